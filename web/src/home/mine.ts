/** The tables of this device's player, with what can be known about them. */

import { catalogue, deleteTable, glanceAtTable, leaveTable, myTables } from '../lib/api';
import { playerName, tableName } from '../lib/people';
import { keepToken, tokenOf } from '../lib/seats';
import { settings } from '../lib/settings.svelte';
import type { MyTable, View } from '../lib/types';

const KEY = 'spinney.forgotten';

export interface Known extends MyTable {
  /** Present where this device may look at it. */
  view: View | null;
}

function forgotten(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as string[];
  } catch {
    return [];
  }
}

/** One row for each table (pass and play has several seats), the last touched first. */
export async function tablesOfMine(): Promise<MyTable[]> {
  const { tables } = await myTables(settings.player);
  const hidden = new Set(forgotten());
  const seen = new Map<string, MyTable>();
  for (const table of tables) if (!hidden.has(table.id) && !seen.has(table.id)) seen.set(table.id, table);
  return [...seen.values()].sort((a, b) => b.changed - a.changed);
}

/** A table with its present view; a table that cannot be seen is still listed. */
export async function lookCloser(table: MyTable): Promise<Known> {
  const view = await glanceAtTable(table.id, tokenOf(table.id)).catch(() => null);
  return { ...table, view };
}

/** The names of tables in the present language, by id; the cards of their games name them. */
export async function namesOf(tables: MyTable[]): Promise<Record<string, string>> {
  const lang = settings.lang;
  const named = tables.map(async ({ id, edition }) => [id, tableName(id, await catalogue(edition, lang))]);
  return Object.fromEntries(await Promise.all(named)) as Record<string, string>;
}

/** The names of the others who sit there. */
export function peopleAt({ view, seat }: Known): string[] {
  return (view?.seats ?? []).filter((one, number) => number !== seat && one.kind !== 'open').map(playerName);
}

/** Gives the seat up where there is a game to leave. */
export async function leave(table: string): Promise<void> {
  const token = tokenOf(table);
  if (token) await leaveTable(table, token);
  forget(table);
}

/** Deletes a table for all; whether it is gone, or the others have to agree. */
export async function remove(table: string): Promise<boolean> {
  const { deleted } = await deleteTable(table, tokenOf(table) ?? settings.player);
  if (deleted) forget(table);
  return deleted;
}

/** Whether others sit there who have something to say about it. */
export function inCompany({ status, view, seat }: Known): boolean {
  if (status === 'over' || !view) return false;
  return view.seats.some((one, at) => at !== seat && one.kind === 'human' && one.name !== view.seats[seat]?.name);
}

/** No longer lists a table. */
export function forget(table: string): void {
  keepToken(table, null);
  localStorage.setItem(KEY, JSON.stringify([...forgotten(), table].slice(-500)));
}
