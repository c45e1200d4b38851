/** Writes a game down when it is over. */

import type { Look, View } from '../lib/types';
import { keepGames, type Game } from './store';

/** What is remembered of a game; null while it is not over, or for somebody who only watches. */
export function gameOf(view: View, look: Look | null, date: number): Game | null {
  const worth = view.me === null ? null : look?.worth?.[view.me];
  if (!view.over || view.me === null || !view.totals || !worth) return null;
  return {
    id: view.table,
    date,
    edition: view.edition,
    me: view.me,
    seats: view.seats.map(({ name, kind }, seat) => ({ name, kind, total: view.totals![seat] ?? 0 })),
    winners: [...(view.winners ?? [])],
    species: Object.fromEntries(worth.parts.map(({ species, cards, points }) => [species, [cards, points]])),
    hosts: view.seats[view.me]!.forest.hosts.map(({ species, cards }) => ({ species, cards })),
    ...(view.deal?.after ? { after: view.deal.after } : {}),
  };
}

/** Keeps a game that is over. A browser that keeps nothing plays all the same. */
export async function keepGame(view: View, look: Look | null): Promise<void> {
  const game = gameOf(view, look, Date.now());
  // What the page watches can't be stored: a plain copy can.
  if (game) await keepGames([JSON.parse(JSON.stringify(game)) as Game]).catch(() => undefined);
}
