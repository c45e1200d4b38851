/** Hints that are shown: numbered candidates, of which one is open and lights up. They point; the player plays. */

import { cardId } from '../card/ids';
import type { Catalogue } from '../lib/types';
import type { Deciding } from './deciding.svelte';
import { candidatesOf, type Candidate, type Zone } from './hints';
import { placed } from './layout';

/** Milliseconds that what is pointed at beats. */
const BEATS = 1500;

export class Hinting {
  /** Which candidate is open. */
  at = $state(0);
  /** Whether its card and place beat now. */
  pulse = $state(false);
  readonly #deciding: Deciding;
  readonly #cards: () => Catalogue;

  constructor(deciding: Deciding, cards: () => Catalogue) {
    this.#deciding = deciding;
    this.#cards = cards;
  }

  isOn = $derived.by(() => {
    const { isMine, table, plan } = this.#deciding;
    return isMine && table.hint !== null && !plan;
  });

  candidates = $derived.by((): Candidate[] => {
    const { table, plans, view } = this.#deciding;
    return this.isOn ? candidatesOf(table.hint!, plans, view!, this.#cards()) : [];
  });

  candidate = $derived.by(() => this.candidates[this.at] ?? null);

  /** The numbers of the candidates, by card, where their cards lie. */
  marks = $derived.by(() => ({ hand: this.#marksIn('hand'), clearing: this.#marksIn('clearing') }));

  /** The half or card that the open one is about, if it lies there. */
  lit(zone: Zone): string | null {
    return this.candidate?.zone === zone ? this.candidate.card : null;
  }

  #marksIn(zone: Zone): Map<string, number> {
    const found = this.candidates.flatMap((one, at) =>
      one.zone === zone ? placed(one.cards.map(cardId)).map(({ key }) => [key, at + 1] as const) : [],
    );
    return new Map(found.reverse());
  }

  /** The number of the candidate that draws from the deck. */
  get deck(): number | null {
    return this.candidates.findIndex((one) => one.move === 'draw deck') + 1 || null;
  }

  get litDeck(): boolean {
    return this.candidate?.move === 'draw deck';
  }

  point = (): void => {
    this.pulse = false;
    requestAnimationFrame(() => (this.pulse = true));
    setTimeout(() => (this.pulse = false), BEATS);
  };

  close = (): void => {
    this.#deciding.table.hint = null;
    this.at = 0;
  };
}
