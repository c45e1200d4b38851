import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Catalogue, MomentTold } from '../src/lib/types';

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
vi.stubGlobal('navigator', { languages: ['en'] });

const { settings } = await import('../src/lib/settings.svelte');
const { loadWords } = await import('../src/lib/words.svelte');
const { halfPlayed, inTheirPlaces, sentencesOf, titleOf, verdictOf } = await import('../src/review/moments');

const cards = {
  species: { oak: { name: 'Oak' }, owl: { name: 'Tawny Owl' }, ant: { name: 'Wood Ant' } },
  cards: {
    B001: { halves: [{ slot: 'tree', species: 'oak', symbol: 'oak' }], source: {} },
    B002: { halves: [{ slot: 'top', species: 'owl', symbol: 'oak' }, { slot: 'bottom', species: 'ant', symbol: 'oak' }], source: {} },
  },
} as unknown as Catalogue; // prettier-ignore
const moves = ['keep', 'play B001a', 'pay B004', 'play B002b', 'on 0', 'pay B001', 'draw deck'];

beforeAll(async () => {
  settings.lang = 'en';
  await loadWords('en', ['shell', 'review']);
});

describe('moves of a review', () => {
  it('know what a place or a payment is for', () => {
    expect(halfPlayed(moves, 3)).toBe('B001a');
    expect(halfPlayed(moves, 5)).toBe('B002b');
    expect(halfPlayed(moves, 6)).toBe('B002b');
    expect(halfPlayed(moves, 7)).toBe(null);
  });

  it('say it', () => {
    expect(titleOf('on 0', 5, moves, cards, ['Oak'])).toBe('Wood Ant: On Oak');
    expect(titleOf('pay B001', 6, moves, cards, [])).toBe('Wood Ant: Pay with Oak');
    expect(titleOf('draw deck', 7, moves, cards, [])).toBe('Draw the top card of the deck');
  });
});

describe('the list of moments', () => {
  const told = (...numbers: number[]): MomentTold[] => numbers.map((number) => ({ number }) as MomentTold);
  const numbers = (moments: MomentTold[]): number[] => moments.map((one) => one.number);

  it('keeps each row in its place until it is settled', () => {
    const first = inTheirPlaces([], told(30, 50), false);
    const second = inTheirPlaces(first, told(10, 30, 70), false);
    expect(numbers(second)).toEqual([30, 50, 10, 70]);
    expect(numbers(inTheirPlaces(second, told(10, 30, 70), true))).toEqual([10, 30, 70]);
  });
});

describe('what is said of a moment', () => {
  const judged = (kind: MomentTold['kind'], gain: number): MomentTold => ({ kind, gain }) as MomentTold;

  it('explains why equal points are judged differently', () => {
    const all = [judged('big', -8), judged('slip', -8), judged('slip', -4), judged('good', 9), judged('big', -15)];
    expect(all.map((one) => verdictOf(one, all))).toEqual([
      'The chance to win makes it a big slip, not the points.',
      'Only a slip, since it cost less of the chance to win.',
      null,
      null,
      null,
    ]);
    const plain = [judged('big', -12), judged('slip', -5)];
    expect(plain.map((one) => verdictOf(one, plain))).toEqual([null, null]);
  });

  it('leaves out reasons that explain nothing', () => {
    const said = (id: string): string[] =>
      sentencesOf({ why: { id, args: { count: 1, points: 4, species: 'owl' } }, against: null } as unknown as MomentTold, cards, [])
        .map(({ parts }) => parts.map(({ text }) => text).join('')); // prettier-ignore
    expect(said('why-least')).toEqual([]);
    expect(said('why-draft')).toEqual([]);
    expect(said('why-dear')).toEqual(['Tawny Owl brought 4 points at once, but cost a turn and a card.']);
  });
});
