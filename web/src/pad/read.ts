/** Reads a table of forests: where each card lies, or why it can't lie there. */

import { bare, sideOf } from '../card/ids';
import type { Slot } from '../lib/types';
import { Box } from './box';
import {
  kindOf,
  positionsOf,
  SECOND,
  shownSymbol,
  symbolOf,
  type ForestRow,
  type HostRow,
  type Join,
  type Kind,
  type Kit,
  type Quick,
  type Side,
  type TableRow,
} from './kit';
import { readQuick, type QuickRead } from './quick';

/** A card as it lies: the first of a host is the host itself. */
export interface Lying {
  species: string;
  symbol: string | null;
  position: Slot;
  /** Where it stands in the row: its side and its number there. */
  from: [Side, number] | null;
}

export interface HostRead {
  species: string;
  kind: Kind;
  lying: Lying[];
}

export interface ForestRead {
  hosts: HostRead[];
  cave: number;
  cavePoints: number;
  /** What is known of a forest in numbers, instead of hosts. */
  quick?: QuickRead;
}

export type RefusalCode =
  | 'unknown' | 'no_host' | 'is_host' | 'wrong_place' | 'host_kind' | 'no_sides' | 'needs_company' | 'taken'
  | 'no_half' | 'half_gone' | 'copies' | 'box' | 'cave' | 'no_caves' | 'cave_twice'; // prettier-ignore

export class Impossible extends Error {
  constructor(
    readonly code: RefusalCode,
    readonly species = '',
    readonly most = 0,
  ) {
    super(code);
  }
}

// Sharing rules lie at the bottom and the sides, so tops come last.
const ORDER: Side[] = ['bottom', 'left', 'right', 'top'];

/** Reads the whole table; what can't lie on a real one is thrown as `Impossible`. */
export function readTable(kit: Kit, table: TableRow): ForestRead[] {
  const reader = new Reader(kit);
  const forests = table.forests.map((row) => reader.forest(row));
  reader.checkBox(forests);
  return forests;
}

const at = (host: HostRead, position: Slot): Lying[] => host.lying.filter((card) => card.position === position);

/** Whether no place of a host is empty. */
export function isFull(host: HostRead): boolean {
  return new Set(host.lying.map((card) => card.position)).size === 5;
}

class Reader {
  #copies = new Map<string, number>();
  #box: Box;
  #caves = new Set<number>();

  constructor(readonly kit: Kit) {
    this.#box = new Box(kit);
  }

