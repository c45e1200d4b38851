import { describe, expect, it, vi } from 'vitest';
import { bare } from '../src/card/ids';
import type { At, Step } from '../src/pad/entry';
import type { HostRow, Rules, Side, TableRow } from '../src/rules';
import { asked, allRules } from './asked';

const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
});
vi.stubGlobal('addEventListener', () => undefined);

const { judgedApart, offeredAt } = await import('../src/pad/apart');
const {
  addCard,
  addHost,
  cardAt,
  followed,
  hostOffers,
  judge,
  judged,
  moveCard,
  oddities,
  openSymbols,
  setSymbol,
  symbolWays,
  unsure,
} = await import('../src/pad/entry');
const { Pad } = await import('../src/pad/pad.svelte');
const { Impossible } = await import('../src/rules');

const tableOf = (rules: Rules, ...forests: HostRow[][]): TableRow => ({
  format: 'spinney.forests/1', edition: rules.cards.edition, forests: forests.map((hosts, seat) => ({ name: `P${seat}`, cave: 0, hosts })),
}); // prettier-ignore
const first = (table: TableRow, at: At): string => cardAt(table.forests[0]!, at);
const isFine =
  (rules: Rules) =>
  (step: Step): boolean =>
    !(judged(rules, step.table) instanceof Impossible);

/** Side species of a game with a symbol that only the right halves have, and one that the left have. */
function onesided(rules: Rules): { species: string; left: string; right: string }[] {
  return rules.order.filter((species) => rules.cards.species[species]!.place === 'side').flatMap((species) => {
    const only = (side: Side, other: Side): string | undefined => rules.symbolsAt(species, side).find((symbol) => !rules.symbolsAt(species, other).includes(symbol));
    const [left, right] = [only('left', 'right'), only('right', 'left')];
    return left && right ? [{ species, left, right }] : [];
  }); // prettier-ignore
}

describe.skipIf(!asked)('a card that shows a symbol', () => {
  const at: At = { host: 0, from: ['left', 0] };

  it('goes to the side that has it', () => {
    const rules = allRules.base;
    const cases = onesided(rules);
    expect(cases.length).toBeGreaterThan(10);
    for (const { species, left, right } of cases) {
      const table = tableOf(rules, [{ species: 'oak', left: [species] }]);
      expect(rules.symbolsOf(species)).toEqual(expect.arrayContaining([left, right]));
      expect(symbolWays(rules, table, 0, at, left).map((step) => step.at)).toEqual([at]);
      const step = symbolWays(rules, table, 0, at, right).find(isFine(rules))!;
      expect(step.at).toEqual({ host: 0, from: ['right', 0] });
      expect(step.table.forests[0]!.hosts[0]).toMatchObject({ left: [], right: [`${species}@${right}`] });
      expect(symbolWays(rules, step.table, 0, step.at, null)[0]!.table.forests[0]!.hosts[0]!.right).toEqual([species]);
    }
  });

  it('changes places with the card of that side', () => {
    const rules = allRules.base;
    const [one, other] = onesided(rules).filter(({ species }) => !rules.of(species).joins.length);
    for (const text of [other!.species, `${other!.species}@${other!.left}`]) {
      const table = tableOf(rules, [{ species: 'oak', left: [one!.species], right: [text] }]);
      const step = symbolWays(rules, table, 0, at, one!.right).find(isFine(rules))!;
      expect(step.table.forests[0]!.hosts[0]).toEqual({
        species: 'oak',
        left: [text],
        right: [`${one!.species}@${one!.right}`],
      });
      const there: At = { host: 0, from: ['right', 0] };
      expect([followed(at, at, step.at), followed(there, at, step.at)]).toEqual([there, at]);
    }
  });

  it('says why it can not where that side is taken by one that can not go', () => {
    const rules = allRules.base;
    const [one, other] = onesided(rules).filter(({ species }) => !rules.of(species).joins.length);
    const table = tableOf(rules, [
      { species: 'oak', left: [one!.species], right: [`${other!.species}@${other!.right}`] },
    ]);
    const steps = symbolWays(rules, table, 0, at, one!.right);
    expect(steps.map((step) => judged(rules, step.table))).toEqual([
      expect.objectContaining({ code: 'taken', species: one!.species }),
    ]);
  });

  it('stays where the deck is not known for sure', () => {
    const rules = allRules.dartmoor;
    const species = rules.order.find((one) => rules.cards.species[one]!.place === 'side')!;
    const table = tableOf(rules, [{ species: 'ash', left: [species] }]);
    for (const symbol of Object.keys(rules.cards.tree_symbols))
      expect(symbolWays(rules, table, 0, at, symbol)[0]).toEqual({ table: setSymbol(table, 0, at, symbol), at });
  });

  it('names its box where two print that symbol and one counts otherwise', () => {
    const games = Object.values(allRules as Record<string, Rules>);
    const twins = games.flatMap((rules) => {
      const prints = rules.compiled.counters.flatMap(({ shown }) => Object.entries(shown ?? {}));
      return prints.flatMap(([species, all]) =>
        all.filter((print) => print.includes(':')).map((print) => ({ rules, species, print })),
      );
    });
    expect(twins.length).toBeGreaterThan(0);
    for (const { rules, species, print } of twins) {
      const symbol = print.split(':')[0]!;
      expect(rules.twin(species, symbol)).toBe(print);
      const table = tableOf(rules, [{ species: 'oak', left: [species] }]);
      const step = symbolWays(rules, table, 0, at, print).find(isFine(rules))!;
      expect(first(step.table, step.at)).toBe(`${species}@${print}`);
      const plain = symbolWays(rules, step.table, 0, step.at, symbol).find(isFine(rules))!;
      expect(first(plain.table, plain.at)).toBe(`${species}@${symbol}`);
      expect(rules.twin(species, 'none')).toBeNull();
    }
  });

  it('keeps the symbol only where it moves to a side that has it', () => {
    const rules = allRules.base;
    const { species, left } = onesided(rules)[0]!;
    const table = tableOf(rules, [{ species: 'oak', left: [`${species}@${left}`] }, { species: 'oak' }]);
    const over = moveCard(rules, table, 0, at, 1, 'left');
    expect([over.at, first(over.table, over.at)]).toEqual([{ host: 1, from: ['left', 0] }, `${species}@${left}`]);
    const across = moveCard(rules, table, 0, at, 0, 'right');
    expect([across.at, first(across.table, across.at)]).toEqual([{ host: 0, from: ['right', 0] }, species]);
  });

  it('leaves the others where they are known', () => {
    const [right, behind]: At[] = [
      { host: 0, from: ['right', 0] },
      { host: 0, from: ['left', 1] },
    ];
    expect(followed(at, at, right!)).toEqual(right);
    expect(followed(behind!, at, right!)).toEqual(at);
    expect(followed(behind!, at, at)).toEqual(behind);
    expect(followed({ host: 1, from: ['left', 1] }, at, right!)).toEqual({ host: 1, from: ['left', 1] });
    expect(followed({ host: 0, from: null }, at, right!)).toEqual({ host: 0, from: null });
  });
});

