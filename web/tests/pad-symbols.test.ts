import { describe, expect, it, vi } from 'vitest';
import { bare } from '../src/card/ids';
import type { At, Step } from '../src/pad/entry';
import type { HostRow, Kit, Side, TableRow } from '../src/pad/kit';
import { asked, kits } from './asked';

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
const { countsOwn, symbolsFor, symbolsOf } = await import('../src/pad/kit');
const { Pad } = await import('../src/pad/pad.svelte');
const { Impossible } = await import('../src/pad/read');

const tableOf = (kit: Kit, ...forests: HostRow[][]): TableRow => ({
  format: 'spinney.forests/1', edition: kit.cards.edition, forests: forests.map((hosts, seat) => ({ name: `P${seat}`, cave: 0, hosts })),
}); // prettier-ignore
const first = (table: TableRow, at: At): string => cardAt(table.forests[0]!, at);
const isFine =
  (kit: Kit) =>
  (step: Step): boolean =>
    !(judged(kit, step.table) instanceof Impossible);

/** Side species of a kit with a symbol that only the right halves have, and one that the left have. */
function onesided(kit: Kit): { species: string; left: string; right: string }[] {
  return kit.order.filter((species) => kit.cards.species[species]!.place === 'side').flatMap((species) => {
    const only = (side: Side, other: Side): string | undefined => symbolsFor(kit, species, side).find((symbol) => !symbolsFor(kit, species, other).includes(symbol));
    const [left, right] = [only('left', 'right'), only('right', 'left')];
    return left && right ? [{ species, left, right }] : [];
  }); // prettier-ignore
}

describe.skipIf(!asked)('a card that shows a symbol', () => {
  const at: At = { host: 0, from: ['left', 0] };

  it('goes to the side that has it', () => {
    const kit = kits.base;
    const cases = onesided(kit);
    expect(cases.length).toBeGreaterThan(10);
    for (const { species, left, right } of cases) {
      const table = tableOf(kit, [{ species: 'oak', left: [species] }]);
      expect(symbolsOf(kit, species)).toEqual(expect.arrayContaining([left, right]));
      expect(symbolWays(kit, table, 0, at, left).map((step) => step.at)).toEqual([at]);
      const step = symbolWays(kit, table, 0, at, right).find(isFine(kit))!;
      expect(step.at).toEqual({ host: 0, from: ['right', 0] });
      expect(step.table.forests[0]!.hosts[0]).toMatchObject({ left: [], right: [`${species}@${right}`] });
      expect(symbolWays(kit, step.table, 0, step.at, null)[0]!.table.forests[0]!.hosts[0]!.right).toEqual([species]);
    }
  });

  it('changes places with the card of that side', () => {
    const kit = kits.base;
    const [one, other] = onesided(kit).filter(({ species }) => !kit.joins.get(species)!.length);
    for (const text of [other!.species, `${other!.species}@${other!.left}`]) {
      const table = tableOf(kit, [{ species: 'oak', left: [one!.species], right: [text] }]);
      const step = symbolWays(kit, table, 0, at, one!.right).find(isFine(kit))!;
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
    const kit = kits.base;
    const [one, other] = onesided(kit).filter(({ species }) => !kit.joins.get(species)!.length);
    const table = tableOf(kit, [
      { species: 'oak', left: [one!.species], right: [`${other!.species}@${other!.right}`] },
    ]);
    const steps = symbolWays(kit, table, 0, at, one!.right);
    expect(steps.map((step) => judged(kit, step.table))).toEqual([
      expect.objectContaining({ code: 'taken', species: one!.species }),
    ]);
  });

  it('stays where the deck is not known for sure', () => {
    const kit = kits.dartmoor;
    const species = kit.order.find((one) => kit.cards.species[one]!.place === 'side')!;
    const table = tableOf(kit, [{ species: 'ash', left: [species] }]);
    for (const symbol of Object.keys(kit.cards.tree_symbols))
      expect(symbolWays(kit, table, 0, at, symbol)[0]).toEqual({ table: setSymbol(table, 0, at, symbol), at });
  });

  it('keeps the symbol only where it moves to a side that has it', () => {
    const kit = kits.base;
    const { species, left } = onesided(kit)[0]!;
    const table = tableOf(kit, [{ species: 'oak', left: [`${species}@${left}`] }, { species: 'oak' }]);
    const over = moveCard(kit, table, 0, at, 1, 'left');
    expect([over.at, first(over.table, over.at)]).toEqual([{ host: 1, from: ['left', 0] }, `${species}@${left}`]);
    const across = moveCard(kit, table, 0, at, 0, 'right');
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

describe.skipIf(!asked)('a question that was passed over', () => {
  it('comes back and is named with the result', () => {
    const kit = kits.base;
    const own = kit.order.find((species) => countsOwn(kit, species))!;
    const symbol = symbolsFor(kit, own, 'right')[0]!;
    const top = kit.order.find(
      (species) => kit.cards.species[species]!.place === 'top' && symbolsOf(kit, species).includes(symbol),
    )!;
    const pad = new Pad();
    pad.begin('base', ['Ana']);
    pad.step(addCard(addHost(pad.table!, 0, 'oak'), 0, 0, 'right', `${own}@${symbol}`), 0);
    pad.card = { host: 0, from: ['right', 0] };
    pad.settle(kit);
    expect(pad.asked).toEqual([symbol]);
    pad.step(addCard(pad.table!, 0, 0, 'top', top), 0);
    pad.card = { host: 0, from: ['top', 0] };
    expect([pad.toAsk(kit), openSymbols(kit, pad.table!.forests[0]!, top)]).toEqual([null, [symbol]]);
    const odd = (): unknown[] => oddities(kit, pad.table!, judge(kit, pad.table!).forests, [pad.asked]);
    expect(odd()).toEqual([]);

    pad.unanswer([symbol]);
    pad.card = null;
    expect(pad.toAsk(kit)).toEqual({ symbol, by: own });
    expect(odd()).toEqual([{ seat: 0, is: 'open', count: 1 }]);
    expect(oddities(kit, pad.table!, judge(kit, pad.table!).forests, [null])).toEqual([]);
    pad.answered(symbol);
    expect([pad.toAsk(kit), odd()]).toEqual([null, []]);
    expect(openSymbols(kit, pad.table!.forests[0]!, `${top}@${symbol}`)).toEqual([]);
  });

  it('is put to cards at whichever side', () => {
    const kit = kits.base;
    const { species, right } = onesided(kit)[0]!;
    expect(
      unsure(kit, tableOf(kit, [{ species: 'oak', left: [species] }]).forests[0]!, right).map(({ text }) => bare(text)),
    ).toEqual([species]);
  });
});

describe.skipIf(!asked)('phones that clash', () => {
  it('are told what a card brings to their own forest', () => {
    const kit = kits.base;
    const lindens = (number: number): HostRow[] => Array.from({ length: number }, () => ({ species: 'linden' }));
    const table = tableOf(kit, lindens(4), lindens(6));
    const clash = judged(kit, table) as InstanceType<typeof Impossible>;
    const score = judgedApart(kit, table);
    if (score instanceof Impossible) throw score;
    const offered = offeredAt(kit, table, 0, score, clash);
    const birch = hostOffers(kit, offered.table, offered.seat, offered.total).find(
      ({ species }) => species === 'birch',
    )!;
    expect([clash.code, birch.gain]).toEqual(['copies', 1]);
    const apart = tableOf(kit, lindens(2), lindens(3));
    expect(offeredAt(kit, apart, 1, judge(kit, apart), null)).toEqual({ table: apart, seat: 1, total: 9 });
  });
});
