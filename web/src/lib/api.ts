/** Requests to the own server; there is no other. */

import type { CompiledRules } from '../rules';
import { told } from './site';
import type { About, Catalogue, Edition, Made, MyTable, View } from './types';

export class Refused extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status: number,
  ) {
    super(message);
  }
}

/** Asks the server; a refusal is thrown with its code. */
export async function ask<T>(
  path: string,
  options: { method?: string; body?: unknown; token?: string | null } = {},
): Promise<T> {
  const headers: Record<string, string> = {};
  if (options.token) headers.Authorization = `Bearer ${options.token}`;
  const init: RequestInit = { method: options.method ?? 'GET', headers };
  if (init.method !== 'GET') {
    headers['Content-Type'] = 'application/json';
    init.body = JSON.stringify(options.body ?? {});
  }
  let answer: Response;
  try {
    answer = await fetch(path, init);
  } catch {
    throw new Refused('offline', 'the server does not answer', 0);
  }
  const body = (await answer.json().catch(() => null)) as { error?: { code: string; message: string } } | null;
  if (!answer.ok)
    throw new Refused(body?.error?.code ?? 'bad_message', body?.error?.message ?? answer.statusText, answer.status);
  return body as T;
}

export interface Wish {
  edition: Edition;
  name: string;
  seats: string[];
  options?: Record<string, unknown>;
  settings?: Record<string, unknown>;
  seed?: number;
  player?: string;
  from?: { record: unknown; at: number };
}

/** What this device adds to the chance of a deal, so that nobody else alone decides it. */
function salt(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export const makeTable = (wish: Wish): Promise<Made> =>
  ask('/api/tables', { method: 'POST', body: { salt: salt(), ...wish } });
/** The host puts a bot into an open seat. */
export const fillSeat = (table: string, token: string, seat: number, bot: string): Promise<unknown> =>
  ask(`/api/tables/${table}/fill`, { method: 'POST', body: { seat, bot }, token });
export const joinTable = (
  table: string,
  name: string,
  player: string,
): Promise<{ table: string; seat: number; token: string }> =>
  ask(`/api/tables/${table}/join`, { method: 'POST', body: { name, player, salt: salt() } });
export const lookAtTable = (table: string, token: string | null): Promise<View> =>
  ask(`/api/tables/${table}`, { token });
/** The same for a list: it is no visit, which would keep a table that is about to be deleted. */
export const glanceAtTable = (table: string, token: string | null): Promise<View> =>
  ask(`/api/tables/${table}?glance=true`, { token });
export const leaveTable = (table: string, token: string): Promise<unknown> =>
  ask(`/api/tables/${table}/leave`, { method: 'POST', token });
/** Deletes a table for all, or asks the others; with the token of a seat, or the player's own. */
export const deleteTable = (table: string, token: string): Promise<{ deleted: boolean; waits_for: number[] }> =>
  ask(`/api/tables/${table}`, { method: 'DELETE', token });
/** Nobody's wish to delete a table holds any more. */
export const keepTable = (table: string, token: string): Promise<unknown> =>
  ask(`/api/tables/${table}/keep`, { method: 'POST', token });
export const rematch = (table: string, token: string): Promise<Made> =>
  ask(`/api/tables/${table}/rematch`, { method: 'POST', token });
export const recordOf = (table: string): Promise<Record<string, unknown>> => ask(`/api/tables/${table}/record`);
export const myTables = (player: string): Promise<{ tables: MyTable[] }> => ask('/api/mine', { token: player });

const fetched = new Map<string, Promise<unknown>>();

/** What never changes while the page is open, fetched once; what fails is tried again the next time. */
export function once<T>(path: string): Promise<T> {
  let found = fetched.get(path) as Promise<T> | undefined;
  if (!found) {
    found = ask<T>(path);
    found.catch(() => fetched.delete(path));
    fetched.set(path, found);
  }
  return found;
}

/** Who runs this server, and how long it keeps what. */
export const aboutServer = (lang: string): Promise<About> => once(`/api/about?lang=${lang}`);

/** Where the cards of a game are, and its rules for scoring without a server. */
export const cardsPath = (edition: Edition, lang: string, solo = false): string =>
  told(
    `/api/cards/${encodeURIComponent(edition)}?lang=${lang}${solo ? '&solo=true' : ''}`,
    `cards.${edition}${solo ? '.solo' : ''}.${lang}`,
  );
export const rulesPath = (edition: Edition, lang: string, solo = false): string =>
  told(
    `/api/cards/${encodeURIComponent(edition)}/rules?lang=${lang}${solo ? '&solo=true' : ''}`,
    `rules.${edition}${solo ? '.solo' : ''}.${lang}`,
  );

export const catalogue = (edition: Edition, lang: string): Promise<Catalogue> => once(cardsPath(edition, lang));
export const compiledRules = (edition: Edition, lang: string): Promise<CompiledRules> => once(rulesPath(edition, lang));

/** The cards of a game and its rules, as they are for several, or (`solo`) for one who plays alone. */
export const forScoring = (edition: Edition, lang: string, solo: boolean): Promise<[CompiledRules, Catalogue]> =>
  Promise.all([once<CompiledRules>(rulesPath(edition, lang, solo)), once<Catalogue>(cardsPath(edition, lang, solo))]);
