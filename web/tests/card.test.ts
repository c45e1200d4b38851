import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { arc, clockOf } from '../src/card/clock';
import { fitName, longestWord, nameWidth } from '../src/card/fit';
import { BODY, breakRows, EM, isFull, reachOf, shapeOf, spread, type Reach } from '../src/card/layout';
import { boxOf, stacksOf } from '../src/card/places';
import {
  chipsOf,
  foldChips,
  foldGroups,
  footOf,
  placementSigns,
  sumSigns,
  tableText,
  type Group,
  type Sign,
} from '../src/card/signs';
import type { HostShown, Rule, Slot } from '../src/lib/types';

interface Row {
  id: string;
  place: string;
  effect?: Rule[];
  bonus?: Rule[];
  permanent?: Rule;
  placement?: Rule;
  points?: Rule;
}

interface Table {
  species: Row[];
  tree_symbols: string[];
  types: string[];
}

const tables = ['base', 'dartmoor'].map(
  (edition) =>
    JSON.parse(readFileSync(new URL(`../../src/spinney/cards/${edition}.json`, import.meta.url), 'utf8')) as Table,
);

/** Signs as a line of text, to compare them at a glance. */
function say(signs: Sign[]): string {
  const one = (sign: Sign): string => {
    if (sign.is === 'text') return sign.text;
    if (sign.is === 'word') return sign.id.replace('card-', '');
    if (sign.is === 'type') return sign.type + (sign.distinct ? '≠' : '');
    if (sign.is === 'symbol') return `(${sign.symbol})`;
    if (sign.is === 'species') return `[${sign.species}]`;
    return sign.sign === 'then' ? '▸' : sign.sign;
  };
  return signs.map(one).join(' ');
}

const sum = (points: Rule, setting = {}): string => sumSigns(points, setting).map(say).join(' | ');
const chips = (rules: { effect?: Rule[]; bonus?: Rule[]; permanent?: Rule }, setting = {}): string[] =>
  chipsOf(rules, setting).map((chip) => `${chip.kind}: ${chip.groups.map(say).join(' | ')}`);

describe('what a card scores', () => {
  it('is a sum of signs', () => {
    expect(sum({ fixed: 5 })).toBe('5');
    expect(sum({ fixed: 0 })).toBe('–');
    expect(sum({ per: { type: 'insect' }, each: 2 })).toBe('2 × insect');
    expect(sum({ per: { tree_symbol: 'own' }, each: 3 }, { symbol: 'beech' })).toBe('3 × (beech)');
    expect(sum({ per: { slot: 'bottom', host: ['tree'] }, each: 2 })).toBe('2 × slot_bottom');
    expect(sum({ per: { full: ['tree'] }, each: 5 })).toBe('5 × full_host');
    expect(sum({ per: { cave: 'own' }, each: 1 })).toBe('1 × cave');
    expect(
      sum({
        sum: [
          { per: { type: 'tree' }, each: 1 },
          { per: { type: 'plant' }, each: 1 },
        ],
      }),
    ).toBe('1 × tree | + 1 × plant');
    expect(sum({ doubles: { type: 'plant', slot: 'bottom' } })).toBe('plant slot_bottom | × 2');
  });

  it('has conditions before what they give', () => {
    expect(sum({ if: { at_least: 8, of: { distinct: 'tree' } }, then: 10 })).toBe('8 tree≠ | ▸ 10');
    expect(sum({ if: { at_least: 1, of: { species: 'squeaker' } }, then: 10 })).toBe('[squeaker] | ▸ 10');
    expect(sum({ if: { most: { type: 'moor' } }, then: 15, else: 5 })).toBe('5 / | most moor | ▸ 15');
    expect(sum({ if: { host_species: 'oak' }, then: 5 }, { symbols: { oak: 'Oak' } })).toBe('on (oak) | ▸ 5');
    expect(sum({ if: { host_kind: ['moor'] }, then: 5 })).toBe('on moor | ▸ 5');
    expect(sum({ if: { all: [{ host_kind: ['tree'] }, { host_has: 'bat' }] }, then: 15 })).toBe('+ bat | ▸ 15');
    expect(sum({ if: { shares_slot: 'common_toad' }, then: 5 })).toBe('+ [common_toad] | ▸ 5');
  });

  it('writes tables short', () => {
    expect(tableText([1, 4, 9, 16, 25, 36, 49])).toBe('1·4·9·…·49');
    expect(sum({ sets: { type: 'butterfly' }, table: [0, 3, 6, 12, 20] })).toBe('butterfly≠ | 0·3·6·12·20');
    expect(sum({ by: { distinct: 'bird' }, table: [1, 3, 3, 6, 6, 10] })).toBe('bird≠ | 1·3·3·6·6·10');
    expect(sum({ together: { species: 'fireflies' }, table: [0, 10, 15, 20] }, { species: 'fireflies' })).toBe(
      '0·10·15·20',
    );
  });
});

