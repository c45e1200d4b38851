import { beforeAll, expect, it, vi } from 'vitest';
import type { Catalogue, Prompt, View } from '../src/lib/types';
import type { Deciding } from '../src/table/deciding.svelte';

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
vi.stubGlobal('navigator', { languages: ['en'] });

const { settings } = await import('../src/lib/settings.svelte');
const { loadWords } = await import('../src/lib/words.svelte');
const { question } = await import('../src/table/question');
const { oneMore } = await import('../src/finish/reasons');

const bear = { name: 'Bear', text: { effect: 'Put all cards into your cave', bonus: 'Draw 1 card' }, rules: {
  effect: [{ do: 'cave', from: 'clearing', n: 'all' }], bonus: [{ do: 'draw', n: 1 }],
  permanent: { then: [{ do: 'draw', n: 1 }, { do: 'turn' }] },
} }; // prettier-ignore
const cards = {
  types: { bat: 'bat', bird: 'bird' }, a_type: { bat: 'a bat', bird: 'a bird' }, species: { bear, hare: { name: 'Hare' } },
  cards: { B001: { halves: [{ species: 'bear' }, { species: 'bear' }] } },
} as unknown as Catalogue; // prettier-ignore

/** What is asked, with so many winters come. */
function asked(prompt: Partial<Prompt>, view: Partial<View> = {}): string {
  const deciding = {
    view: { me: 0, winter: 0, deck: 60, hand: ['B001'], clearing: ['B001', 'B001'], legal: ['draw deck'], ...view },
    prompt: { seat: 0, card: 'B001a', ...prompt },
    plan: null,
    table: { events: [] },
  };
  return question(deciding as unknown as Deciding, cards);
}

beforeAll(async () => {
  settings.lang = 'en';
  await loadWords('en');
});

it('says how many cards it is about, where its text does not', () => {
  expect(asked({ kind: 'use', source: 'effect' })).toBe('Bear: Put all cards into your cave (2 cards). Use it?');
});

it('says that the last winter may come, which is why it asks', () => {
  const bonus = { kind: 'use', source: 'bonus' } as const;
  expect(asked(bonus)).toBe('Bear: Draw 1 card. Use it?');
  expect(asked(bonus, { winter: 2 })).toBe('Bear: draw a card? It may be the last winter.');
  expect(asked({ kind: 'use', source: 'permanent' }, { winter: 2 })).toContain('It may bring the last winter.');
});

it('warns on an ordinary turn when the last winter may come', () => {
  expect(asked({ kind: 'turn' }, { deck: 40, winter: 1 })).toBe('Draw two cards, or play one.');
  const warned = 'The last winter is among the last 40 cards. Draw two cards, or play one.';
  expect(asked({ kind: 'turn' }, { deck: 40, winter: 2 })).toBe(warned);
  expect(asked({ kind: 'turn' }, { deck: 9, winter: 1 })).toContain('among the last 9 cards');
  expect(asked({ kind: 'turn' }, { deck: 40, winter: 2, solo: {} as View['solo'] })).not.toContain('winter');
});

it('names what may be played for free, and what may be done without cards', () => {
  const free = { kind: 'free', source: 'bonus', from: 'hand' } as const;
  expect(asked({ ...free, what: ['bat', 'bird'] })).toContain('play a bat or a bird from your hand for free');
  expect(asked({ ...free, what: ['hare'] })).toContain('play a card (Hare) from your hand');
  expect(asked({ kind: 'turn' }, { hand: [] })).toBe('Draw two cards.');
});

it('says of one more whether it brings nothing yet or nothing more', () => {
  const part = { species: 'bear', cards: 1, text: '', counted: [], more: 0 };
  expect(oneMore({ ...part, points: 0 })).toBe('One more would bring nothing yet.');
  expect(oneMore({ ...part, points: 5 })).toBe('One more would bring nothing more.');
});
