import { writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bare } from '../src/card/ids';
import {
  addCard,
  addHost,
  cardAt,
  cardOffers,
  hostOffers,
  judge,
  judged,
  moveCard,
  oneMore,
  remove,
  symbolWays,
  textsOf,
  withForest,
} from '../src/pad/entry';
import { whyText } from '../src/pad/why-words';
import { loadWords } from '../src/lib/words.svelte';
import { SIDES, type ForestRow, type HostRow, type Rules, type Side, type TableRow } from '../src/rules';
import { Impossible, readTable } from '../src/rules';
import { scoreForests } from '../src/rules';
import { asked, cards, dice, allRules, rows, type Known } from './asked';

/** A table as random taps make it: hosts, cards at any side, symbols, counters, moves, cards taken away. */
function tapped(rules: Rules, seed: number): TableRow {
  const below = dice(seed);
  const pick = <T>(list: T[]): T | undefined => list[below(list.length || 1)];
  const names = ['Ana', 'Ben', 'Eva'].slice(0, 1 + (seed % 3));
  let table: TableRow = {
    format: 'spinney.forests/1',
    edition: rules.cards.edition,
    forests: names.map((name) => ({ name, cave: 0, hosts: [] })),
  };
  const attempt = (next: TableRow | Impossible): void => {
    if (!(next instanceof Impossible) && !(judged(rules, next) instanceof Impossible)) table = next;
  };
  for (let tap = 0; tap < 45; tap += 1) {
    const seat = below(names.length);
    const forest = table.forests[seat]!;
    const host = below(forest.hosts.length || 1);
    const before = judge(rules, table).scores[seat]!.total;
    const card = pick(textsOf(forest))?.at;
    const what = below(12);
    if (what < 2 || !forest.hosts.length) {
      const offer = pick(hostOffers(rules, table, seat, before).filter(({ refusal }) => !refusal))!;
      const next = addHost(table, seat, offer.species);
      expect(judge(rules, next).scores[seat]!.total).toBe(before + offer.gain);
      attempt(next);
    } else if (what < 8) {
      const offer = pick(
        cardOffers(rules, table, seat, host, before, pick([...SIDES])!).filter(({ refusal }) => !refusal),
      );
      if (!offer) continue;
      const next = addCard(table, seat, host, offer.side!, offer.species);
      expect(judge(rules, next).scores[seat]!.total).toBe(before + offer.gain);
      attempt(next);
    } else if (what === 8) attempt(withForest(table, seat, (one) => (one.cave += below(4))));
    else if (what === 9 && card && rules.isAskable(bare(cardAt(forest, card))))
      attempt(
        symbolWays(rules, table, seat, card, pick(rules.symbolsOf(bare(cardAt(forest, card)))) ?? null)[0]!.table,
      );
    else if (what === 10) attempt(oneMore(rules, table, seat, pick(rules.crowds)!, host));
    else if (card?.from && below(2)) attempt(moveCard(rules, table, seat, card, host, card.from[0]).table);
    else if (card && below(2)) attempt(remove(table, seat, card));
  }
  return table;
}

