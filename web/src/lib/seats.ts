/** The secrets of the seats that this device holds, by table, and what was last seen there. */

const KEY = 'spinney.seats';
const SEEN = 'spinney.seen';

type Kept<Value> = Record<string, Value>;

function read<Value>(key: string): Kept<Value> {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}') as Kept<Value>;
  } catch {
    return {};
  }
}

const all = (): Kept<string> => read(KEY);

/** The token for a table, if this device sits there. */
export function tokenOf(table: string): string | null {
  return all()[table] ?? null;
}

/** Whether this device sits anywhere. */
export const sitsSomewhere = (): boolean => Object.keys(all()).length > 0;

/** Keeps a token; null forgets it. */
export function keepToken(table: string, token: string | null): void {
  const held = all();
  if (token === null) delete held[table];
  else held[table] = token;
  localStorage.setItem(KEY, JSON.stringify(held));
}

/** How many moves of a table were seen on this device; null: none was. */
export function seenOf(table: string): number | null {
  return read<number>(SEEN)[table] ?? null;
}

/** Keeps what was seen of a table, as long as this device sits there. */
export function keepSeen(table: string, moves: number): void {
  const held = all();
  const seen = Object.entries({ ...read<number>(SEEN), [table]: moves }).filter(([id]) => id in held);
  try {
    localStorage.setItem(SEEN, JSON.stringify(Object.fromEntries(seen)));
  } catch {
    // A browser that keeps nothing tells nothing of what was missed.
  }
}
