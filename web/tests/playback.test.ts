import { beforeAll, expect, it, vi } from 'vitest';
import type { Catalogue, GameRecord, Moment } from '../src/lib/types';

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
vi.stubGlobal('navigator', { languages: ['en'] });

const { settings } = await import('../src/lib/settings.svelte');
const { loadWords } = await import('../src/lib/words.svelte');
const { lineOf, Playback } = await import('../src/finish/playback.svelte');

const record = {
  edition: 'base', deal: { start: 0 }, seats: [{ name: 'Ana', kind: 'human' }, { name: 'Ben', kind: 'human' }],
  moves: Array.from({ length: 12 }, () => 'draw deck'),
} as unknown as GameRecord; // prettier-ignore
const turns = [
  { at: 2, seat: 0, turn: 1 },
  { at: 6, seat: 1, turn: 2 },
  { at: 9, seat: 0, turn: 3 },
];
const momentAt = (seq: number, events: Moment['events']): Moment =>
  ({
    view: { me: 0, seq, turn: 3, start: 0, seats: record.seats.map((one) => ({ ...one, forest: { hosts: [] } })) },
    turns,
    events,
  }) as unknown as Moment;

beforeAll(async () => {
  settings.lang = 'en';
  await loadWords('en');
});

it('tells of a whole turn wherever it goes by turns, and of one move elsewhere', () => {
  const playback = new Playback(record, 0, 0);
  playback.moment = momentAt(0, []);
  const been = (): [number, number | null] => [playback.at, playback.since];
  playback.leap(1);
  expect(been()).toEqual([2, 0]);
  playback.leap(1);
  expect(been()).toEqual([6, 2]);
  playback.step(1);
  expect(been()).toEqual([7, null]);
  playback.leap(1);
  expect(been()).toEqual([9, 6]);
  playback.leap(1);
  expect(been()).toEqual([12, 9]);
  playback.leap(-1);
  playback.leap(-1);
  expect(been()).toEqual([6, 2]);
  playback.leap(-1);
  playback.leap(-1);
  expect(been()).toEqual([0, null]);
});

it('asks for all moves since the beginning of that turn', async () => {
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', (_: string, wish: { body: string }) => {
    const { at, since } = JSON.parse(wish.body) as { at: number; since: number | null };
    asked.push([at, since]);
    return Promise.resolve(new Response(JSON.stringify(momentAt(at, []))));
  });
  const playback = new Playback(record, 2, 0);
  playback.moment = momentAt(2, []);
  playback.leap(1);
  await playback.fetch();
  playback.go(6);
  await playback.fetch();
  playback.leap(-1);
  playback.leap(1);
  await playback.fetch();
  expect(asked).toEqual([
    [6, 2],
    [6, null],
  ]);
});

it('puts all that happened into one line', () => {
  const playback = new Playback(record, 9, 0);
  const moment = momentAt(9, [
    { type: 'draw', seat: 1, card: null },
    { type: 'winter', number: 1 },
    { type: 'draw', seat: 1, card: null },
    { type: 'turn', seat: 0, number: 3, extra: false },
  ]);
  const { tone, parts } = lineOf(playback, moment, { species: {}, cards: {} } as unknown as Catalogue);
  const text = parts.map((part) => part.text).join('');
  expect(tone).toBe('winter');
  expect(text).toMatch(/^Ben draws 2 cards from the deck · .*winter/i);
});
