/** The cards, and tables with what the engine answers: `tests/pad/test_page.py` makes them. Without them there is nothing to compare. */

import { readFileSync } from 'node:fs';
import type { Catalogue, Edition } from '../src/lib/types';
import { makeKit, type Kit, type TableRow } from '../src/pad/kit';

interface Asked {
  cards: Record<Edition, Catalogue>;
  rows: {
    table: TableRow;
    answer: {
      scores: { total: number; cave: number; parts: { species: string; cards: number; points: number }[] }[];
    } | null;
  }[];
}

export const asked = process.env.PAD_ASKED;
export const { cards, rows } = asked
  ? (JSON.parse(readFileSync(asked, 'utf-8')) as Asked)
  : { cards: {} as Asked['cards'], rows: [] };
export const kits = asked
  ? { base: makeKit(cards.base), dartmoor: makeKit(cards.dartmoor) }
  : ({} as Record<Edition, Kit>);

/** Numbers that look like chance and are the same each time. */
export function dice(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state * 48271) % 2147483647;
    return state % limit;
  };
}