describe.skipIf(!asked)('the pad and the engine', () => {
  it('agree on every table', { timeout: 120_000 }, () => {
    for (const { table, answer } of rows) {
      const rules = allRules[table.edition as Known];
      if (!answer) {
        expect(() => readTable(rules, table), JSON.stringify(table)).toThrow(Impossible);
        continue;
      }
      const scores = scoreForests(rules, readTable(rules, table));
      const found = scores.map(({ total, cave, parts }) => ({
        total,
        cave,
        parts: parts.map(({ species, cards, points }) => ({ species, cards, points })),
      }));
      const expected = answer.scores.map(({ total, cave, parts }) => ({
        total,
        cave,
        parts: parts.map(({ species, cards, points }) => ({ species, cards, points })),
      }));
      expect(found, JSON.stringify(table)).toEqual(expected);
      for (const score of scores)
        expect(score.cards.flat().reduce((sum, points) => sum + points, score.cave)).toBe(score.total);
    }
  });

  it('give the same reasons', async () => {
    await loadWords('en', ['shell', 'reasons']);
    for (const { table, answer } of rows) {
      if (!answer) continue;
      const rules = allRules[table.edition as Known];
      for (const [seat, score] of scoreForests(rules, readTable(rules, table)).entries()) {
        for (const [place, part] of score.parts.entries()) {
          const { text, kind } = answer.scores[seat]!.parts[place]!;
          // Equal symbols are taken together here, and cards that score together are named by what was counted.
          if (kind !== 'own_symbol' && kind !== 'together') expect(whyText(rules, part)).toBe(text);
          else expect(whyText(rules, part)).toContain(String(part.points));
        }
      }
    }
  });

  it('say why something is refused', () => {
    const why = (edition: Known, hosts: HostRow[], more: Partial<ForestRow> = {}): string => {
      const found = judged(allRules[edition], {
        format: 'spinney.forests/1',
        edition,
        forests: [{ name: 'Ana', cave: 0, hosts, ...more }],
      });
      return found instanceof Impossible ? found.code : 'fine';
    };
    expect(why('base', [{ species: 'oak', top: ['goshawk', 'tawny_owl'] }])).toBe('taken');
    expect(why('base', [{ species: 'oak', top: ['wolf'] }])).toBe('wrong_place');
    expect(why('base', [{ species: 'oak', top: ['beech'] }])).toBe('is_host');
    expect(why('base', [{ species: 'wolf' }])).toBe('no_host');
    expect(why('base', [{ species: 'tor' }])).toBe('unknown');
    expect(
      why(
        'base',
        Array.from({ length: 8 }, () => ({ species: 'oak' })),
      ),
    ).toBe('copies');
    expect(why('base', [], { cave: 159 })).toBe('cave');
    expect(why('base', [{ species: 'oak' }], { cave: 158 })).toBe('box');
    expect(why('base', [], { cave_card: 1 })).toBe('no_caves');
    expect(why('base', [{ species: 'oak', bottom: ['common_toad', 'common_toad'] }])).toBe('fine');
    expect(why('base', [{ species: 'oak', bottom: ['common_toad', 'common_toad', 'common_toad'] }])).toBe('taken');
    const { halves } = allRules.base!.compiled;
    const [gone, symbols] = Object.entries(halves).map(
      ([key, shown]) => [key, shown.map(([symbol]) => symbol)] as const,
    )[0]!;
    const [species, side] = gone.split('/') as [string, Side];
    const never = Object.keys(cards.base!.tree_symbols).find((symbol) => !symbols.includes(symbol))!;
    expect(why('base', [{ species: 'oak', [side]: [`${species}@${never}`] }])).toBe('no_half');
    const once = symbols.find((symbol) => symbols.filter((other) => other === symbol).length === 1)!;
    expect(
      why('base', [
        { species: 'oak', [side]: [`${species}@${once}`] },
        { species: 'oak', [side]: [`${species}@${once}`] },
      ]),
    ).toBe('half_gone');
    expect(why('dartmoor', [{ species: 'ash', top: ['grey_heron'] }])).toBe('host_kind');
    expect(why('dartmoor', [{ species: 'tor', left: ['shrew'] }])).toBe('no_sides');
    expect(why('dartmoor', [{ species: 'ash', top: ['cuckoo'] }])).toBe('needs_company');
    expect(why('dartmoor', [{ species: 'ash', top: ['buzzard', 'cuckoo'] }])).toBe('fine');
    const two = { name: 'Ana', cave: 0, cave_card: 4, hosts: [] };
    expect(
      judged(allRules.dartmoor, { format: 'spinney.forests/1', edition: 'dartmoor', forests: [two, two] }),
    ).toMatchObject({ code: 'cave_twice' });
  });

  it('let in only what the engine takes', { timeout: 120_000 }, () => {
    const entered: { table: TableRow; totals: number[] }[] = [];
    for (let seed = 1; seed <= 40; seed += 1) {
      const rules = allRules[seed % 2 ? 'base' : 'dartmoor'];
      const table = tapped(rules, seed);
      entered.push({ table, totals: judge(rules, table).scores.map(({ total }) => total) });
    }
    writeFileSync(process.env.PAD_ENTERED!, JSON.stringify(entered));
    expect(entered.flatMap(({ table }) => table.forests.flatMap(({ hosts }) => hosts)).length).toBeGreaterThan(100);
  });
});
