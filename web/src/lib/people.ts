/** Names of tables and players as they are said in the present language. */

import type { Catalogue, SeatShown, View } from './types';
import { hasWords, t } from './words.svelte';

const HOSTS = ['tree', 'shrub', 'moor'];

/** A table's name: a host and a dweller of its game, by its id, so that everybody calls it the same; hundreds are possible. */
export function tableName(id: string, cards: Catalogue): string {
  let sum = 0;
  for (const letter of id) sum = (sum * 31 + letter.charCodeAt(0)) % 65521;
  const known = Object.keys(cards.species)
    .filter((key) => cards.species[key]!.copies > 0)
    .sort();
  const hosts = known.filter((key) => HOSTS.includes(cards.species[key]!.place));
  const guests = known.filter((key) => !hosts.includes(key));
  const nameOf = (list: string[], number: number): string =>
    cards.species[list[number % list.length] ?? '']?.name ?? '';
  return t('page-table-name', {
    host: nameOf(hosts, sum),
    guest: nameOf(guests, Math.floor(sum / Math.max(1, hosts.length))),
  });
}

/** A player's name; bots are named in the language of the page. */
export function playerName(seat: SeatShown): string {
  const id = `page-bot-${seat.name.toLowerCase()}`;
  return seat.kind.startsWith('bot:') && hasWords(id) ? t(id) : seat.name;
}

/** What kind of player it is, in words. */
export function playerKind(seat: SeatShown): string {
  if (!seat.kind.startsWith('bot:')) return seat.stand_in ? t('page-stand-in') : t('page-friend');
  const level = seat.kind.slice(4);
  const id = `home-level-${level}`;
  return t('page-bot', { level: hasWords(id) ? t(id) : level });
}

/** The name of the bot at a seat, by which its face is known; null for a person. */
export function botName(view: View, seat: number): string | null {
  const person = view.seats[seat];
  return person?.kind.startsWith('bot:') ? person.name : null;
}
