/**
 * Coming to a table by a link: its line is opened, and its cards are asked for, while the words and the page itself are still
 * on their way.
 */

import { cardsOfTable, fetchCards } from './cards-of';
import { editionInfo } from './editions.svelte';
import { tokenOf } from './seats';
import { settings } from './settings.svelte';
import { Table } from './table.svelte';

let called: Table | null = null;

/** Calls a table before its page can be shown. */
export function call(id: string): void {
  const table = (called = new Table(id, tokenOf(id)));
  const stop = $effect.root(() => {
    $effect(() => {
      const { view } = table;
      // What a server tells of its games is on its way, too: it says which cards are this table's.
      if (!view || !editionInfo(view.edition)) return;
      // The page asks for the same ones again when it is there, and hears of what went wrong then.
      void fetchCards(cardsOfTable(view, id, settings.lang)).catch(() => undefined);
      stop();
    });
  });
}

/** The table of a page: the one that was called, or a new one. */
export function tableOf(id: string): Table {
  const table = called?.id === id ? called : new Table(id, tokenOf(id));
  called = null;
  return table;
}
