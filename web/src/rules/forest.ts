/** Reads a table of forests: where each card lies, or why it can't lie there. */

import type { Slot } from '../lib/types';
import { Box } from './box';
import type { Join, Kind, Rules, Side } from './compiled';
import { readNumbers, type NumbersRead } from './questions';

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

/** What a game was played for that was played alone. */
export interface SoloOptions {
  solo: true;
  /** The number of the challenge, where there are some. */
  challenge?: number;
}

export interface TableRow {
  format: 'spinney.forests/1';
  edition: string;
  /** Only of a game that was played alone. */
  options?: SoloOptions;
  forests: ForestRow[];
}

/** A card as it lies: the first of a host is the host itself. */
export interface Lying {
  species: string;
  symbol: string | null;
  /** The symbol as it was named, with the box behind a colon where two print it. */
  print: string;
  position: Slot;
  /** Where it stands in the row: its side and its number there. */
  from: [Side, number] | null;
}

export interface HostRead {
  species: string;
  kind: Kind;
  lying: Lying[];
  isFull: boolean;
}

export interface ForestRead {
  hosts: HostRead[];
  cave: number;
  cavePoints: number;
  /** What is known of a forest in numbers, instead of hosts. */
  quick?: NumbersRead;
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

/** The species and the symbol of `species@symbol`. */
export const bareOf = (text: string): string => text.split('@')[0] ?? text;
export const symbolOf = (text: string): string => printOf(text).split(':')[0] ?? '';
/** The symbol with the box that may stand behind it. */
export const printOf = (text: string): string => text.split('@')[1] ?? '';

// Sharing rules lie at the bottom and the sides, so tops come last.
const ORDER: Side[] = ['bottom', 'left', 'right', 'top'];

/** Reads the whole table; what can't lie on a real one is thrown as `Impossible`. */
export function readTable(rules: Rules, table: TableRow): ForestRead[] {
  const reader = new Reader(rules);
  const forests = table.forests.map((row) => reader.forest(row));
  reader.checkBox(forests);
  return forests;
}

const at = (host: HostRead, position: Slot): Lying[] => host.lying.filter((card) => card.position === position);

class Reader {
  #copies = new Map<string, number>();
  #box: Box;
  #caves = new Set<number>();

  constructor(readonly rules: Rules) {
    this.#box = new Box(rules);
  }

  forest(row: ForestRow): ForestRead {
    const cavePoints = this.#cave(row);
    if (row.quick) return { hosts: [], cave: row.cave, cavePoints, quick: this.#quick(row.quick) };
    return { hosts: row.hosts.map((host) => this.#host(host)), cave: row.cave, cavePoints };
  }

  #cave({ cave, cave_card: card }: ForestRow): number {
    if (!Number.isInteger(cave) || cave < 0 || cave > this.rules.size)
      throw new Impossible('cave', '', this.rules.size);
    if (card === undefined) return cave;
    const points = this.rules.compiled.caves[card];
    if (points === undefined) throw new Impossible('no_caves');
    if (this.#caves.has(card)) throw new Impossible('cave_twice', '', card);
    this.#caves.add(card);
    return cave + points;
  }

  #quick(quick: Quick): NumbersRead {
    for (const [species, number] of Object.entries(quick.counts)) {
      if (!Number.isInteger(number) || number < 0)
        throw new Impossible('copies', species, this.rules.of(species).copies);
      this.#card(species, number);
    }
    return readNumbers(this.rules, quick);
  }

  #host(row: HostRow): HostRead {
    const species = this.#card(row.species);
    const kind = this.rules.kind(species);
    if (!kind) throw new Impossible('no_host', species);
    if (this.rules.isAskable(species)) this.#take(row.species, kind);
    const symbol = this.rules.shown(species, symbolOf(row.species));
    const host: HostRead = {
      species,
      kind,
      lying: [{ species, symbol, print: '', position: 'host', from: null }],
      isFull: false,
    };
    const cards: { text: string; side: Side; number: number }[] = [];
    for (const side of ORDER) {
      for (const [number, text] of (row[side] ?? []).entries()) {
        this.#check(this.#card(text), side, kind);
        this.#take(text, side);
        cards.push({ text, side, number });
      }
    }
    // Cards that may share a place come after those that need one for themselves.
    const shares = (text: string): number => Number(this.rules.of(bareOf(text)).joins.length > 0);
    cards.sort((one, other) => shares(one.text) - shares(other.text));
    for (const card of cards) this.#attach(host, card);
    host.isFull = new Set(host.lying.map((card) => card.position)).size === this.rules.room(kind) + 1;
    return host;
  }

  /** Takes the card out of the box. */
  #take(text: string, place: Side | Kind): void {
    const fault = this.#box.take(bareOf(text), place, symbolOf(text));
    if (fault) throw new Impossible(fault, bareOf(text));
  }

