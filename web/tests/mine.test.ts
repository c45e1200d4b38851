import { describe, expect, it } from 'vitest';
import { asFile, readFile } from '../src/mine/file';
import { gameOf } from '../src/mine/keep';
import { animalsOf, eachOf, inCompany, isWon, meansOfFive, numbersOf, rankOf } from '../src/mine/numbers';
import type { Game } from '../src/mine/store';
import type { Look, View } from '../src/lib/types';

const game = (id: string, totals: number[], more: Partial<Game> = {}): Game => ({
  id,
  date: 1_700_000_000_000,
  edition: 'base',
  me: 0,
  seats: totals.map((total, seat) => ({ name: `P${seat}`, kind: seat ? 'bot:player' : 'human', total })),
  winners: totals.flatMap((total, seat) => (total === Math.max(...totals) ? [seat] : [])),
  species: { wolf: [2, 30], oak: [1, 0] },
  hosts: [{ species: 'oak@oak', cards: [['host', 'B001a']] }],
  ...more,
});

describe('own games', () => {
  const games = [game('a', [100, 80]), game('b', [60, 90, 70]), game('c', [70, 70])];

  it('are counted', () => {
    expect(numbersOf(games)).toMatchObject({ games: 3, won: 2, mean: 77, best: { id: 'a' } });
    expect(numbersOf([])).toEqual({ games: 0, won: 0, mean: 0, best: null });
    expect(games.map(rankOf)).toEqual([1, 3, 1]);
    expect(games.map(isWon)).toEqual([true, false, true]);
  });

  it('count only from their beginning: who goes on from a moment knows what comes', () => {
    const all = [...games, game('d', [900, 2], { after: 40, species: { lynx: [1, 50] } })];
    expect(numbersOf(all)).toEqual(numbersOf(games));
    expect(eachOf(all, 'lynx')).toBeNull();
    expect(readFile(asFile(all))).toEqual(all);
  });

  it('know whether other people played', () => {
    expect(inCompany(games[0]!)).toBe(false);
    const friend = { name: 'Ben', kind: 'human', total: 1 };
    expect(inCompany({ ...games[0]!, seats: [games[0]!.seats[0]!, friend] })).toBe(true);
  });

  it('have a mean of five', () => {
    expect(meansOfFive([10, 20, 30, 40, 50, 60])).toEqual([10, 15, 20, 25, 30, 40]);
  });

  it('tell what a species brings', () => {
    expect(animalsOf(games)[0]).toEqual({ species: 'wolf', cards: 6, each: 15 });
    expect(eachOf(games, 'oak')).toBe(0);
    expect(eachOf(games, 'lynx')).toBeNull();
  });

  it('go into a file and back; what is broken stays outside', () => {
    expect(readFile(asFile(games))).toEqual(games);
    const broken = JSON.stringify({ format: 'spinney.mine/1', games: [games[0], { id: 3 }, { ...games[1], me: 9 }] });
    expect(readFile(broken)).toEqual([games[0]]);
    for (const text of ['', '[]', '{"format": "spinney.game/1", "games": []}', 'null'])
      expect(readFile(text)).toBeNull();
  });

  it('are written down at their end, by those who played', () => {
    const view = {
      table: 't', edition: 'base', me: 1, over: true, totals: [3, 9], winners: [1],
      seats: [{ name: 'A', kind: 'bot:player', forest: { hosts: [] } }, { name: 'B', kind: 'human', forest: { hosts: [] } }],
    } as unknown as View; // prettier-ignore
    const look = { worth: [null, { parts: [{ species: 'wolf', cards: 1, points: 9 }] }] } as unknown as Look;
    expect(gameOf(view, look, 5)).toMatchObject({ id: 't', date: 5, me: 1, species: { wolf: [1, 9] }, winners: [1] });
    expect(gameOf(view, look, 5)).not.toHaveProperty('after');
    expect(gameOf({ ...view, deal: { after: 12 } as View['deal'] }, look, 5)).toMatchObject({ after: 12 });
    expect(gameOf({ ...view, over: false }, look, 5)).toBeNull();
    expect(gameOf({ ...view, me: null }, look, 5)).toBeNull();
    expect(gameOf(view, null, 5)).toBeNull();
  });
});
