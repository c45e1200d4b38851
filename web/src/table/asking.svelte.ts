/** Points that are asked about: whose they are, and which cards of the forest in the middle they were counted from. */

import { isHalf } from '../card/ids';
import { half } from '../card/names';
import type { Table } from '../lib/table.svelte';
import type { Catalogue, ForestWorth, Look, Part } from '../lib/types';

/** A sum whose cards stand in the middle. */
interface Told {
  seat: number;
  worth: ForestWorth;
  part: Part;
}

export class Asking {
  /** The species whose points are explained. */
  why = $state<string | null>(null);
  #whose = $state<number | null>(null);
  readonly #table: Pick<Table, 'view' | 'look'>;
  readonly #cards: () => Catalogue;
  readonly #shown: () => number;
  #last: Look | null = null;

  /** `shown`: the seat whose forest stands in the middle; only that can light up. */
  constructor(table: Pick<Table, 'view' | 'look'>, cards: () => Catalogue, shown: () => number) {
    this.#table = table;
    this.#cards = cards;
    this.#shown = shown;
  }

  // Between a move and the answer about it the last one stays, so that nothing flickers.
  #look = $derived.by(() => {
    if (this.#table.look) this.#last = this.#table.look;
    return this.#last;
  });

  /** What is asked, if its cards can be shown; of another's points only the sum can. */
  told = $derived.by((): Told | null => {
    const seat = this.#shown();
    const worth = this.why !== null && this.#whose === seat ? this.#look?.worth?.[seat] : null;
    const part = worth?.parts.find((each) => each.species === this.why);
    return worth && part ? { seat, worth, part } : null;
  });

  /** Cards that count, by `host:number in its cards`. */
  counted = $derived.by(() => {
    if (!this.told) return null;
    const { seat, part } = this.told;
    const cards = this.#cards();
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
