import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Catalogue, GameEvent, LogEntry, View } from '../src/lib/types';

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
vi.stubGlobal('navigator', { languages: ['en'] });

const { settings } = await import('../src/lib/settings.svelte');
const { loadWords } = await import('../src/lib/words.svelte');
const { hasBegun, movesSince, sinceMine, sweptAway } = await import('../src/table/happened');

const cards = { edition: 'base', lang: 'en', types: {}, tree_symbols: {}, caves: [], face_down: 'sapling', species: {}, cards: {} } as unknown as Catalogue; // prettier-ignore
const view = {
  me: 0, prompt: null, start: 0, turn: 3,
  seats: [{ name: 'Ana', kind: 'human', forest: { hosts: [] } }, { name: 'Owl', kind: 'bot:player', forest: { hosts: [] } }],
} as unknown as View; // prettier-ignore

const entry = (seq: number, seat: number, ...events: GameEvent[]): LogEntry =>
  ({ seq, seat, at: 0, move: '', events }) as unknown as LogEntry;
const turn = (seat: number, number: number) => ({ type: 'turn', seat, number, extra: false }) as unknown as GameEvent;
const draw = (seat: number) => ({ type: 'draw', seat, card: null }) as unknown as GameEvent;
const take = (seat: number) => ({ type: 'take', seat, card: 'B001' }) as unknown as GameEvent;
const sweep = { type: 'sweep', number: 10 } as unknown as GameEvent;

beforeAll(async () => {
  settings.lang = 'en';
  await loadWords('en');
});

describe('a clearing that is emptied', () => {
  const log = [entry(1, 0, draw(0)), entry(2, 0, draw(0), sweep, turn(1, 2)), entry(3, 1, draw(1))];

  it('says so where its cards lay, until others were taken or one has moved again', () => {
    expect(sweptAway(log, 0)).toBe(10);
    expect(sweptAway([...log, entry(4, 1, take(1))], 0)).toBe(null);
    expect(sweptAway([...log, entry(4, 0, draw(0))], 0)).toBe(null);
    expect(sweptAway([], 0)).toBe(null);
  });

  it('is told among what happened since the own turn', () => {
    const told = sinceMine(log, view, cards).map((line) => line.parts.map((part) => part.text).join(''));
    expect(told.join('; ')).toContain('The clearing was emptied: 10 cards');
  });
});

describe('moves of the others since the own turn', () => {
  const log = [
    entry(1, 0, turn(0, 1), draw(0)),
    entry(2, 0, draw(0), turn(1, 2)),
    entry(3, 1, take(1)),
    entry(4, 1, draw(1), turn(0, 3)),
  ];
  const seats = (entries: LogEntry[]) => sinceMine(entries, view, cards).map(({ seat }) => seat);

  it('stay in the middle of the next own turn, and go when it ends', () => {
    expect(seats(log)).toEqual([0, 1]);
    const within = [...log, entry(5, 0, draw(0))];
    expect(seats(within)).toEqual([0, 1, 0]);
    expect(movesSince(within, view).map(({ seq }) => seq)).toEqual([3, 4]);
    const after = [...within, entry(6, 0, draw(0), turn(1, 4))];
    const next = { ...view, turn: 4 } as View;
    expect(sinceMine(after, next, cards).map(({ seat }) => seat)).toEqual([0]);
    expect(movesSince(after, next)).toEqual([]);
  });
});

describe('a free play of several cards', () => {
  const place = (seat: number, card: string) => ({ type: 'place', seat, card }) as unknown as GameEvent;
  const several = { seat: 0, kind: 'free', source: 'effect', card: 'B010a', number: 0 } as const;

  it('has begun when another card was laid after the one that asks, and that was not taken back', () => {
    const log = [entry(1, 0, place(0, 'B010a'))];
    expect(hasBegun(several, log, 0)).toBe(false);
    const more = [...log, entry(2, 0, place(0, 'B011a'))];
    expect(hasBegun(several, more, 0)).toBe(true);
    expect(hasBegun({ ...several, number: 1 }, more, 0)).toBe(false);
    expect(hasBegun(several, [...more, entry(3, 0, { type: 'undo', seat: 0 } as GameEvent)], 0)).toBe(false);
  });
});
