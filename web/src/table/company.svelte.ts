/** Who plays on this device, and who sits elsewhere. */

import { settings } from '../lib/settings.svelte';
import type { Table } from '../lib/table.svelte';

export class Company {
  /** Who said last to have the device now. */
  #passedTo = $state<number | null>(null);
  /** The seats that were seen from here. */
  readonly #own = new Set<number>();
  readonly #table: Table;

  constructor(table: Table) {
    this.#table = table;
    $effect(() => {
      const me = table.view?.me ?? null;
      if (me !== null) this.#own.add(me);
    });
  }

  /** Several people on one device: nobody sees the next hand before it was passed on. */
  mustPass = $derived.by(() => {
    const view = this.#table.view;
    if (!view || view.me === null) return false;
    const shared = view.seats.some((seat, at) => seat.kind === 'human' && at !== view.me && seat.present);
    return this.#own.size > 1 && shared && this.#passedTo !== view.me && view.prompt?.seat === view.me;
  });

  /** Whether there is anybody to show a sign to: bots see no faces. */
  mayReact = $derived.by(() => {
    const view = this.#table.view;
    if (!view || view.me === null || !settings.reactions) return false;
    return view.seats.some((seat, at) => seat.kind === 'human' && at !== view.me && !this.#own.has(at));
  });

  passed = (): void => {
    this.#passedTo = this.#table.view?.me ?? null;
  };
}
