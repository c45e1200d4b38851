/** The cards, and tables with what the engine answers: `tests/pad/test_page.py` makes them. Without them there is nothing to compare. */

import { readFileSync } from 'node:fs';
import type { Catalogue } from '../src/lib/types';
import { Rules, type CompiledRules, type TableRow } from '../src/rules';

/** The games that the tests know. */
export type Known = 'base' | 'dartmoor';

interface Asked {
  cards: Record<string, Catalogue>;
  rules: Record<string, CompiledRules>;
  rows: {
    table: TableRow & { edition: Known };
    answer: {
      scores: {
        total: number;
        cave: number;
        parts: { species: string; cards: number; points: number; text: string; kind: string }[];
      }[];
    } | null;
  }[];
}

export const asked = process.env.PAD_ASKED;
const found = asked ? (JSON.parse(readFileSync(asked, 'utf-8')) as Asked) : null;
export const cards = found?.cards ?? {};
export const rows = found?.rows ?? [];
export const allRules = Object.fromEntries(
  Object.entries(found?.rules ?? {}).map(([edition, rules]) => [edition, new Rules(rules, cards[edition]!)]),
) as Record<Known, Rules>;

/** Numbers that look like chance and are the same each time. */
export function dice(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state * 48271) % 2147483647;
    return state % limit;
  };
}
