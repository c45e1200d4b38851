/** Whether a table is a guided game: its address says so, until the guide is closed or has had its last word. */

import { route } from '../lib/route.svelte';

export class Guide {
  readonly #key: string;
  #isOver = $state(false);
  isOn = $derived(route().query.get('guide') === '1' && !this.#isOver);

  constructor(table: string) {
    this.#key = `spinney.guided.${table}`;
    try {
      this.#isOver = sessionStorage.getItem(this.#key) !== null;
    } catch {
      // A browser that keeps nothing is guided each time.
    }
  }

  /** What it says now is its last word: whoever comes back finds it no more. */
  say(): void {
    try {
      sessionStorage.setItem(this.#key, '1');
    } catch {
      // See above.
    }
  }

  /** Away with it. */
  end = (): void => {
    this.say();
    this.#isOver = true;
  };
}
