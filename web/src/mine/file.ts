/** Own games as a file, and back: a new device, or a browser that forgets. */

import type { Game } from './store';

const FORMAT = 'spinney.mine/1';

export const asFile = (games: Game[]): string => JSON.stringify({ format: FORMAT, games });

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 200;
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function isGame(value: unknown): value is Game {
  if (!isObject(value)) return false;
  const { id, date, edition, me, seats, winners, species, hosts, after } = value;
  return (
    isText(id) &&
    isNumber(date) &&
    isText(edition) &&
    Array.isArray(seats) &&
    seats.length > 0 &&
    seats.every((seat) => isObject(seat) && isText(seat.name) && isText(seat.kind) && isNumber(seat.total)) &&
    isNumber(me) &&
    seats[me] !== undefined &&
    Array.isArray(winners) &&
    winners.every(isNumber) &&
    isObject(species) &&
    Object.values(species).every((pair) => Array.isArray(pair) && pair.length === 2 && pair.every(isNumber)) &&
    Array.isArray(hosts) &&
    hosts.every((host) => isObject(host) && isText(host.species) && Array.isArray(host.cards)) &&
    (after === undefined || isNumber(after))
  );
}

/** The games of a file; null where it is none of ours. Rows that are broken are left out. */
export function readFile(text: string): Game[] | null {
  try {
    const found = JSON.parse(text) as { format?: unknown; games?: unknown };
    if (found.format !== FORMAT || !Array.isArray(found.games)) return null;
    return found.games.filter(isGame);
  } catch {
    return null;
  }
}
