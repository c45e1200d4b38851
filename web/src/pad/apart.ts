/** Forests that were entered on phones that did not see each other: each is sound, together they may be too much for the box. */

import { judge, judged, type Judged } from './entry';
import type { ForestRow, Rules, TableRow } from '../rules';
import { Impossible, readTable } from '../rules';
import { scoreForests } from '../rules';

/** Reads each forest by itself and scores them together; `Impossible` where one of them can't be. */
export function judgedApart(rules: Rules, table: TableRow): Judged | Impossible {
  try {
    const forests = table.forests.flatMap((forest) => readTable(rules, { ...table, forests: [forest] }));
    return { forests, scores: scoreForests(rules, forests) };
  } catch (error) {
    if (error instanceof Impossible) return error;
    throw error;
  }
}

/** The same as `judged`; where the table was too much for the box before, it may stay so. */
export function judgedStill(rules: Rules, next: TableRow, clash: Impossible | null): Judged | Impossible {
  const found = judged(rules, next);
  return clash && found instanceof Impossible ? judgedApart(rules, next) : found;
}

/** The table that new cards are held against, and what the forest in view is worth there: in a clash it stands alone. */
export function offeredAt(
  rules: Rules,
  table: TableRow,
  seat: number,
  score: Judged,
  clash: Impossible | null,
): { table: TableRow; seat: number; total: number } {
  if (!clash) return { table, seat, total: score.scores[seat]!.total };
  const alone = { ...table, forests: [table.forests[seat]!] };
  return { table: alone, seat: 0, total: judge(rules, alone).scores[0]!.total };
}

/** Whether nothing was entered yet; that it is to be counted is nothing yet. */
export const isEmpty = ({ cave, cave_card, hosts, quick }: ForestRow): boolean =>
  !cave && !cave_card && !hosts.length && !Object.values(quick?.counts ?? {}).some(Boolean);
