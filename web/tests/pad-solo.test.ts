import { describe, expect, it } from 'vitest';
import { judge } from '../src/pad/entry';
import { readFile } from '../src/pad/files';
import { numbersOf, progressOf, type TableRow } from '../src/rules';
import { allRules, asked, rows } from './asked';

interface Solo {
  challenge: number | null;
  have: number;
  need: number;
}

describe.skipIf(!asked)('a game that was played alone', () => {
  it('is scored and judged as by the engine, by cards and by numbers', { timeout: 60_000 }, () => {
    const seen = new Set<number>();
    for (const { table, answer } of rows) {
      const rules = allRules[table.edition];
      const { solo, scores } = answer as typeof answer & { solo: Solo };
      const found = judge(rules, table);
      expect(found.scores[0]!.total).toBe(scores[0]!.total);
      const progress = progressOf(rules, found.forests[0]!, found.scores[0]!, table.options?.challenge, false);
      expect(progress, JSON.stringify(table)).toEqual(
        solo.challenge === null ? null : { have: solo.have, need: solo.need, asks: false },
      );
      const quick = numbersOf(rules, found.forests[0]!);
      const inNumbers: TableRow = { ...table, forests: [{ ...table.forests[0]!, hosts: [], quick }] };
      const counted = judge(rules, inNumbers);
      expect(counted.scores[0]!.total).toBe(scores[0]!.total);
      for (const says of [false, true]) {
        const told = progressOf(rules, counted.forests[0]!, counted.scores[0]!, table.options?.challenge, says);
        if (told?.asks) expect(told.have >= told.need).toBe(says);
        else expect(told).toEqual(progress);
      }
      if (solo.challenge) seen.add(solo.challenge);
    }
    expect(seen.size).toBe(15);
  });
});

describe('a file of a game that was played alone', () => {
  const table = {
    format: 'spinney.forests/1',
    edition: 'dartmoor',
    options: { solo: true, challenge: 3, removed: 45 },
    forests: [{ name: 'Ana', cave: 2, hosts: [] }],
  };

  it('is read with what it was played for', () => {
    const read = readFile(JSON.stringify(table));
    expect(read && 'table' in read && read.table.options).toEqual({ solo: true, challenge: 3 });
  });

  it('is no file of two', () => {
    const [ana] = table.forests;
    expect(readFile(JSON.stringify({ ...table, forests: [ana, ana] }))).toBeNull();
    expect(readFile(JSON.stringify({ ...table, options: { solo: true, challenge: 'three' } }))).toBeNull();
  });
});
