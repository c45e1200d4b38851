/** What can be done with a game that is over: share and save it, play its deal again, go on from one of its moments. */

import { makeTable, myTables, recordOf, rematch } from '../lib/api';
import { copy, shareByDevice } from '../lib/copying';
import { go } from '../lib/route.svelte';
import { keepToken } from '../lib/seats';
import { settings } from '../lib/settings.svelte';
import type { GameRecord, Made, View } from '../lib/types';

export const loadRecord = async (table: string): Promise<GameRecord> =>
  (await recordOf(table)) as unknown as GameRecord;

/** Hands a link to the device's own sharing, or copies it. Says what happened; null: the person changed their mind. */
export async function shareLink(url: string, text: string): Promise<'shared' | 'copied' | 'refused' | null> {
  if (matchMedia('(pointer: coarse)').matches && 'share' in navigator) {
    const shared = await shareByDevice({ url, text });
    if (shared !== false) return shared && 'shared';
  }
  return (await copy(url)) ? 'copied' : 'refused';
}

/** Offers the record as a file. */
export function saveRecord(record: GameRecord, table: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([JSON.stringify(record, null, 1)], { type: 'application/json' }));
  link.download = `spinney-${record.edition}${table && '-'}${table}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

function sitDown(made: Pick<Made, 'table' | 'token'>): void {
  if (made.token) keepToken(made.table, made.token);
  go(`/t/${made.table}`);
}

/** The same cards for the same seats: bots as before, other people are asked to join. */
export async function sameDeal(table: string, view: View): Promise<void> {
  const record = await loadRecord(table);
  const held = await myTables(settings.player).catch(() => ({ tables: [] }));
  const mine = new Set(held.tables.filter((row) => row.id === table).map((row) => row.seat));
  mine.add(view.me ?? record.seats.findIndex((seat) => !seat.kind.startsWith('bot:')));
  const made = await makeTable({
    edition: record.edition,
    name: nameAt(view),
    seats: record.seats.map((seat, at) => (mine.has(at) ? 'me' : seat.kind.startsWith('bot:') ? seat.kind : 'open')),
    settings: wishes(view.settings),
    player: settings.player,
    // Not by a seed: the server deals from a secret of its own, and the record has the cards.
    from: { record, at: 0 },
  });
  sitDown(made);
}

/** What a table was asked to allow, without what the server adds to it. */
function wishes(kept: View['settings']): Record<string, unknown> {
  const { vote_after: _ofTheServer, ...wished } = kept;
  return wished;
}

const nameAt = (view: View): string => (view.me === null ? '' : view.seats[view.me]?.name) || settings.name;

/** A new game for the same people; whoever asks second joins the first one's table. */
export async function playAgain(table: string, token: string): Promise<void> {
  sitDown(await rematch(table, token));
}

/** A table that goes on from a moment of a record, with bots on all other seats. */
export async function goOn(record: GameRecord, at: number, seat: number): Promise<void> {
  const made = await makeTable({
    edition: record.edition,
    name: settings.name || record.seats[seat]?.name || '',
    seats: record.seats.map((one, number) =>
      number === seat ? 'me' : one.kind.startsWith('bot:') ? one.kind : 'bot:player',
    ),
    player: settings.player,
    from: { record, at },
  });
  sitDown(made);
}
