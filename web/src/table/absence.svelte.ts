/** Whoever comes back to a table on which others have moved meanwhile is told what happened. */

import { untrack } from 'svelte';
import { keepSeen, seenOf } from '../lib/seats';
import type { Table } from '../lib/table.svelte';

export class Absence {
  /** Whether the page can be seen. */
  #isSeen = $state(!document.hidden);
  /** The page was just opened, hidden or without a connection: what came meanwhile was not seen. */
  #isReturning = true;
  readonly #table: Table;

  /** `tell`: hears from which position on something was missed. */
  constructor(table: Table, tell: (from: number) => void) {
    this.#table = table;
    $effect(() => {
      const { view, link, isCaughtUp } = table;
      if (!view || !isCaughtUp || link !== 'open' || !this.#isSeen) this.#isReturning = true;
      else untrack(() => this.#see(table.moves, tell));
    });
  }

  /** The page was hidden or is seen again. */
  turned = (): void => {
    this.#isSeen = !document.hidden;
  };

  #see(moves: number, tell: (from: number) => void): void {
    const from = seenOf(this.#table.id);
    if (this.#isReturning && from !== null && from < moves && this.#hasMissed(from)) tell(from);
    this.#isReturning = false;
    if (from !== moves) keepSeen(this.#table.id, moves);
  }

  /** Whether others have moved since, or a bot for this seat. */
  #hasMissed(from: number): boolean {
    const { log, notes, view } = this.#table;
    const me = view?.me ?? null;
    const isOwn = !notes.some((note) => note.seat === me && note.type === 'stand_in' && note.after >= from);
    return me !== null && log.some((entry) => entry.seq > from && !(isOwn && entry.seat === me));
  }
}
