/** Who played before, so that nobody is typed in again. */

const KEY = 'spinney.pad.names';
const MOST = 40;

interface Kept {
  /** The people of the last game, in their order. */
  last: string[];
  /** All that were ever there, the latest first. */
  all: string[];
}

/** The names that this device remembers. */
export function rememberedNames(): Kept {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Kept | null;
    const texts = (list: unknown): string[] =>
      Array.isArray(list) ? list.filter((one): one is string => typeof one === 'string') : [];
    return { last: texts(kept?.last), all: texts(kept?.all) };
  } catch {
    return { last: [], all: [] };
  }
}

/** Remembers who plays. */
export function rememberNames(last: string[]): void {
  const all = [...new Set([...last, ...rememberedNames().all])].slice(0, MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify({ last, all }));
  } catch {
    // Names are typed again where nothing is kept.
  }
}
