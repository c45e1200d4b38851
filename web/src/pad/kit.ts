/** The rows of a game, made ready for reading forests: which kinds there are, who may lie with whom. */

import { bare } from '../card/ids';
import type { Catalogue, Rule, Slot, Species } from '../lib/types';

export type Side = 'top' | 'bottom' | 'left' | 'right';
export type Kind = 'tree' | 'shrub' | 'moor';
export const SIDES: readonly Side[] = ['top', 'bottom', 'left', 'right'];
export const KINDS: readonly Kind[] = ['tree', 'shrub', 'moor'];

/** A host of `spinney.forests/1`; cards are `species@symbol`. */
export interface HostRow {
  species: string;
  top?: string[];
  bottom?: string[];
  left?: string[];
  right?: string[];
}

/** A forest in numbers: how many cards of each species, and what was answered about where they lie. */
export interface Quick {
  counts: Record<string, number>;
  answers: Record<string, number>;
}

export interface ForestRow {
  name: string;
  cave: number;
  cave_card?: number;
  hosts: HostRow[];
  /** Only the numbers are known; then there are no hosts. */
  quick?: Quick;
}

export interface TableRow {
  format: 'spinney.forests/1';
  edition: Catalogue['edition'];
  forests: ForestRow[];
}

/** A rule that lets a card lie where another lies already. */
export interface Join {
  where: 'slot' | 'top' | 'sides' | 'onto';
  /** The species that the rule is printed on. */
  sharer: string;
  /** Which species may lie together; for `onto`: on which a newcomer may lie. */
  named: (species: string) => boolean;
  most: number;
  ontoOthers: boolean;
  kinds: readonly Kind[];
}

export interface Kit {
  cards: Catalogue;
  /** Species in the order of the card table, the face-down card last. */
  order: string[];
  joins: Map<string, Join[]>;
  /** Species that never take a place of their own. */
  guests: Set<string>;
  /** Halves of the box by `species/side`: what they show, and on which card. Empty where the deck is not known for sure. */
  halves: Map<string, { symbol: string | null; card: string }[]>;
  size: number;
  /** Types whose different species make sets: the species, and the points by size. */
  sets: { members: string[]; table: number[] }[];
}

export const symbolOf = (text: string): string => text.split('@')[1] ?? '';

/** What a host is; null for a card that is none. */
export function kindOf(row: Species | undefined): Kind | null {
  return row && KINDS.includes(row.place as Kind) ? (row.place as Kind) : null;
}

function naming(cards: Catalogue, rule: Rule): (species: string) => boolean {
  if ('species' in rule) return (species) => species === rule.species;
  const types = (rule.any_of as string[] | undefined) ?? [String(rule.type)];
  return (species) => types.some((type) => cards.species[species]?.types.includes(type));
}

function joinsOf(cards: Catalogue, order: string[]): { joins: Kit['joins']; guests: Kit['guests'] } {
  const joins: Kit['joins'] = new Map(order.map((species) => [species, []]));
  const guests = new Set<string>();
  for (const sharer of order) {
    const { permanent, placement } = cards.species[sharer]!.rules;
    if (permanent && 'share' in permanent) {
      const named = naming(cards, permanent.share as Rule);
      const where = permanent.where as Join['where'];
      const join: Join = {
        where,
        sharer,
        named,
        most: Number(permanent.max ?? 0),
        ontoOthers: Boolean(permanent.onto_others),
        kinds: KINDS,
      };
      for (const species of order) if (named(species)) joins.get(species)!.push(join);
    }
    if (placement && 'slot_has' in placement) {
      // How many such guests a host takes is a choice of the game's options; the pad takes what lies there.
      const named = naming(cards, { type: placement.slot_has });
      joins
        .get(sharer)!
        .push({ where: 'onto', sharer, named, most: 0, ontoOthers: false, kinds: placement.host_kind as Kind[] });
      guests.add(sharer);
    }
  }
  return { joins, guests };
}

