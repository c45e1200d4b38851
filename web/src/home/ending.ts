/** A table that none of its players has opened for long is deleted; those who come in its last days are told. */

import type { View } from '../lib/types';
import { t } from '../lib/words.svelte';

/** One visit to a table: the first view tells how things stood before it, for a player's visit keeps the table. */
export class Visit {
  readonly #days: number | null;
  readonly #seq: number;

  constructor(first: View) {
    this.#days = first.expires_in ?? null;
    this.#seq = first.seq;
  }

  /** What is said of it now: to a player until something is played. */
  words(view: View): string {
    const days = view.me === null ? (view.expires_in ?? null) : view.seq === this.#seq ? this.#days : null;
    return days === null ? '' : t(view.me === null ? 'home-expires-watched' : 'home-expires-kept', { days });
  }
}