describe('what a card does', () => {
  it('is a chip for each effect, bonus and lasting effect', () => {
    expect(chips({ effect: [{ do: 'draw', n: 1 }], bonus: [{ do: 'draw', n: 2 }] }, { symbol: 'beech' })).toEqual([
      'effect: draw 1',
      'bonus: (beech) | draw 2',
    ]);
    expect(
      chips({
        effect: [
          { do: 'cave', from: 'hand', n: 'any' },
          { do: 'draw', n: 'same' },
        ],
      }),
    ).toEqual(['effect: cave any_number | draw']);
    expect(chips({ effect: [{ do: 'cave', from: 'clearing', n: 'all', what: { type: 'tree' } }] })).toEqual([
      'effect: clearing tree | ▸ cave',
    ]);
    expect(chips({ effect: [{ do: 'turn', if: { at_least: 1, of: { type: 'bat' } } }] })).toEqual([
      'effect: bat | ▸ another_turn',
    ]);
    expect(chips({ bonus: [{ do: 'face_down', n: 1, from: 'hand' }] }, { symbol: 'ash', faceDown: ['moor'] })).toEqual([
      'bonus: (ash) | face_down moor',
    ]);
    expect(chips({ effect: [{ do: 'play', what: { any_of: ['insect', 'amphibian'] }, n: 1, from: 'hand' }] })).toEqual([
      'effect: play insect / amphibian',
    ]);
  });

  it('starts with a sign where it lasts', () => {
    const rule = { when: { play_into: 'top', host: ['tree'] }, then: [{ do: 'draw', n: 1 }], from: 'next_turn' };
    expect(chips({ permanent: rule })).toEqual(['lasting: permanent slot_top | ▸ draw 1']);
    expect(chips({ permanent: { share: { species: 'common_toad' }, where: 'slot', max: 2 } })).toEqual([
      'lasting: permanent [common_toad] 2',
    ]);
    expect(chips({ permanent: { bee: true } })).toEqual(['lasting: permanent +1 tree']);
  });

  it('says where it may lie', () => {
    expect(say(placementSigns({ host_kind: ['moor'] }))).toBe('on moor');
    expect(say(placementSigns({ host_kind: ['tree', 'shrub'], slot_has: 'bird', max_per_host: 1 }))).toBe('on bird');
    expect(placementSigns(undefined)).toEqual([]);
  });
});

describe('every species of both games', () => {
  const rows = tables.flatMap((table) => table.species.map((row) => ({ row, table })));

  it.each(rows.map(({ row, table }) => [row.id, row, table] as const))(
    '%s is drawn from known signs',
    (_id, row, table) => {
      const setting = {
        species: row.id,
        symbol: table.tree_symbols[0] ?? null,
        symbols: Object.fromEntries(table.tree_symbols.map((name) => [name, name])),
        faceDown: ['moor'],
      };
      const groups = [...sumSigns(row.points, setting), ...chipsOf(row, setting).flatMap((chip) => chip.groups)];
      expect(groups.length).toBeGreaterThan(0);
      const map = JSON.parse(readFileSync(new URL('../icons/map.json', import.meta.url), 'utf8')) as Record<
        string,
        Record<string, unknown>
      >;
      for (const group of groups) {
        expect(group.length).toBeGreaterThan(0);
        for (const one of group) {
          if (one.is === 'sign') expect(map.ui).toHaveProperty(one.sign);
          if (one.is === 'type') expect(map.types).toHaveProperty(one.type);
          if (one.is === 'species') expect(map.species).toHaveProperty(one.species);
          if (one.is === 'symbol') expect(map.trees).toHaveProperty(one.symbol);
        }
      }
      const wide = ['tree', 'shrub', 'moor'].includes(row.place) ? 8.2 : 9.2;
      if (row.place !== 'side')
        expect(
          footOf(chipsOf(row, setting), sumSigns(row.points, setting), wide, wide > 9 ? 0.9 : 0).scale,
        ).toBeGreaterThanOrEqual(0.7);
      else
        expect(
          foldChips(chipsOf(row, setting)).reduce((lines, chip) => lines + chip.groups.length, 0),
        ).toBeLessThanOrEqual(3);
    },
  );
});

