/** The compiled rules of a game (`spinney.rules/1`, docs/formats.md), and how they are asked. */

import type { Catalogue, Rule, Slot } from '../lib/types';

export type Side = 'top' | 'bottom' | 'left' | 'right';
/** A kind of host: `tree`, `shrub`, `moor` … */
export type Kind = string;
export const SIDES: readonly Side[] = ['top', 'bottom', 'left', 'right'];

/** What a species scores: a sum over counters. `own` and `cards` are what each card has for itself, and add up. */
export type Points =
  | number
  /** Its cards, those that count twice as two. */
  | ['cards']
  | ['count', number]
  | ['own', number]
  | ['sum', ...Points[]]
  | ['product', ...Points[]]
  /** An entry of a table: the last one beyond its end, 0 for none. */
  | ['entry', Points, number[]]
  /** Counter, how much is enough, what it brings then, and otherwise. */
  | ['enough', number, number, number, number]
  /** Counter, what it brings where no other forest has more, and otherwise. */
  | ['lead', number, number, number]
  /** Counter of the cards that bring the first number; the others bring the second. */
  | ['either', number, number, number]
  /** What its cards bring is made together with those of a group. */
  | ['group', number];

/** What has to hold at the host of a card. */
export interface Test {
  host?: string[];
  kind?: Kind[];
  full?: true;
  /** One of these lies at the host too, at the same place too. */
  beside?: string[];
  /** What those of `beside` have in common. */
  type?: string;
  under?: string[];
  /** No other card lies at the host. */
  alone?: true;
}

/** Something that is counted: all that raises it. */
export interface Counter {
  cards?: string[];
  different?: string[];
  /** Species of which only cards with one of these symbols count (`symbol:box` where two boxes print it). */
  shown?: Record<string, string[]>;
  symbol?: string;
  guests?: { cards: string[]; at: string[] };
  places?: { side: Side; at: Kind[] };
  full?: Kind[];
  cave?: true;
  /** Only cards of this species, each by itself: if all tests hold, as often as cards lie at it, if it shows the symbol. */
  own?: string;
  tests?: Test[];
  attached?: true;
  /** The name of the question by which it is known where only numbers are. */
  ask?: string;
  /** What it counts as it is printed: to be drawn, not to be read. */
  of?: Rule;
}

/** A way in which a card may lie where another lies already. */
export interface Join {
  where: 'slot' | 'top' | 'sides' | 'onto';
  /** The species that lets it. */
  sharer: string;
  /** Which species may lie together; for `onto`: on which a newcomer may lie. */
  named: string[];
  most: number;
  onto_others: boolean;
  on: Kind[];
}

export interface SpeciesRules {
  /** What host it is; null for what lies at hosts. */
  kind: Kind | null;
  sides: Side[];
  /** The kinds of hosts that it may lie at. */
  on: Kind[];
  copies: number;
  /** The symbol that every card of it shows. */
  shows: string | null;
  /** Whether it never takes a place of its own. */
  guest: boolean;
  joins: Join[];
  points: Points;
}

/** What a game that was played alone is played for: so much of what is counted, a card that scores so much, or so many
 * cards at every host. */
export interface ChallengeRules {
  id: number;
  need: number;
  counters?: Counter[];
  best?: string[];
  each_host?: string[];
}

export interface CompiledRules {
  format: 'spinney.rules/1';
  edition: string;
  /** How many cards the box holds. */
  size: number;
  face_down: string;
  symbols: string[];
  places: Record<Kind, Record<Side, number>>;
  species: Record<string, SpeciesRules>;
  counters: Counter[];
  groups: { members: string[]; table: number[]; of: Rule }[];
  doubles: { host: string; side: Side; named: string[] }[];
  /** Halves of the box by `species/side`: symbol and card. Empty where the deck is not known for sure. */
  halves: Record<string, [string, number][]>;
  caves: Record<string, number>;
  /** Only of a game that was played alone. */
  challenges?: ChallengeRules[];
  /** What was counted in words, for one and for several; what holds or not. */
  words: {
    counters: ([string, string] | null)[];
    groups: [string, string][];
    findings: Record<string, [string, string]>;
  };
}

/** The second place that a host may have at a side. */
const SECOND: Partial<Record<Side, Slot>> = { top: 'top2', bottom: 'bottom2' };
const NONE: SpeciesRules = {
  kind: null,
  sides: [],
  on: [],
  copies: 0,
  shows: null,
  guest: false,
  joins: [],
  points: 0,
};

