/** Scored games that this device keeps. */

import type { TableRow } from '../rules';

const KEY = 'spinney.pad.history';
const MOST = 200;

export interface Scored {
  id: string;
  /** When it was kept, in milliseconds. */
  date: number;
  table: TableRow;
  totals: number[];
  /** Who played a turn less. */
  less: boolean[];
}

/** All kept games, the newest first. */
export function history(): Scored[] {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '[]') as Scored[];
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

export const historyEntry = (id: string): Scored | null => history().find((one) => one.id === id) ?? null;

function write(all: Scored[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(all.slice(0, MOST)));
  } catch {
    // A full or closed store keeps no history; the result can still be exported.
  }
}

/** Keeps a game; the same id again is written over. */
export function keep(scored: Scored): void {
  write([scored, ...history().filter((one) => one.id !== scored.id)]);
}

export const forget = (id: string): void => write(history().filter((one) => one.id !== id));

/** The seats with the highest total. */
export function winnersOf(totals: number[]): number[] {
  const best = Math.max(...totals);
  return totals.flatMap((total, seat) => (total === best ? [seat] : []));
}
