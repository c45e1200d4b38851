import { beforeAll, expect, it, vi } from 'vitest';
import type { Catalogue } from '../src/lib/types';
import type { Deciding } from '../src/table/deciding.svelte';

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
vi.stubGlobal('navigator', { languages: ['en'] });

const { settings } = await import('../src/lib/settings.svelte');
const { loadWords } = await import('../src/lib/words.svelte');
const { Hinting } = await import('../src/table/hinting.svelte');

const cards = {
  species: { oak: { name: 'Oak' }, fir: { name: 'Fir' } },
  cards: { B001: { halves: [{ species: 'oak' }] }, B002: { halves: [{ species: 'fir' }] } },
} as unknown as Catalogue;

beforeAll(async () => {
  settings.lang = 'en';
  await loadWords('en');
});

it('marks all cards of a hint, and says what to expect as a sentence', () => {
  const deciding = {
    isMine: true,
    plan: null,
    plans: [],
    table: {
      hint: [{ move: 'cave B001 B001 B002', why: { id: 'why-cave', args: { count: 3 } }, lead: -9.6, chance: 0.23 }],
    },
    view: { me: 0, prompt: { seat: 0, kind: 'cave', from: 'hand' }, seats: [] },
  };
  const hinting = new Hinting(deciding as unknown as Deciding, () => cards);
  expect([...hinting.marks.hand.keys()].sort()).toEqual(['B001', 'B001#2', 'B002']);
  const { title, where, outlook } = hinting.candidate!;
  expect([title, where]).toEqual(['Into the cave', 'Oak, Oak, Fir']);
  expect(outlook).toBe('You will probably end about 10 points behind; 23% chance to win');
});

it('compares the other moves with the first', () => {
  const idea = (move: string, lead: number): object => ({ move, why: { id: 'why-cave', args: {} }, lead, chance: 0.5 });
  const deciding = {
    isMine: true,
    plan: null,
    plans: [],
    table: { hint: [idea('cave B001', 12.4), idea('cave B002', 10.9), idea('cave', 12.1)] },
    view: { me: 0, prompt: { seat: 0, kind: 'cave', from: 'hand' }, seats: [] },
  };
  const { candidates } = new Hinting(deciding as unknown as Deciding, () => cards);
  expect(candidates.map((one) => one.outlook)).toEqual([
    'You will probably end about 12 points ahead; 50% chance to win',
    'About 2 points less than the first',
    'About as good as the first',
  ]);
});