/** The rules of a game, with its cards for whoever shows them. */
export class Rules {
  /** Species in the order of the card table, the face-down card last. */
  readonly order: string[];
  readonly kinds: Kind[];

  constructor(
    readonly compiled: CompiledRules,
    readonly cards: Catalogue,
  ) {
    this.order = Object.keys(compiled.species);
    this.kinds = Object.keys(compiled.places);
  }

  get size(): number {
    return this.compiled.size;
  }
  get symbols(): string[] {
    return this.compiled.symbols;
  }
  has = (species: string): boolean => species in this.compiled.species;
  of = (species: string): SpeciesRules => this.compiled.species[species] ?? NONE;
  /** What host a species is; null for what lies at hosts. */
  kind = (species: string): Kind | null => this.of(species).kind;
  /** Where a species may lie by its print. */
  sides = (species: string): Side[] => this.of(species).sides;
  counter = (number: number): Counter => this.compiled.counters[number]!;

  /** The places of a side at a host of a kind. */
  positions(side: Side, kind: Kind): Slot[] {
    const number = this.compiled.places[kind]?.[side] ?? 0;
    return [side, SECOND[side]!].slice(0, number);
  }

  /** How many places a host of a kind has. */
  room = (kind: Kind): number => SIDES.reduce((sum, side) => sum + this.positions(side, kind).length, 0);

  /** All counters that the points of a species ask. */
  countersOf(species: string): Counter[] {
    return countersIn(this.of(species).points).map(this.counter);
  }

  /** The symbols that a card may show at a side, or as a host of a kind, in the game's order. */
  symbolsAt(species: string, place: Side | Kind | null): string[] {
    if (!this.knowsHalves) return this.symbols;
    const shown = new Set(this.compiled.halves[`${species}/${place}`]?.map(([symbol]) => symbol));
    return this.symbols.filter((symbol) => shown.has(symbol));
  }

  /** The symbols that a species may show, at whichever of its sides. */
  symbolsOf(species: string): string[] {
    const sides = this.sides(species);
    if (!sides.length) return this.symbolsAt(species, this.kind(species));
    const shown = new Set(sides.flatMap((side) => this.symbolsAt(species, side)));
    return this.symbols.filter((symbol) => shown.has(symbol));
  }

  /** The same symbol as another box prints it, `symbol:box`, where cards of one of the two count otherwise. */
  twin(species: string, symbol: string): string | null {
    const prints = this.compiled.counters.flatMap(({ shown }) => shown?.[species] ?? []);
    return prints.find((print) => print.startsWith(`${symbol}:`)) ?? null;
  }

  get knowsHalves(): boolean {
    return Object.keys(this.compiled.halves).length > 0;
  }

  /** The symbol that a card shows: some species their own. */
  shown = (species: string, symbol: string): string | null => this.of(species).shows ?? (symbol || null);

  /** Whether a species scores by the symbol that each of its cards shows. */
  countsOwn = (species: string): boolean => this.countersOf(species).some(({ own, symbol }) => own && symbol);

  /** The symbols that a species counts in the whole forest. */
  countedSymbols(species: string): string[] {
    return this.countersOf(species).flatMap(({ own, symbol }) => (symbol && !own ? [symbol] : []));
  }

  /** Whether a species counts only some cards of another, and knows them by their symbols. */
  looksAtPrint = (by: string, species: string): boolean =>
    this.countersOf(by).some(({ shown }) => shown !== undefined && species in shown);

  /** Whether a card may show different symbols, so that one could be asked for. */
  isAskable = (species: string): boolean => !this.of(species).shows && species !== this.compiled.face_down;

  /** Species that lie in numbers at one place because a rule names them. */
  get crowds(): string[] {
    const named = Object.values(this.compiled.species).flatMap(({ joins }) =>
      joins.flatMap((join) => (join.where !== 'onto' && join.named.length === 1 ? join.named : [])),
    );
    return [...new Set(named)];
  }
}

/** The counters in a sum. */
export function countersIn(points: Points): number[] {
  if (typeof points === 'number') return [];
  switch (points[0]) {
    case 'sum':
    case 'product':
      return (points.slice(1) as Points[]).flatMap(countersIn);
    case 'entry':
      return countersIn(points[1]);
    case 'cards':
    case 'group':
      return [];
    default:
      return [points[1]];
  }
}