function halvesOf(cards: Catalogue): Kit['halves'] {
  const found: Kit['halves'] = new Map();
  // A deck that is partly reconstructed is not held against anybody.
  if (Object.values(cards.cards).some((card) => Object.keys(card.source).length > 0)) return found;
  for (const [card, { halves }] of Object.entries(cards.cards)) {
    if (halves.length < 2) continue;
    for (const half of halves) {
      const key = `${half.species}/${half.slot}`;
      found.set(key, [...(found.get(key) ?? []), { symbol: half.symbol, card }]);
    }
  }
  return found;
}

/** Where tables of one type differ (expansions) the longest holds. */
function setsOf(cards: Catalogue, order: string[]): Kit['sets'] {
  const tables = new Map<string, number[]>();
  for (const species of order) {
    const rule = cards.species[species]!.rules.points;
    if (!rule || !('sets' in rule)) continue;
    const type = String((rule.sets as Rule).type);
    const table = rule.table as number[];
    if (table.length > (tables.get(type)?.length ?? 0)) tables.set(type, table);
  }
  const members = (type: string): string[] =>
    order.filter((species) => species !== cards.face_down && cards.species[species]!.types.includes(type));
  return [...tables].map(([type, table]) => ({ members: members(type), table }));
}

/** Prepares the cards of a game. */
export function makeKit(cards: Catalogue): Kit {
  const order = Object.keys(cards.species);
  return {
    cards,
    order,
    ...joinsOf(cards, order),
    halves: halvesOf(cards),
    size: Object.keys(cards.cards).length,
    sets: setsOf(cards, order),
  };
}

/** The second place that a moor has at a side. */
export const SECOND: Partial<Record<Side, Slot>> = { top: 'top2', bottom: 'bottom2' };

/** The positions of a side at a host of a kind. */
export function positionsOf(side: Side, kind: Kind): Slot[] {
  if (kind !== 'moor') return [side];
  const second = SECOND[side];
  return second ? [side, second] : [];
}

/** Where a species may lie by its print. */
export function sidesOf(row: Species | undefined): Side[] {
  if (!row || kindOf(row)) return [];
  return row.place === 'side' ? ['left', 'right'] : [row.place as Side];
}

/** The symbol that a card shows: a tree its own. */
export function shownSymbol(kit: Kit, text: string): string | null {
  const species = bare(text);
  if (species in kit.cards.tree_symbols) return species;
  return symbolOf(text) || null;
}

/** The symbols that a card may show at a side, in the game's order. */
export function symbolsFor(kit: Kit, species: string, side: Side | null): string[] {
  const all = Object.keys(kit.cards.tree_symbols);
  if (!side || !kit.halves.size) return all;
  const shown = new Set(kit.halves.get(`${species}/${side}`)?.map(({ symbol }) => symbol));
  return all.filter((symbol) => shown.has(symbol));
}

/** The symbols that a species may show, at whichever of its sides. */
export function symbolsOf(kit: Kit, species: string): string[] {
  const sides = sidesOf(kit.cards.species[species]);
  const shown = new Set(sides.flatMap((side) => symbolsFor(kit, species, side)));
  return symbolsFor(kit, species, null).filter((symbol) => !sides.length || shown.has(symbol));
}

/** The tree symbols that a rule row counts. */
export function symbolsIn(rule: unknown): string[] {
  if (!rule || typeof rule !== 'object') return [];
  return Object.entries(rule).flatMap(([word, value]) => (word === 'tree_symbol' ? [String(value)] : symbolsIn(value)));
}

/** Whether a species scores by the symbol that it shows itself. */
export const countsOwn = (kit: Kit, species: string): boolean =>
  symbolsIn(kit.cards.species[species]?.rules.points).includes('own');

/** Whether a card may show different symbols, so that one could be asked for. */
export const isAskable = (kit: Kit, species: string): boolean =>
  !(species in kit.cards.tree_symbols) && species !== kit.cards.face_down;