  #check(species: string, side: Side, kind: Kind): void {
    const { kind: own, sides, on } = this.rules.of(species);
    if (own) throw new Impossible('is_host', species);
    if (!sides.includes(side)) throw new Impossible('wrong_place', species);
    if (!on.includes(kind)) throw new Impossible('host_kind', species);
    if (!this.rules.positions(side, kind).length) throw new Impossible('no_sides', species);
  }

  #attach(host: HostRead, { text, side, number }: { text: string; side: Side; number: number }): void {
    const species = bareOf(text);
    const joined = joinAt(this.rules, host, species, side);
    if (!joined && this.rules.of(species).guest) throw new Impossible('needs_company', species);
    const free = this.rules.positions(side, host.kind).find((position) => !at(host, position).length);
    const position = joined ?? free;
    if (!position) throw new Impossible('taken', species);
    const symbol = this.rules.shown(species, symbolOf(text));
    host.lying.push({ species, symbol, print: printOf(text), position, from: [side, number] });
  }

  #card(text: string, number = 1): string {
    const species = bareOf(text);
    if (!this.rules.has(species)) throw new Impossible('unknown', species);
    this.#copies.set(species, (this.#copies.get(species) ?? 0) + number);
    return species;
  }

  /** No more cards on the whole table than the box holds. */
  checkBox(forests: ForestRead[]): void {
    let all = forests.reduce((sum, forest) => sum + forest.cave, 0);
    for (const [species, number] of this.#copies) {
      const most = this.rules.of(species).copies;
      if (number > most) throw new Impossible('copies', species, most);
      all += number;
    }
    if (all > this.rules.size) throw new Impossible('box', '', this.rules.size);
  }
}

/** The position of an occupied place that the species may share at this host, or null. */
function joinAt(rules: Rules, host: HostRead, species: string, side: Side): Slot | null {
  for (const join of rules.of(species).joins) {
    const position = joinedBy(join, host, rules.positions(side, host.kind));
    if (position) return position;
  }
  return null;
}

function joinedBy(join: Join, host: HostRead, [first, second]: Slot[]): Slot | null {
  const there = first ? at(host, first) : [];
  if (!first || !there.length) return null;
  const copies = host.lying.filter((card) => card.species === join.sharer).length;
  if (join.where === 'onto') {
    const fits = join.named.includes(there[0]!.species) && join.on.includes(host.kind);
    return fits && (join.most === 0 || copies < join.most) ? first : null;
  }
  if (join.where !== 'slot' && ((join.where === 'top') !== (first === 'top') || first === 'bottom' || !copies))
    return null;
  // One top slot of a host is shared, no more.
  if (join.where === 'top' && second && at(host, second).length > 1) return second;
  if (opens(join, there)) return first;
  return second && opens(join, at(host, second)) ? second : null;
}

/** Whether the rule lets another card into the cards that lie together. */
function opens(join: Join, there: Lying[]): boolean {
  if (!there.length || (!join.onto_others && !there.every((card) => join.named.includes(card.species)))) return false;
  if (join.where !== 'slot') return true;
  return there.some((card) => card.species === join.sharer) && (join.most === 0 || there.length < join.most);
}

/** The side of a host that a card lies at. */
export const sideAt = ({ position }: Lying): Side => position.replace('2', '') as Side;
