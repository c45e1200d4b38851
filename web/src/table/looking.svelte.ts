/** A card of the clearing that is looked at before it is taken: by a tap, or by a pointer that rests on it. */

import type { Deciding } from './deciding.svelte';

/** Milliseconds that a pointer rests on a card before it is shown. */
const REST = 350;

export class Looking {
  #hovered = $state<number | null>(null);
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
    return eyed ?? (this.#hovers() && !plan ? this.#hovered : null);
  });

  card = $derived.by(() => (this.at === null ? undefined : this.#deciding.view?.clearing[this.at]));

  /** What its halves would bring, once the server has said so. */
  plans = $derived.by(() => {
    const { weighed } = this.#deciding.table;
    return this.card && weighed?.card === this.card ? weighed.plans : null;
  });

  hover = (at: number | null): void => {
    clearTimeout(this.#timer);
    if (at === null) this.#hovered = null;
    else this.#timer = setTimeout(() => (this.#hovered = at), REST);
  };

  close = (): void => {
    this.#deciding.eyed = null;
    this.#hovered = null;
  };
}
