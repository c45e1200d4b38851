/** The games that this device has seen to their end. They stay in the browser: no server knows of them. */

import type { HostShown } from '../lib/types';

export interface Player {
  name: string;
  kind: string;
  total: number;
}

/** One game, as the one who sat here remembers it. */
export interface Game {
  /** The table. */
  id: string;
  /** When it ended, in milliseconds. */
  date: number;
  edition: string;
  me: number;
  seats: Player[];
  winners: number[];
  /** Of the own forest: how many cards of a species, and their points together. */
  species: Record<string, [cards: number, points: number]>;
  hosts: HostShown[];
  /** Moves of another game that it went on from; nothing where it began at its beginning. */
  after?: number;
}

const NAME = 'spinney-mine';
const GAMES = 'games';

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(GAMES, { keyPath: 'id' });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('no store'));
    request.onblocked = () => reject(new Error('the store is in use'));
  });
}

/** Does something with the store; what it gives back is there when all is written. */
async function within<T>(
  mode: IDBTransactionMode,
  act: (games: IDBObjectStore) => IDBRequest<T> | null,
): Promise<T | null> {
  const database = await open();
  try {
    return await new Promise((resolve, reject) => {
      const job = database.transaction(GAMES, mode);
      const asked = act(job.objectStore(GAMES));
      job.oncomplete = () => resolve(asked?.result ?? null);
      job.onerror = job.onabort = () => reject(job.error ?? new Error('not kept'));
    });
  } finally {
    database.close();
  }
}

/** All games, the newest first. */
export async function allGames(): Promise<Game[]> {
  const games = (await within('readonly', (store) => store.getAll() as IDBRequest<Game[]>)) ?? [];
  return games.sort((one, other) => other.date - one.date);
}

/** Keeps games; a game that is known already stays as it was first seen. */
export async function keepGames(games: Game[]): Promise<number> {
  const known = new Set((await allGames()).map((game) => game.id));
  const fresh = games.filter((game) => !known.has(game.id));
  await within('readwrite', (store) => {
    for (const game of fresh) store.put(game);
    return null;
  });
  return fresh.length;
}

export const forgetGame = async (id: string): Promise<void> =>
  void (await within('readwrite', (store) => store.delete(id)));
