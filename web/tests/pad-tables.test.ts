import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Catalogue, Edition } from '../src/lib/types';
import { makeKit, type TableRow } from '../src/pad/kit';
import { Impossible, readTable } from '../src/pad/read';
import { scoreForests } from '../src/pad/score';

// tests/pad/test_page.py makes the tables and says what the engine answers; without them there is nothing to compare.
const asked = process.env.PAD_ASKED;

interface Asked {
  cards: Record<Edition, Catalogue>;
  rows: { table: TableRow; answer: { scores: { total: number; cave: number; parts: { species: string; cards: number; points: number }[] }[] } | null }[];
}

describe.skipIf(!asked)('the pad and the engine', () => {
  const { cards, rows } = asked ? (JSON.parse(readFileSync(asked, 'utf-8')) as Asked) : { cards: {} as Asked['cards'], rows: [] };
  const kits = asked ? { base: makeKit(cards.base), dartmoor: makeKit(cards.dartmoor) } : ({} as Record<Edition, ReturnType<typeof makeKit>>);

  it('agree on every table', () => {
    for (const { table, answer } of rows) {
      const kit = kits[table.edition];
      if (!answer) {
        expect(() => readTable(kit, table), JSON.stringify(table)).toThrow(Impossible);
        continue;
      }
      const scores = scoreForests(kit, readTable(kit, table));
      const found = scores.map(({ total, cave, parts }) => ({ total, cave, parts: parts.map(({ species, cards, points }) => ({ species, cards, points })) }));
      expect(found, JSON.stringify(table)).toEqual(answer.scores.map(({ total, cave, parts }) => ({ total, cave, parts })));
      for (const score of scores) expect(score.cards.flat().reduce((sum, points) => sum + points, score.cave)).toBe(score.total);
    }
  });

  void writeFileSync;
});