describe('folding', () => {
  const draw: Group = [
    { is: 'sign', sign: 'draw' },
    { is: 'text', text: '1' },
  ];

  it('keeps groups together while they fit', () => {
    expect(foldGroups([[{ is: 'sign', sign: 'cave' }], draw], 9).length).toBe(1);
    expect(foldGroups([draw, draw], 2).length).toBe(2);
    expect(foldGroups([[...draw, ...draw]], 2).length).toBeGreaterThan(1);
  });

  it('takes two lines for a long name, and less for a longer one', () => {
    expect(fitName('Moss', 7.5)).toEqual({ size: 1, lines: 1 });
    expect(fitName('Silver-Washed Fritillary', 7.5)).toEqual({ size: 0.83, lines: 2 });
    expect(fitName('Breitflügelfledermausverwandte', 7.5)).toMatchObject({ lines: 1 });
    expect(nameWidth('é')).toBe(nameWidth('e'));
  });

  it('knows the longest word of a name, which must not be broken', () => {
    expect(longestWord('Moss')).toBe(nameWidth('Moss'));
    expect(longestWord('Silver-Washed Fritillary')).toBe(nameWidth('Fritillary'));
    expect(longestWord('')).toBe(1);
  });
});

const host = (species: string, ...cards: [Slot, string | null][]): HostShown => ({
  species,
  cards: [['host', 'B001a'], ...cards],
});

