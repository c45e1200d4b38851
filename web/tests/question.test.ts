import { beforeAll, expect, it, vi } from 'vitest';
import type { Catalogue, Plan, Prompt, View } from '../src/lib/types';
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
const bat = { name: 'Bat', text: { effect: 'Two cards of the deck into your cave' }, rules: {
  effect: [{ do: 'cave', from: 'deck', n: 2 }],
} }; // prettier-ignore
const cards = {
  types: { bat: 'bat', bird: 'bird' }, a_type: { bat: 'a bat', bird: 'a bird' }, species: { bear, bat, hare: { name: 'Hare' } },
  cards: { B001: { halves: [{ species: 'bear' }, { species: 'bear' }] }, B002: { halves: [{ species: 'bat' }] } },
} as unknown as Catalogue; // prettier-ignore

/** What is asked, with so many winters come. */
function asked(prompt: Partial<Prompt>, view: Partial<View> = {}, plan: Plan | null = null): string {
  const deciding = {
    view: { me: 0, winter: 0, deck: 60, hand: ['B001'], clearing: ['B001', 'B001'], legal: ['draw deck'], ...view },
    prompt: { seat: 0, card: 'B001a', ...prompt },
    plan,
    missing: 0,
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
  expect(asked(bonus)).toBe('Bear: draw a card?');
  expect(asked(bonus, { winter: 2 })).toBe('Bear: draw a card? It may be the last winter.');
  expect(asked({ kind: 'use', source: 'permanent' }, { winter: 2 })).toContain('It may bring the last winter.');
});

it('warns on an ordinary turn when the last winter may come', () => {
  expect(asked({ kind: 'turn' }, { deck: 40, winter: 1 })).toBe('Draw two cards, or play one.');
  // With many cards left only the clock is red: a line that always stands is no longer read.
  expect(asked({ kind: 'turn' }, { deck: 21, winter: 2 })).toBe('Draw two cards, or play one.');
  const warned = 'Last winter within 20 cards. Draw two cards, or play one.';
  expect(asked({ kind: 'turn' }, { deck: 20, winter: 2 })).toBe(warned);
  expect(asked({ kind: 'second' }, { deck: 20, winter: 2 })).toContain('Last winter within 20 cards.');
  expect(asked({ kind: 'turn' }, { deck: 9, winter: 1 })).toContain('within 9 cards');
  expect(asked({ kind: 'turn' }, { deck: 20, winter: 2, solo: {} as View['solo'] })).not.toContain('winter');
});

it('warns of the last winter wherever cards come from the deck', () => {
  expect(asked({ kind: 'use', source: 'effect', card: 'B002a' }, { winter: 2 })).toContain('may bring the last winter');
  const tree = { card: 'B001a', cost: 0, spots: [], pay: [], reveals: true } as unknown as Plan;
  expect(asked({ kind: 'turn' }, { winter: 2 }, tree)).toBe('Bear: all set. This may bring the last winter.');
  expect(asked({ kind: 'turn' }, { winter: 1 }, tree)).toBe('Bear: all set.');
  expect(asked({ kind: 'turn' }, { winter: 2 }, { ...tree, reveals: false })).toBe('Bear: all set.');
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
