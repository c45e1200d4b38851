/** What others did since one's own last turn, from the log. */

import { lines, type LogLine } from '../finish/log';
import type { Catalogue, LogEntry, View } from '../lib/types';

/** So many entries of the log are enough to find everybody's last turn. */
const RECENT = 120;

/** The turns since the own last one, that one first; without a seat the last of each. */
export function sinceMine(log: LogEntry[], view: View, cards: Catalogue): LogLine[] {
  const all = lines(log.slice(-RECENT), view, cards).filter(
    (line) => line.seat !== null || line.tone === 'winter' || line.sign === 'automa',
  );
  const own = all.findLastIndex((line) => line.seat !== null && line.seat === view.me);
  return all.slice(own < 0 ? -2 * view.seats.length : own);
}

/** The newest turn of each other seat, newest first. */
export function lastMoves(log: LogEntry[], view: View, cards: Catalogue): LogLine[] {
  const found = new Map<number, LogLine>();
  const all = lines(log.slice(-RECENT), view, cards).reverse();
  if (view.solo) return all.filter(({ sign }) => sign === 'automa').slice(0, 1);
  for (const line of all)
    if (line.seat !== null && line.seat !== view.me && line.sign !== 'player' && !found.has(line.seat))
      found.set(line.seat, line);
  return [...found.values()];
}
