/** How many points each line of the log has brought, from the points that the log has after each move. */

import type { Catalogue, LogEntry, SeatNote, Sums, View } from '../lib/types';
import { lines, type LogLine } from './log';

/** A line with what it changed for each seat; null where points are hidden or not known. */
export interface ScoredLine extends LogLine {
  change: number[] | null;
  /** Moves before the line, and with it: by these its sums are asked. */
  after: number;
  to: number;
  /** Whose points those are: of moves that several lines tell of, each line has its own part. */
  seats: number[];
}

/** The lines of the newest entries, each with what has changed since the one before. */
export function scoredLines(
  log: LogEntry[],
  view: View,
  cards: Catalogue,
  most = log.length,
  notes: SeatNote[] = [],
): ScoredLine[] {
  let next = Math.max(0, log.length - most);
  // Before the first move nobody has any points.
  const none = log[0]?.seq === 1 ? (log[0].scores?.map(() => 0) ?? null) : null;
  let scores = next ? (log[next - 1]?.scores ?? null) : none;
  const told = lines(log.slice(next), view, cards, notes).map((line) => {
    const before = scores;
    const after = log[next - 1]?.seq ?? 0;
    for (; next < log.length && log[next]!.seq <= line.seq; next += 1) scores = log[next]!.scores ?? null;
    const seats = view.seats.map((_, seat) => seat);
    return Object.assign(line, { change: minus(scores, before), after, to: log[next - 1]?.seq ?? 0, seats });
  });
  told.forEach((_, at) => claim(told, at));
  return told;
}

/** What several seats did by the same moves is told in several lines: each of them has the points of its own seat. */
function claim(told: ScoredLine[], at: number): void {
  const line = told[at]!;
  const { from, seat, change } = line;
  if (from === null || seat === null || !change) return;
  let first = at;
  while (first > 0 && told[first - 1]!.to >= from) first -= 1;
  if (first === at || change.some((points, whose) => points && whose !== seat)) return;
  line.after = told[first]!.after;
  line.seats = [seat];
  for (const one of told.slice(first, at)) {
    if (!one.change) continue;
    change[seat] = (change[seat] ?? 0) + (one.change[seat] ?? 0);
    one.change[seat] = 0;
    one.seats = one.seats.filter((whose) => whose !== seat);
  }
}

const minus = (after: number[] | null, before: number[] | null): number[] | null =>
  after && before && after.map((points, seat) => points - (before[seat] ?? 0));

/** What several lines changed together. */
export function summed(told: ScoredLine[]): number[] | null {
  const known = told.flatMap(({ change }) => (change ? [change] : []));
  if (!known.length) return null;
  return known[0]!.map((_, seat) => known.reduce((sum, change) => sum + (change[seat] ?? 0), 0));
}

/** What the sums of a seat come to. */
export const pointsOf = ({ cave, parts }: Sums['seats'][number]): number =>
  parts.reduce((sum, { points }) => sum + points, cave);
