/** Where points come from: each species belongs to one source, so that the sums are exact. */

import { isHalf } from '../card/ids';
import { half } from '../card/names';
import { editionInfo } from '../lib/editions.svelte';
import type { Catalogue, Edition, ForestWorth, HostShown, Slot } from '../lib/types';

export const SOURCES = [
  'hosts',
  'bird',
  'butterfly',
  'dragonfly',
  'insect',
  'bat',
  'pawed',
  'cloven_hoofed',
  'amphibian',
  'plant',
  'cave',
] as const;
export type Source = (typeof SOURCES)[number];

/** A card with several types counts with the first of these. */
const BY_TYPE: [string, Source][] = [
  ['bird', 'bird'], ['butterfly', 'butterfly'], ['dragonfly', 'dragonfly'], ['bat', 'bat'], ['insect', 'insect'],
  ['amphibian', 'amphibian'], ['plant', 'plant'], ['mushroom', 'plant'], ['cloven_hoofed', 'cloven_hoofed'], ['pawed', 'pawed'],
]; // prettier-ignore

const HOSTS = new Set(['tree', 'shrub', 'moor']);

/** The source that a species' points belong to. */
export function sourceOf(species: string, cards: Catalogue): Source {
  const row = cards.species[species];
  if (!row || HOSTS.has(row.place)) return 'hosts';
  return BY_TYPE.find(([type]) => row.types.includes(type))?.[1] ?? 'pawed';
}

/** Types that not every game has. */
const SETS = new Set<string>(['butterfly', 'dragonfly']);

/** The sources that a game knows, in the order of the bars. */
export function sourcesOf(edition: Edition): Source[] {
  const types = editionInfo(edition)?.types;
  return SOURCES.filter((source) => !types || !SETS.has(source) || types.includes(source));
}

/** Points by source; they add up to the total. */
export function sumsOf(worth: ForestWorth, cards: Catalogue): Record<Source, number> {
  const sums = Object.fromEntries(SOURCES.map((source) => [source, 0])) as Record<Source, number>;
  for (const part of worth.parts) sums[sourceOf(part.species, cards)] += part.points;
  sums.cave += worth.cave;
  return sums;
}

/** The first of these names that have room in so many letters, at least one of them. */
export const namesWithRoom = (names: string[], room: number): string[] =>
  names.filter((_, nth) => !nth || names.slice(0, nth + 1).join(', ').length <= room);

type Counted = Map<string, 'count'>;

/** Cards of a forest that score something from a source, by `host:number in its cards`; `worth` are the points of its cards. */
export function counted(hosts: HostShown[], worth: number[][], source: Source, cards: Catalogue): Counted {
  const found: Counted = new Map();
  hosts.forEach((host, at) =>
    host.cards.forEach(([, id], index) => {
      const species = id && isHalf(id) ? (half(cards, id)?.species ?? cards.face_down) : cards.face_down;
      if (sourceOf(species, cards) === source && (worth[at]?.[index] ?? 0) > 0) found.set(`${at}:${index}`, 'count');
    }),
  );
  return found;
}

/** What lights up in the forests that are seen, all else turning grey; nothing where none of them counts now. */
export const litIn = (forests: (Counted | null)[]): (Counted | null)[] =>
  forests.some((one) => one?.size) ? forests : forests.map(() => null);

export const ROWS = ['cave', 'hosts', 'top', 'bottom', 'sides'] as const;
export type Row = (typeof ROWS)[number];

const ROW_OF: Record<Slot, Row> = {
  host: 'hosts', top: 'top', top2: 'top', bottom: 'bottom', bottom2: 'bottom', left: 'sides', right: 'sides',
}; // prettier-ignore

/** The lines of the score sheet: points by where the cards lie. */
export function rowsOf(worth: ForestWorth, hosts: HostShown[]): Record<Row, number> {
  const rows: Record<Row, number> = { cave: worth.cave, hosts: 0, top: 0, bottom: 0, sides: 0 };
  hosts.forEach((host, at) => {
    host.cards.forEach(([slot], place) => (rows[ROW_OF[slot]] += worth.cards[at]?.[place] ?? 0));
  });
  return rows;
}