  forest(row: ForestRow): ForestRead {
    const cavePoints = this.#cave(row);
    if (row.quick) return { hosts: [], cave: row.cave, cavePoints, quick: this.#quick(row.quick) };
    return { hosts: row.hosts.map((host) => this.#host(host)), cave: row.cave, cavePoints };
  }

  #cave({ cave, cave_card: card }: ForestRow): number {
    if (!Number.isInteger(cave) || cave < 0 || cave > this.kit.size) throw new Impossible('cave', '', this.kit.size);
    if (card === undefined) return cave;
    const known = this.kit.cards.caves.find(({ number }) => number === card);
    if (!known) throw new Impossible('no_caves');
    if (this.#caves.has(card)) throw new Impossible('cave_twice', '', card);
    this.#caves.add(card);
    return cave + known.points;
  }

  #quick(quick: Quick): QuickRead {
    for (const [species, number] of Object.entries(quick.counts)) {
      if (!Number.isInteger(number) || number < 0) throw new Impossible('copies', species, this.#most(species));
      this.#card(species, number);
    }
    return readQuick(this.kit, quick);
  }

  #host(row: HostRow): HostRead {
    const species = this.#card(row.species);
    const kind = kindOf(this.kit.cards.species[species]);
    if (!kind) throw new Impossible('no_host', species);
    const host: HostRead = {
      species,
      kind,
      lying: [{ species, symbol: shownSymbol(this.kit, row.species), position: 'host', from: null }],
    };
    const cards: { text: string; side: Side; number: number }[] = [];
    for (const side of ORDER) {
      for (const [number, text] of (row[side] ?? []).entries()) {
        this.#check(this.#card(text), side, kind);
        const fault = this.#box.take(bare(text), side, symbolOf(text));
        if (fault) throw new Impossible(fault, bare(text));
        cards.push({ text, side, number });
      }
    }
    // Cards that may share a place come after those that need one for themselves.
    const shares = (text: string): number => Number(this.kit.joins.get(bare(text))!.length > 0);
    cards.sort((one, other) => shares(one.text) - shares(other.text));
    for (const card of cards) this.#attach(host, card);
    return host;
  }

  #check(species: string, side: Side, kind: Kind): void {
    const row = this.kit.cards.species[species]!;
    if (kindOf(row)) throw new Impossible('is_host', species);
    if (row.place !== side && !(row.place === 'side' && (side === 'left' || side === 'right')))
      throw new Impossible('wrong_place', species);
    const kinds = row.rules.placement?.host_kind as Kind[] | undefined;
    if (kinds && !kinds.includes(kind)) throw new Impossible('host_kind', species);
    if (kind === 'moor' && row.place === 'side') throw new Impossible('no_sides', species);
  }

  #attach(host: HostRead, { text, side, number }: { text: string; side: Side; number: number }): void {
    const species = bare(text);
    const joined = joinAt(this.kit, host, species, side);
    if (!joined && this.kit.guests.has(species)) throw new Impossible('needs_company', species);
    const free = positionsOf(side, host.kind).find((position) => !at(host, position).length);
    const position = joined ?? free;
    if (!position) throw new Impossible('taken', species);
    host.lying.push({ species, symbol: shownSymbol(this.kit, text), position, from: [side, number] });
  }

  #card(text: string, number = 1): string {
    const species = bare(text);
    if (!this.kit.cards.species[species]) throw new Impossible('unknown', species);
    this.#copies.set(species, (this.#copies.get(species) ?? 0) + number);
    return species;
  }

  #most(species: string): number {
    return species === this.kit.cards.face_down ? this.kit.size : (this.kit.cards.species[species]?.copies ?? 0);
  }

  /** No more cards on the whole table than the box holds. */
  checkBox(forests: ForestRead[]): void {
    let all = forests.reduce((sum, forest) => sum + forest.cave, 0);
    for (const [species, number] of this.#copies) {
      const most = this.#most(species);
      if (number > most) throw new Impossible('copies', species, most);
      all += number;
    }
    if (all > this.kit.size) throw new Impossible('box', '', this.kit.size);
  }
}

/** The position of an occupied place that the species may share at this host, or null. */
function joinAt(kit: Kit, host: HostRead, species: string, side: Side): Slot | null {
  for (const rule of kit.joins.get(species) ?? []) {
    const position = joinedBy(rule, host, side);
    if (position) return position;
  }
  return null;
}

function joinedBy(rule: Join, host: HostRead, side: Side): Slot | null {
  const there = at(host, side);
  if (!there.length) return null;
  const copies = host.lying.filter((card) => card.species === rule.sharer).length;
  if (rule.where === 'onto') {
    const fits = rule.named(there[0]!.species) && rule.kinds.includes(host.kind);
    return fits && (rule.most === 0 || copies < rule.most) ? side : null;
  }
  if (rule.where !== 'slot' && ((rule.where === 'top') !== (side === 'top') || side === 'bottom' || !copies))
    return null;
  const second = SECOND[side];
  // One top slot of a host is shared, no more.
  if (rule.where === 'top' && second && at(host, second).length > 1) return second;
  if (opens(rule, there)) return side;
  return second && opens(rule, at(host, second)) ? second : null;
}

/** Whether the rule lets another card into the cards that lie together. */
function opens(rule: Join, there: Lying[]): boolean {
  if (!there.length || (!rule.ontoOthers && !there.every((card) => rule.named(card.species)))) return false;
  if (rule.where !== 'slot') return true;
  return there.some((card) => card.species === rule.sharer) && (rule.most === 0 || there.length < rule.most);
}

/** The side of a host that a card lies at. */
export const sideAt = (card: Lying): Side => sideOf(card.position) as Side;
