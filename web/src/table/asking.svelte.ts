/** Points that are asked about: whose they are, and which cards of the forest in the middle they were counted from. */

import { isHalf } from '../card/ids';
import { half } from '../card/names';
import type { Table } from '../lib/table.svelte';
import type { Catalogue } from '../lib/types';

export class Asking {
  /** The species whose points are explained. */
  why = $state<string | null>(null);
  #whose = $state<number | null>(null);
  readonly #table: Table;
  readonly #cards: () => Catalogue;
  readonly #shown: () => number;

  /** `shown`: the seat whose forest stands in the middle; only that can light up. */
  constructor(table: Table, cards: () => Catalogue, shown: () => number) {
    this.#table = table;
    this.#cards = cards;
    this.#shown = shown;
  }

  /** Cards that count, by `host:number in its cards`. */
  counted = $derived.by(() => {
    const [seat, cards] = [this.#shown(), this.#cards()];
    const asks = this.why !== null && this.#whose === seat;
    const part = asks ? this.#table.look?.worth?.[seat]?.parts.find((each) => each.species === this.why) : null;
    if (!part) return null;
    const found = new Map<string, 'self' | 'count'>(part.counted.map(([host, index]) => [`${host}:${index}`, 'count']));
    this.#table.view?.seats[seat]?.forest.hosts.forEach((host, at) =>
      host.cards.forEach(([, id], index) => {
        const species = id && isHalf(id) ? half(cards, id)?.species : cards.face_down;
        if (species === this.why) found.set(`${at}:${index}`, 'self');
      }),
    );
    return found;
  });

  /** Asks for a species of a seat; the same once more asks for nothing. */
  ask = (species: string, seat: number): void => {
    this.why = this.why === species && this.#whose === seat ? null : species;
    this.#whose = seat;
  };
}
