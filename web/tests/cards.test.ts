import { describe, expect, it, vi } from 'vitest';
import type { Catalogue, Species } from '../src/lib/types';

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
vi.stubGlobal('navigator', { languages: ['en'] });

const { companyOf } = await import('../src/cards/company');
const { ALL, search } = await import('../src/cards/find');
const { almost, slips } = await import('../src/pad/search');
const { printsOf } = await import('../src/cards/shelf');

const species = (name: string, types: string[], more: Partial<Species> = {}): Species => ({
  name,
  latin: '',
  place: 'side',
  cost: 1,
  copies: 3,
  types,
  text: {},
  reading: false,
  notes: [],
  rules: {},
  ...more,
});

const cards = {
  edition: 'base',
  lang: 'en',
  species: {
    wolf: species('Wolf', ['pawed'], {
      cost: 3,
      text: { points: '5 points per deer' },
      rules: { points: { per: { type: 'deer' }, each: 5 } },
    }),
    roe_deer: species('Roe Deer', ['deer']),
    lynx: species('Lynx', ['pawed'], {
      rules: { points: { if: { at_least: 1, of: { species: 'roe_deer' } }, then: 10 } },
    }),
    gnat: species('Gnat', ['insect'], { cost: 0, rules: { effect: [{ do: 'play', what: { type: 'bat' } }] } }),
    oak: species('Oak', ['tree'], { place: 'tree', cost: 2 }),
  },
  types: {},
  tree_symbols: {},
  cards: {
    B001: { halves: [{ slot: 'tree', species: 'oak', symbol: 'oak' }], source: {} },
    B002: { halves: [{ slot: 'tree', species: 'oak', symbol: 'oak' }], source: {} },
    B067: {
      halves: [
        { slot: 'left', species: 'wolf', symbol: 'beech' },
        { slot: 'right', species: 'gnat', symbol: 'oak' },
      ],
      source: {},
    },
    B068: {
      halves: [
        { slot: 'left', species: 'lynx', symbol: 'oak' },
        { slot: 'right', species: 'roe_deer', symbol: 'beech' },
      ],
      source: {},
    },
  },
  caves: [],
  face_down: 'sapling',
} as unknown as Catalogue;

const prints = printsOf(cards, 'base');
const ids = (wish: Partial<typeof ALL>): string[] => search(prints, { ...ALL, ...wish }).map(({ id }) => id);

describe('the shelf', () => {
  it('shows each look once and knows its cards', () => {
    expect(prints.map(({ ids }) => ids)).toEqual([['B001', 'B002'], ['B067'], ['B068']]);
    expect(printsOf(cards, 'base', new Set(['B067', 'B068']))).toHaveLength(1);
  });
});

describe('finding cards', () => {
  it('counts slips', () => {
    expect(slips('wolf', 'wolf', 2)).toBe(0);
    expect(slips('wofl', 'wolf', 2)).toBe(1);
    expect(slips('squirel', 'squirrel', 2)).toBe(1);
    expect(slips('owl', 'badger', 2)).toBe(3);
  });

  it('forgives slips, but not in short words', () => {
    expect(almost('squirel', 'red squirrel')).toBe(true);
    expect(almost('badgr', 'european badger')).toBe(true);
    expect(almost('sibnschlefer', 'siebenschlafer')).toBe(true);
    expect(almost('owl', 'fox')).toBe(false);
  });

  it('finds by name, words, number', () => {
    expect(ids({ query: 'wolf' })).toEqual(['B067']);
    expect(ids({ query: 'wofl' })).toEqual(['B067']);
    expect(ids({ query: 'points deer' })).toEqual(['B067']);
    expect(ids({ query: '68' })[0]).toBe('B068');
    expect(ids({ query: 'b002' })).toEqual(['B001']);
    expect(ids({ query: 'hippopotamus' })).toEqual([]);
  });

  it('wants all filters of one half', () => {
    expect(ids({ cost: 3 })).toEqual(['B067']);
    expect(ids({ cost: 3, symbol: 'beech' })).toEqual(['B067']);
    expect(ids({ cost: 3, symbol: 'oak' })).toEqual([]);
    expect(ids({ kind: 'pawed' })).toEqual(['B067', 'B068']);
    expect(ids({ box: 'dartmoor' })).toEqual([]);
  });
});

describe('good company', () => {
  it('is who asks for a card, and what it asks for', () => {
    expect(companyOf(cards, 'roe_deer').map((friend) => friend.species)).toEqual(['wolf', 'lynx']);
    expect(companyOf(cards, 'wolf')).toEqual([{ species: 'roe_deer', teller: 'wolf', weight: 5 }]);
    expect(companyOf(cards, 'oak')).toEqual([]);
  });
});
