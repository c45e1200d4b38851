/** Files that the pad reads back: a table of forests, forests in numbers, or all kept games. */

import { Impossible, Rules, SIDES, type ForestRow, type SoloOptions, type TableRow } from '../rules';
import { forScoring } from '../lib/api';
import { judged } from './entry';
import type { Scored } from './history';

export const BACKUP = 'spinney.games/1';
const MOST_FORESTS = 5;

/** All kept games in one file. */
export const backup = (games: Scored[]): string => JSON.stringify({ format: BACKUP, games }, null, 1);

const isList = (value: unknown): boolean =>
  value === undefined || (Array.isArray(value) && value.every((one) => typeof one === 'string'));

/** An object of small whole numbers. */
const isNumbers = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((one) => Number.isInteger(one) && one >= 0 && one <= 99);

function isForest({ name, cave, hosts, quick }: ForestRow): boolean {
  if (typeof name !== 'string' || typeof cave !== 'number' || !Array.isArray(hosts)) return false;
  if (quick !== undefined)
    return hosts.length === 0 && typeof quick === 'object' && isNumbers(quick?.counts) && isNumbers(quick?.answers);
  return hosts.every((host) => typeof host?.species === 'string' && SIDES.every((side) => isList(host[side])));
}

/** Whether a table says that it was played alone, in a form that can be. */
const isAlone = ({ options, forests }: TableRow): boolean =>
  options === undefined ||
  (options?.solo === true &&
    forests.length === 1 &&
    (options.challenge === undefined || (Number.isInteger(options.challenge) && options.challenge > 0)));

/** Whether it has the form of a table; what lies where is for the rules to judge. */
export function isTable(table: TableRow): boolean {
  return (
    table?.format === 'spinney.forests/1' &&
    /^[a-z0-9_+-]{1,120}$/.test(table.edition) &&
    Array.isArray(table.forests) &&
    table.forests.length >= 1 &&
    table.forests.length <= MOST_FORESTS &&
    table.forests.every(isForest) &&
    isAlone(table)
  );
}

function isScored(game: Scored): boolean {
  return (
    typeof game?.id === 'string' &&
    Number.isFinite(game.date) &&
    Array.isArray(game.totals) &&
    game.totals.length === game.table?.forests?.length &&
    game.totals.every(Number.isFinite) &&
    Array.isArray(game.less) &&
    isTable(game.table)
  );
}

/** What a file holds: a table, or games that were kept; null for anything else. */
export function readFile(text: string): { table: TableRow } | { games: Scored[] } | null {
  try {
    const found = JSON.parse(text.replace(/^\uFEFF/, '')) as { format?: string; games?: Scored[] } & TableRow;
    if (found.format === (BACKUP as string))
      return Array.isArray(found.games) && found.games.every(isScored) ? { games: found.games } : null;
    if (found.format !== 'spinney.forests/1' && found.format !== ('spinney.counts/1' as string)) return null;
    const { edition, forests } = found;
    const { solo, challenge } = (found.options ?? {}) as Partial<SoloOptions>;
    const alone = solo ? { options: { solo, ...(challenge ? { challenge } : {}) } } : {};
    const named = (Array.isArray(forests) ? forests : []).map((forest, seat) => ({
      ...forest,
      name: forest?.name ?? `${seat + 1}`,
      cave: forest?.cave ?? 0,
    }));
    const table: TableRow = { format: 'spinney.forests/1', edition, ...alone, forests: named };
    return isTable(table) ? { table } : null;
  } catch {
    return null;
  }
}

/** Why a table that was read can't be, if it can't. */
export async function faultOf(table: TableRow, lang: string): Promise<{ rules: Rules; refusal: Impossible } | null> {
  const rules = new Rules(...(await forScoring(table.edition, lang, table.options?.solo === true)));
  const found = judged(rules, table);
  return found instanceof Impossible ? { rules, refusal: found } : null;
}
