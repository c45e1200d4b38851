/** What a number of games says. */

import type { Game } from './store';

export const pointsOf = (game: Game): number => game.seats[game.me]!.total;
export const isWon = (game: Game): boolean => game.winners.includes(game.me);
/** The place of the one who sat here: whoever has more is before. */
export const rankOf = (game: Game): number => 1 + game.seats.filter((seat) => seat.total > pointsOf(game)).length;
/** Whether another person played. */
export const inCompany = (game: Game): boolean =>
  game.seats.some((seat, place) => place !== game.me && !seat.kind.startsWith('bot:'));

/** Whether it was played from its beginning: who goes on from a moment of another game knows what comes. */
export const isWhole = (game: Game): boolean => !game.after;

export interface Numbers {
  games: number;
  won: number;
  mean: number;
  best: Game | null;
}

/** The numbers of whole games. */
export function numbersOf(all: Game[]): Numbers {
  const games = all.filter(isWhole);
  const points = games.map(pointsOf);
  const best = games.reduce<Game | null>((top, game) => (!top || pointsOf(game) > pointsOf(top) ? game : top), null);
  return {
    games: games.length,
    won: games.filter(isWon).length,
    mean: points.length ? Math.round(points.reduce((sum, one) => sum + one, 0) / points.length) : 0,
    best,
  };
}

/** The mean of each number with the four before it. */
export function meansOfFive(points: number[]): number[] {
  return points.map((_, at) => {
    const some = points.slice(Math.max(0, at - 4), at + 1);
    return some.reduce((sum, one) => sum + one, 0) / some.length;
  });
}

export interface Animal {
  species: string;
  /** Points for each card that was played. */
  each: number;
  cards: number;
}

/** The species that brought most for each card in whole games; those that were played but once or twice come later. */
export function animalsOf(games: Game[], most = 6): Animal[] {
  const all = new Map<string, [number, number]>();
  for (const game of games.filter(isWhole))
    for (const [species, [cards, points]] of Object.entries(game.species)) {
      const known = all.get(species) ?? [0, 0];
      all.set(species, [known[0] + cards, known[1] + points]);
    }
  return [...all]
    .filter(([, [cards]]) => cards > 0)
    .map(([species, [cards, points]]) => ({ species, cards, each: points / cards }))
    .sort((one, other) => Number(other.cards > 2) - Number(one.cards > 2) || other.each - one.each)
    .slice(0, most);
}

/** What one species brought for each card in all games; null if it was never played. */
export function eachOf(games: Game[], species: string): number | null {
  return animalsOf(games, Infinity).find((animal) => animal.species === species)?.each ?? null;
}
