/** Scored games that this device keeps: in its database, which has room for as many as anybody plays. */

import type { TableRow } from '../rules';

const NAME = 'spinney-pad';
const GAMES = 'games';
/** Where earlier versions kept them. */
const OLD = 'spinney.pad.history';

export interface Scored {
  id: string;
  /** When it was kept, in milliseconds. */
  date: number;
  table: TableRow;
  totals: number[];
  /** Who played a turn less. */
  less: boolean[];
  /** It was played alone, and no medal was won. */
  lost?: boolean;
}

/** The game that was kept just now, until its place in the list has been shown. */
export const justKept = { id: '' };

/** What a request of the database comes to. */
const answered = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error);
  });

/** Resolves when all of it is written, and rejects where it can't be. */
const written = (change: IDBTransaction): Promise<void> =>
  new Promise((done, failed) => {
    change.oncomplete = () => done();
    change.onerror = () => failed(change.error);
    change.onabort = () => failed(change.error);
  });

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(GAMES, { keyPath: 'id' });
  const database = await answered(request);
  await takeOver(database);
  return database;
}

/** What earlier versions kept elsewhere. */
function oldOnes(): Scored[] {
  try {
    const kept = JSON.parse(localStorage.getItem(OLD) ?? '[]') as Scored[];
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

/** Moves them over; they go only when they are safe here. */
async function takeOver(database: IDBDatabase): Promise<void> {
  const old = oldOnes();
  if (!old.length) return;
  await put(database, old);
  localStorage.removeItem(OLD);
}

async function put(database: IDBDatabase, games: Scored[]): Promise<void> {
  const change = database.transaction(GAMES, 'readwrite');
  const done = written(change);
  for (const game of games) change.objectStore(GAMES).put(JSON.parse(JSON.stringify(game)));
  await done;
}

async function within<T>(work: (database: IDBDatabase) => Promise<T>): Promise<T> {
  const database = await open();
  try {
    return await work(database);
  } finally {
    database.close();
  }
}

/** All kept games, the newest first. */
export async function history(): Promise<Scored[]> {
  try {
    const games = await within((database) =>
      answered<Scored[]>(database.transaction(GAMES).objectStore(GAMES).getAll()),
    );
    return games.sort((one, other) => other.date - one.date);
  } catch {
    return oldOnes();
  }
}

export const historyEntry = async (id: string): Promise<Scored | null> =>
  (await history()).find((one) => one.id === id) ?? null;

/** Keeps games; the same id again is written over. Rejects where this device has no room for them. */
export const keep = (...games: Scored[]): Promise<void> => within((database) => put(database, games));

export const forget = (id: string): Promise<void> =>
  within(async (database) => {
    const change = database.transaction(GAMES, 'readwrite');
    const done = written(change);
    change.objectStore(GAMES).delete(id);
    await done;
  });

/** The seats with the highest total. */
export function winnersOf(totals: number[]): number[] {
  const best = Math.max(...totals);
  return totals.flatMap((total, seat) => (total === best ? [seat] : []));
}
