/** The moments of a game that decided, once its review has found them: pins at the slider of its replay. */

import type { MomentTold } from '../lib/types';

export interface Pin {
  /** Moves before it. */
  at: number;
  seat: number;
  kind: MomentTold['kind'];
}

const key = (table: string): string => `spinney.pins.${table}`;

/** Keeps what a review of a table found, as long as the page is open. */
export function keepPins(table: string, moments: MomentTold[]): void {
  const pins: Pin[] = moments.map(({ number, seat, kind }) => ({ at: number - 1, seat, kind }));
  try {
    sessionStorage.setItem(key(table), JSON.stringify(pins));
  } catch {
    // A browser that keeps nothing shows none.
  }
}

export function pinsOf(table: string): Pin[] {
  try {
    return JSON.parse(sessionStorage.getItem(key(table)) ?? '[]') as Pin[];
  } catch {
    return [];
  }
}
