/** A card of the clearing that is looked at before it is taken: by a tap, or by a pointer that rests on it. */

import type { Deciding } from './deciding.svelte';

/** Milliseconds that a pointer rests on a card before it is shown. */
const REST = 350;

export class Looking {
  /** The place that the pointer rests on, and the card that lay there: another one that comes there is not meant. */
  #hovered = $state.raw<{ at: number; card: string | undefined } | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #deciding: Deciding;
  readonly #hovers: () => boolean;

  /** `hovers`: whether there is room to show what a pointer rests on. */
  constructor(deciding: Deciding, hovers: () => boolean) {
    this.#deciding = deciding;
    this.#hovers = hovers;
  }

  /** Its place in the clearing. */
  at = $derived.by(() => {
    const { eyed, plan } = this.#deciding;
    if (eyed !== null || !this.#hovers() || plan) return eyed;
    return this.#hovered && this.#lying(this.#hovered.at) === this.#hovered.card ? this.#hovered.at : null;
  });

  card = $derived.by(() => (this.at === null ? undefined : this.#lying(this.at)));

  /** What its halves would bring, once the server has said so. */
  plans = $derived.by(() => {
    const { weighed } = this.#deciding.table;
    return this.card && weighed?.card === this.card ? weighed.plans : null;
  });

  hover = (at: number | null): void => {
    clearTimeout(this.#timer);
    if (at === null) this.#hovered = null;
    else this.#timer = setTimeout(() => (this.#hovered = { at, card: this.#lying(at) }), REST);
  };

  #lying(at: number): string | undefined {
    return this.#deciding.view?.clearing[at];
  }

  close = (): void => {
    this.#deciding.eyed = null;
    this.#hovered = null;
  };
}