describe('a forest', () => {
  const plain: Reach = { width: BODY.width, top: 0, bottom: 0, left: 0, right: 0 };
  const many = (count: number): Reach[] =>
    Array.from({ length: count }, () => ({ ...plain, top: 3.5, bottom: 3.5, left: 4.5, right: 4.5 }));
  const desk = { width: 886, height: 376 };

  it('measures hosts with their stacks and offered places', () => {
    expect(reachOf(host('beech', ['left', 'B059a']), false)).toMatchObject({ width: 7.4, left: 4.5, right: 0, top: 0 });
    expect(reachOf(host('beech', ['left', 'B059a'], ['left', 'B060a']), false).left).toBeCloseTo(4.84);
    expect(reachOf(host('tor'), true, ['top2'])).toMatchObject({ width: 13.4, top: 3.5, bottom: 0 });
  });

  it('knows a full host', () => {
    expect(isFull(host('beech', ['left', 'a'], ['right', 'b'], ['top', 'c'], ['top', 'd']))).toBe(false);
    expect(isFull(host('tor', ['top', 'a'], ['top2', 'b'], ['bottom', 'c'], ['bottom2', 'd']))).toBe(true);
  });

  it('breaks into few even rows in order', () => {
    expect(breakRows(many(0), 60, 1)).toEqual([]);
    expect(breakRows(many(4), 50, 1)).toEqual([2, 2]);
    const rows = breakRows(many(7), 60, 1.7);
    expect(rows.reduce((a, b) => a + b)).toBe(7);
    expect(Math.max(...rows) - Math.min(...rows)).toBeLessThanOrEqual(1);
  });

  it('shrinks by whole steps', () => {
    expect(shapeOf(many(2), desk).step).toBe('XL');
    expect(shapeOf(many(4), desk).step).toBe('L');
    const steps = [4, 10, 14, 25].map((count) => shapeOf(many(count), desk).em);
    expect([...steps].sort((a, b) => b - a)).toEqual(steps);
    expect(shapeOf(many(40), desk).em).toBe(EM.XS);
    expect(shapeOf(many(1), { width: 390, height: 400, phone: true }).step).toBe('L');
    expect(shapeOf(many(4), { width: 390, height: 400, phone: true }).step).toBe('M');
    expect(shapeOf(many(10), { width: 390, height: 400, phone: true }).step).toBe('XS');
    expect(shapeOf(many(3), { width: 390, height: 120, phone: true }).step).toBe('XS');
    expect(shapeOf(many(2), { width: 1400, height: 700 }).em).toBe(16);
    expect(shapeOf(many(2), { ...desk, most: EM.M }).em).toBe(EM.M);
    expect(shapeOf(many(2), { ...desk, most: EM.XS }).em).toBe(EM.XS);
  });

  it('keeps its shape while it fits', () => {
    const first = shapeOf(many(4), desk);
    const same = shapeOf(
      many(4).map((one, place) => (place === 1 ? { ...one, left: 0 } : one)),
      desk,
      first,
    );
    expect(same.rows).toEqual(first.rows);
    expect(shapeOf([...many(4), plain], desk, first).rows.reduce((a, b) => a + b)).toBe(5);
  });

  it('keeps its rows when it shrinks, and gets no larger with its dwellers', () => {
    const space = { width: 840, height: 340 };
    const two = shapeOf(Array<Reach>(5).fill({ ...plain, left: 4.5, right: 4.5 }), space);
    expect(two.rows.length).toBe(2);
    const below = { ...plain, left: 4.5, right: 4.5, top: 3.5, bottom: 3.5 };
    const smaller = shapeOf(Array<Reach>(5).fill(below), space, two);
    expect(smaller.em).toBeLessThan(two.em);
    expect(smaller.rows).toEqual(two.rows);
    const bare = shapeOf(Array<Reach>(5).fill(plain), space, smaller);
    expect(bare.em).toBe(smaller.em);
  });

  it('orders its hosts anew for a new one if all are clearly larger then', () => {
    const space = { width: 840, height: 340 };
    const seven = Array<Reach>(7).fill({ ...plain, left: 4.5 });
    expect(shapeOf(seven, space, { step: 'M', em: EM.M, rows: [5, 1] })).toEqual(shapeOf(seven, space));
    expect(shapeOf(seven, space, { step: 'L', em: EM.L, rows: [5, 1] }).rows).toEqual([5, 2]);
    const [six, eight] = [6, 8].map((many) => Array<Reach>(many).fill(plain));
    expect(shapeOf(six!, space, { step: 'L', em: EM.L, rows: [4, 1] }).rows).toEqual([4, 2]);
    expect(shapeOf(eight!, space, { step: 'L', em: EM.L, rows: [4, 3] }).em).toBe(EM.L);
  });

  it('breaks rows where that saves height, if even rows do not fit', () => {
    const hosts = [...Array<Reach>(4).fill({ ...plain, top: 3.5 }), ...Array<Reach>(2).fill(plain)];
    expect(shapeOf(hosts, { width: 440, height: 300 })).toEqual({ step: 'L', em: EM.L, rows: [3, 3] });
    expect(shapeOf(hosts, { width: 440, height: 260 })).toEqual({ step: 'L', em: EM.L, rows: [4, 2] });
  });

  it('gives a new host a row of its own rather than moving the others', () => {
    const full = shapeOf(Array<Reach>(5).fill(plain), { width: 480, height: 300 }, { step: 'L', em: EM.L, rows: [4] });
    expect(full.rows).toEqual([4, 1]);
  });

  it('stands centred, bodies of a row on one line', () => {
    const reach = [plain, { ...plain, top: 3 }, plain];
    const { bodies, height } = spread(reach, { step: 'L', em: 12.2, rows: [2, 1] }, 40);
    expect(bodies[0]!.y).toBe(bodies[1]!.y);
    expect(bodies[2]!.y - bodies[0]!.y).toBeCloseTo(BODY.height + 0.5);
    expect(bodies[2]!.x).toBeCloseTo((40 - 7.4) / 2);
    expect(height).toBeGreaterThan(2 * BODY.height + 3);
  });

  it('has its places around a host', () => {
    expect(boxOf('left', false)).toMatchObject({ x: -4.5, width: 5.2 });
    expect(boxOf('left', false, true).width).toBe(4.5);
    expect(boxOf('top2', true).x).toBeGreaterThan(boxOf('top', true).x + boxOf('top', true).width);
    expect(
      stacksOf(host('beech', ['bottom', 'x'], ['left', 'y'], ['left', 'z'])).map(({ slot, entries }) => [
        slot,
        entries.length,
      ]),
    ).toEqual([
      ['host', 1],
      ['left', 2],
      ['bottom', 1],
    ]);
  });
});

describe('the winter clock', () => {
  it('knows where the winter pile begins', () => {
    const size = 131;
    const pile = Math.floor((size - 3) / 3) + 3;
    expect(clockOf(100, size, 100 - pile).winterFrom).toBeCloseTo(clockOf(20, size, 0).winterFrom);
    expect(clockOf(size, size, size - pile).now).toBe(0);
    expect(clockOf(0, size, 0).now).toBe(1);
  });

  it('draws arcs', () => {
    expect(arc(0.5, 0.5, 40)).toBe('');
    expect(arc(0, 0.25, 40)).toBe('M50.00 10.00A40 40 0 0 1 90.00 50.00');
    expect(arc(0, 1, 40)).toContain('A40 40 0 1 1');
  });
});
