import { writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { addCard, addHost, judge, judged } from '../src/pad/entry';
import { numbersOf, type ForestRow, type Points, type Rules, type Quick, type TableRow } from '../src/rules';
import { openIn, readNumbers, type Question } from '../src/rules';
import { forestsJson } from '../src/pad/export';
import type { Scored } from '../src/pad/history';
import { canBeCards, setAnswer, setCount, toCards, toNumbers } from '../src/pad/quick-entry';
import { Impossible, readTable } from '../src/rules';
import { asked, dice, allRules, rows, type Known } from './asked';

/** A table of dense forests: few species of hosts, most places taken, many symbols. */
function packed(rules: Rules, seed: number): TableRow {
  const below = dice(seed + 7000);
  const pick = <T>(list: T[]): T => list[below(list.length)]!;
  const symbols = Object.keys(rules.cards.tree_symbols);
  const hosts = rules.order.filter((species) => rules.kind(species));
  const dwellers = rules.order.filter((species) => !rules.kind(species));
  const shown = (species: string): string =>
    species in rules.cards.tree_symbols || species === rules.cards.face_down || !below(4)
      ? species
      : `${species}@${pick(symbols)}`;
  let table: TableRow = {
    format: 'spinney.forests/1',
    edition: rules.cards.edition,
    forests: ['Ana', 'Ben'].map((name) => ({ name, cave: below(9), hosts: [] })),
  };
  const attempt = (next: TableRow): void => {
    if (!(judged(rules, next) instanceof Impossible)) table = next;
  };
  for (const seat of [0, 1]) {
    const kinds = Array.from({ length: 1 + below(3) }, () => pick(hosts));
    // Few species make many pairs, sets and majorities.
    const crowd = Array.from({ length: 6 + below(20) }, () => pick(dwellers));
    for (let host = 0; host < 3 + below(5); host += 1) {
      attempt(addHost(table, seat, shown(pick(kinds))));
      const place = table.forests[seat]!.hosts.length - 1;
      for (let card = 0; card < 12 && place >= 0; card += 1) {
        const species = pick(crowd);
        attempt(addCard(table, seat, place, pick(rules.sides(species)), shown(species)));
      }
    }
  }
  return table;
}

/** The table with some of its forests in numbers. */
function inNumbers(rules: Rules, table: TableRow, isCounted: (seat: number) => boolean): TableRow {
  const read = readTable(rules, table);
  return {
    ...table,
    forests: table.forests.map((forest, seat) =>
      isCounted(seat) ? { ...forest, hosts: [], quick: numbersOf(rules, read[seat]!) } : forest,
    ),
  };
}

/** Totals, and the points and cards of each species. */
function worth(rules: Rules, table: TableRow): object {
  return judge(rules, table).scores.map(({ total, cave, parts }) => ({
    total,
    cave,
    parts: Object.fromEntries(parts.map(({ species, cards, points, doubled }) => [species, [cards, points, doubled]])),
  }));
}

describe.skipIf(!asked)('a forest in numbers', () => {
  it('has the points of its cards, alone or beside forests of cards', { timeout: 120_000 }, () => {
    const dense = Array.from({ length: 240 }, (_, seed) => packed(allRules[seed % 2 ? 'base' : 'dartmoor'], seed + 1));
    const questions = new Set<string>();
    const written: object[] = [];
    for (const table of [...rows.flatMap((row) => (row.answer ? [row.table] : [])), ...dense]) {
      const rules = allRules[table.edition as Known];
      const expected = worth(rules, table);
      for (const isCounted of [() => true, (seat: number) => seat % 2 === 0, (seat: number) => seat % 2 === 1]) {
        const counted = inNumbers(rules, table, isCounted);
        expect(worth(rules, counted), JSON.stringify(table)).toEqual(expected);
        const file = JSON.parse(forestsJson({ table: counted } as Scored, rules)) as object;
        written.push({ table: file, totals: judge(rules, counted).scores.map(({ total }) => total) });
        for (const { quick } of counted.forests) {
          const answers = Object.entries(quick?.answers ?? {});
          // What the server of a joint pad takes.
          expect(answers.length).toBeLessThanOrEqual(60);
          for (const [id, number] of answers) {
            expect(id).toMatch(/^[a-z0-9_@:.-]{1,60}$/);
            expect(number).toBeLessThanOrEqual(99);
            if (number) questions.add(id.replace(/^(own|symbol|twice):.*/, '$1'));
          }
        }
      }
    }
    writeFileSync(process.env.PAD_COUNTED!, JSON.stringify(written));
    expect([...questions].sort()).toEqual([
      'at:silver_fir', 'bees:beech', 'bees:horse_chestnut', 'bees:linden', 'bees:type.tree', 'full:tree', 'met:chaffinch', 'met:common_toad',
      'met:crab_apple', 'met:european_fat_dormouse', 'met:european_polecat', 'met:meadowsweet', 'met:nightingale', 'met:nuthatch',
      'met:red_squirrel', 'met:wheatear', 'own', 'shown:squeaker.woodland_edge', 'slot:bottom.tree', 'symbol', 'twice',
    ]); // prettier-ignore
  });

  const quick = (edition: Known, counts: Quick['counts'], answers: Quick['answers'] = {}): Question[] =>
    readNumbers(allRules[edition], { counts, answers }).questions;
  const choices = (
    edition: Known,
    counts: Quick['counts'],
    answers: Quick['answers'] = {},
  ): Record<string, [number, number]> =>
    Object.fromEntries(
      quick(edition, counts, answers).flatMap(({ id, asked, value, most }) => (asked ? [[id, [value, most]]] : [])),
    );
  const table = (edition: Known, ...forests: Partial<ForestRow>[]): TableRow => ({
    format: 'spinney.forests/1',
    edition,
    forests: forests.map((forest) => ({ name: 'Ana', cave: 0, hosts: [], ...forest })),
  });
  const total = (edition: Known, counts: Quick['counts'], answers: Quick['answers'] = {}): number =>
    judge(allRules[edition], table(edition, { quick: { counts, answers } })).scores[0]!.total;
  const code = (found: object): string => (found instanceof Impossible ? found.code : 'fine');

  it('asks only what the numbers leave open', () => {
    expect(choices('base', { chaffinch: 3 })).toEqual({});
    expect(choices('base', { chaffinch: 3, birch: 4 })).toEqual({});
    // All of them are at a beech where there is nothing else.
    expect(choices('base', { chaffinch: 3, beech: 3 })).toEqual({});
    expect(total('base', { chaffinch: 3, beech: 3 })).toBe(15);
    expect(choices('base', { chaffinch: 3, beech: 2, birch: 4 })).toEqual({ 'met:chaffinch': [0, 2] });
    // In base all hosts are trees.
    expect(choices('base', { wood_ant: 2, oak: 2 })).toEqual({});
    expect(choices('dartmoor', { wheatear: 2, tor: 1, ash: 1 })).toMatchObject({ 'met:wheatear': [0, 2] });
    expect(choices('base', { beech_marten: 2, gnat: 2, oak: 4, goshawk: 1 })).toEqual({});
    expect(choices('base', { beech_marten: 2, gnat: 2, oak: 4, goshawk: 1, mole: 1 })).toEqual({ 'full:tree': [0, 1] });
  });

  it('takes no answer beyond the numbers', () => {
    expect(choices('base', { chaffinch: 3, beech: 2, birch: 4 }, { 'met:chaffinch': 9 })).toEqual({
      'met:chaffinch': [2, 2],
    });
    expect(choices('base', { common_toad: 5, birch: 4 }, { 'met:common_toad': 3 })).toEqual({
      'met:common_toad': [2, 4],
    });
    // Two bees can't be at three trees.
    const bees = { 'bees:beech': 1, 'bees:linden': 2 };
    const found = quick('base', { violet_carpenter_bee: 2, beech: 2, linden: 2, birch: 1 }, bees).filter(
      (question) => question.asked,
    );
    expect(found.map(({ id, value, limit }) => [id, value, limit])).toEqual([['bees:beech', 1, 1], ['bees:linden', 1, 1]]); // prettier-ignore
    const owns = quick('base', { roe_deer: 1, oak: 1 }, { 'own:roe_deer@birch': 1, 'own:roe_deer@beech': 1 }).filter(
      ({ ask }) => ask.is === 'own',
    );
    expect(owns.reduce((sum, { value }) => sum + value, 0)).toBe(1);
    // What counts twice lies on a moor.
    expect(
      choices('dartmoor', { meadowsweet: 3, blanket_bog: 1, tor: 1, ash: 3 }, { 'twice:meadowsweet': 2 }),
    ).toMatchObject({ 'met:meadowsweet': [2, 3] });
  });

  it('says which questions wait', () => {
    const open = (counts: Quick['counts'], answers: Quick['answers']): number =>
      openIn(readNumbers(allRules.base, { counts, answers }));
    const counts = { chaffinch: 1, beech: 2, birch: 2, roe_deer: 2, gnat: 1 };
    expect(open(counts, {})).toBe(2);
    expect(open(counts, { 'met:chaffinch': 0 })).toBe(1);
    expect(
      open(counts, {
        'met:chaffinch': 0,
        'own:roe_deer@birch': 1,
        'own:roe_deer@linden': 1,
        'symbol:birch': 0,
        'symbol:linden': 0,
      }),
    ).toBe(0);
  });

  it('steps on and forgets answers that nobody asks for', () => {
    const rules = allRules.base;
    let now = table('base', { quick: { counts: { chaffinch: 2, beech: 2, birch: 2 }, answers: {} } });
    now = setAnswer(rules, now, 0, 'met:chaffinch', 2);
    expect(now.forests[0]!.quick!.answers).toEqual({ 'met:chaffinch': 2 });
    now = setCount(rules, now, 0, 'chaffinch', 1);
    expect(now.forests[0]!.quick).toEqual({
      counts: { beech: 2, birch: 2, chaffinch: 1 },
      answers: { 'met:chaffinch': 1 },
    });
    now = setCount(rules, now, 0, 'beech', 0);
    expect(now.forests[0]!.quick).toEqual({ counts: { birch: 2, chaffinch: 1 }, answers: {} });
    expect(canBeCards(now.forests[0]!)).toBe(false);
  });

  it('comes from cards, and goes back while it is empty', () => {
    const rules = allRules.base;
    const cards = table('base', {
      cave: 2,
      hosts: [
        { species: 'oak', top: ['chaffinch'] },
        { species: 'beech', top: ['chaffinch'] },
      ],
    });
    const numbers = toNumbers(rules, cards, 0, readTable(rules, cards)[0]!);
    expect(numbers.forests[0]).toEqual({
      name: 'Ana',
      cave: 2,
      hosts: [],
      quick: { counts: { beech: 1, oak: 1, chaffinch: 2 }, answers: { 'met:chaffinch': 1 } },
    });
    const empty = table('base', { quick: { counts: {}, answers: {} } });
    expect(canBeCards(empty.forests[0]!)).toBe(true);
    expect(toCards(empty, 0)).toEqual(table('base', {}));
  });

  it('holds no more than the box, together with forests of cards', () => {
    const half = { quick: { counts: { oak: 4 }, answers: {} } };
    expect(
      code(
        judged(
          allRules.base,
          table('base', half, { hosts: [{ species: 'oak' }, { species: 'oak' }, { species: 'oak' }] }),
        ),
      ),
    ).toBe('fine');
    expect(code(judged(allRules.base, table('base', half, half)))).toBe('copies');
    expect(
      code(judged(allRules.base, table('base', { quick: { counts: { sapling: 150 }, answers: {} }, cave: 9 }))),
    ).toBe('box');
    expect(code(judged(allRules.base, table('base', { quick: { counts: { tor: 1 }, answers: {} } })))).toBe('unknown');
    expect(code(judged(allRules.base, table('base', { quick: { counts: { oak: 1.5 }, answers: {} } })))).toBe('copies');
  });

  it('is compared by its numbers alone', () => {
    // A forest is asked for what its own cards need, and for its bees; nothing else may be compared.
    const compared = (points: Points): number[] => {
      if (typeof points === 'number') return [];
      if (points[0] === 'lead') return [points[1]];
      return points[0] === 'product' ? (points.slice(1) as Points[]).flatMap(compared) : [];
    };
    for (const rules of Object.values(allRules)) {
      for (const species of rules.order) {
        for (const number of compared(rules.of(species).points)) {
          const { cards, different } = rules.counter(number);
          expect(cards ?? different, species).toBeDefined();
        }
      }
    }
    const scores = judge(
      allRules.base,
      table(
        'base',
        { quick: { counts: { linden: 2 }, answers: {} } },
        { hosts: [{ species: 'linden', left: ['violet_carpenter_bee'] }, { species: 'linden' }] },
      ),
    ).scores;
    expect(scores.map(({ total: points }) => points)).toEqual([2, 6]);
  });
});
