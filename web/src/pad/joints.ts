/** Joint pads that this phone is at, so that it finds back to them. */

import type { TableRow } from '../rules';
import { keyOf } from './pad.svelte';

const KEY = 'spinney.pads';
const MOST = 8;

export interface JointNote {
  id: string;
  edition: TableRow['edition'];
  names: string[];
}

/** All of them, the newest first. */
export function joints(): JointNote[] {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '[]') as JointNote[];
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

/** Notes a pad, or with no table forgets it. */
export function noteJoint(id: string, table: TableRow | null): void {
  const others = joints().filter((one) => one.id !== id);
  const now = table
    ? [{ id, edition: table.edition, names: table.forests.map(({ name }) => name) }, ...others]
    : others;
  try {
    for (const old of now.slice(MOST)) localStorage.removeItem(keyOf(old.id));
    if (!table) localStorage.removeItem(keyOf(id));
    localStorage.setItem(KEY, JSON.stringify(now.slice(0, MOST)));
  } catch {
    // A browser that keeps nothing finds back by the link.
  }
}