describe.skipIf(!asked)('a shrub', () => {
  it('is asked for the symbols that its cards show, and no more', () => {
    const rules = (allRules as Record<string, Rules>)['base+alpine+woodland_edge']!;
    const shrubs = rules.order.filter((species) => rules.kind(species) && rules.isAskable(species));
    expect(shrubs.length).toBeGreaterThan(2);
    const halves = Object.values(rules.cards.cards).flatMap((card) => card.halves);
    for (const species of shrubs) {
      const printed = new Set(halves.filter((half) => half.species === species).map(({ symbol }) => symbol));
      expect(new Set(rules.symbolsOf(species))).toEqual(printed);
      const other = rules.symbols.find((symbol) => !printed.has(symbol))!;
      const [shown] = printed;
      expect(judged(rules, tableOf(rules, [{ species: `${species}@${other}` }]))).toMatchObject({ code: 'no_half' });
      const twice = { species: `${species}@${shown}` };
      expect(judged(rules, tableOf(rules, [twice, twice]))).toMatchObject({ code: 'half_gone' });
      expect(judged(rules, tableOf(rules, [twice, { species }]))).not.toBeInstanceOf(Impossible);
    }
  });
});

describe.skipIf(!asked)('a question that was passed over', () => {
  it('comes back and is named with the result', () => {
    const rules = allRules.base;
    const own = rules.order.find((species) => rules.countsOwn(species))!;
    const symbol = rules.symbolsAt(own, 'right')[0]!;
    const top = rules.order.find(
      (species) => rules.cards.species[species]!.place === 'top' && rules.symbolsOf(species).includes(symbol),
    )!;
    const pad = new Pad();
    pad.begin('base', ['Ana']);
    pad.step(addCard(addHost(pad.table!, 0, 'oak'), 0, 0, 'right', `${own}@${symbol}`), 0);
    pad.card = { host: 0, from: ['right', 0] };
    pad.settle(rules);
    expect(pad.asked).toEqual([symbol]);
    pad.step(addCard(pad.table!, 0, 0, 'top', top), 0);
    pad.card = { host: 0, from: ['top', 0] };
    expect([pad.toAsk(rules), openSymbols(rules, pad.table!.forests[0]!, top)]).toEqual([null, [symbol]]);
    const odd = (): unknown[] => oddities(rules, pad.table!, judge(rules, pad.table!).forests, [pad.asked]);
    expect(odd()).toEqual([]);

    pad.unanswer([symbol]);
    pad.card = null;
    expect(pad.toAsk(rules)).toEqual({ symbol, by: own });
    expect(odd()).toEqual([{ seat: 0, is: 'open', count: 1 }]);
    expect(oddities(rules, pad.table!, judge(rules, pad.table!).forests, [null])).toEqual([]);
    pad.answered(symbol);
    expect([pad.toAsk(rules), odd()]).toEqual([null, []]);
    expect(openSymbols(rules, pad.table!.forests[0]!, `${top}@${symbol}`)).toEqual([]);
  });

  it('is put to cards at whichever side', () => {
    const rules = allRules.base;
    const { species, right } = onesided(rules)[0]!;
    expect(
      unsure(rules, tableOf(rules, [{ species: 'oak', left: [species] }]).forests[0]!, right).map(({ text }) =>
        bare(text),
      ),
    ).toEqual([species]);
  });
});

describe.skipIf(!asked)('phones that clash', () => {
  it('are told what a card brings to their own forest', () => {
    const rules = allRules.base;
    const lindens = (number: number): HostRow[] => Array.from({ length: number }, () => ({ species: 'linden' }));
    const table = tableOf(rules, lindens(4), lindens(6));
    const clash = judged(rules, table) as InstanceType<typeof Impossible>;
    const score = judgedApart(rules, table);
    if (score instanceof Impossible) throw score;
    const offered = offeredAt(rules, table, 0, score, clash);
    const birch = hostOffers(rules, offered.table, offered.seat, offered.total).find(
      ({ species }) => species === 'birch',
    )!;
    expect([clash.code, birch.gain]).toEqual(['copies', 1]);
    const apart = tableOf(rules, lindens(2), lindens(3));
    expect(offeredAt(rules, apart, 1, judge(rules, apart), null)).toEqual({ table: apart, seat: 1, total: 9 });
  });
});
