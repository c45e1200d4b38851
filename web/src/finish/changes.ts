/** How many points each line of the log has brought, from the points that the log has after each move. */

import type { Catalogue, LogEntry, SeatNote, Sums, View } from '../lib/types';
import { lines, type LogLine } from './log';

/** A line with what it changed for each seat; null where points are hidden or not known. */
export interface ScoredLine extends LogLine {
  change: number[] | null;
  /** Moves before the line, and with it: by these its sums are asked. */
  after: number;
  to: number;
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
  return lines(log.slice(next), view, cards, notes).map((line) => {
    const before = scores;
    const after = log[next - 1]?.seq ?? 0;
    // What several seats did in one turn is told in several lines: the first has all of it.
    for (; next < log.length && log[next]!.seq <= line.seq; next += 1) scores = log[next]!.scores ?? null;
    return Object.assign(line, { change: minus(scores, before), after, to: log[next - 1]?.seq ?? 0 });
  });
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
