/** The secrets of the seats that this device holds, by table. */

const KEY = 'spinney.seats';

type Held = Record<string, string>;

function all(): Held {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Held;
  } catch {
    return {};
  }
}

/** The token for a table, if this device sits there. */
export function tokenOf(table: string): string | null {
  return all()[table] ?? null;
}

/** Keeps a token; null forgets it. */
export function keepToken(table: string, token: string | null): void {
  const held = all();
  if (token === null) delete held[table];
  else held[table] = token;
  localStorage.setItem(KEY, JSON.stringify(held));
}
