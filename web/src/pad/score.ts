/** What forests score: the rule rows of the cards (docs/cards.md), read word by word. */

import type { Rule } from '../lib/types';
import type { Kind, Kit } from './kit';
import { isFull, sideAt, type ForestRead, type HostRead, type Lying } from './read';

export interface PartScore {
  species: string;
  cards: number;
  points: number;
  /** How many cards of the species count twice. */
  doubled: number;
  /** What was counted, for the reason: one number for each term of the rule. */
  counts: number[];
  /** For how many cards the condition holds. */
  met: number;
}

export interface ForestScore {
  total: number;
  cave: number;
  parts: PartScore[];
  /** Points of each card: one list for each host, in the order in which its cards lie. */
  cards: number[][];
}

interface Entry {
  card: Lying;
  host: HostRead;
}

/** The entry of a table at a count; the last one beyond its end, 0 for none. */
function entryAt(table: number[], count: number): number {
  return count <= 0 ? 0 : (table[count - 1] ?? table.at(-1) ?? 0);
}

class Census {
  readonly entries: Entry[] = [];
  /** The cards of each species, in the order in which the species came. */
  readonly bySpecies = new Map<string, Entry[]>();
  #counts = new Map<Rule, number>();

  constructor(
    readonly kit: Kit,
    readonly forest: ForestRead,
  ) {
    for (const host of forest.hosts) {
      for (const card of host.lying) {
        const entry = { card, host };
        this.entries.push(entry);
        const like = this.bySpecies.get(card.species);
        if (like) like.push(entry);
        else this.bySpecies.set(card.species, [entry]);
      }
    }
  }

  types = (species: string): string[] => this.kit.cards.species[species]!.types;
  rules = (species: string): Rule => this.kit.cards.species[species]!.rules.points ?? { fixed: 0 };
  of = (species: string): Entry[] => this.bySpecies.get(species) ?? [];

  /** How many of it are in the forest. */
  count(rule: Rule): number {
    let count = this.#counts.get(rule);
    if (count === undefined) this.#counts.set(rule, (count = this.#count(rule)));
    return count;
  }

  #count(rule: Rule): number {
    const { entries } = this;
    if ('type' in rule) return this.#with(rule, (species) => this.types(species).includes(String(rule.type)));
    if ('species' in rule) return this.#with(rule, (species) => species === rule.species);
    if ('distinct' in rule) {
      const type = String(rule.distinct);
      return [...this.bySpecies.keys()].filter((species) => species !== this.kit.cards.face_down && this.types(species).includes(type)).length;
    }
    if ('tree_symbol' in rule) return entries.filter(({ card }) => card.symbol === rule.tree_symbol).length;
    if ('slot' in rule) {
      const kinds = rule.host as Kind[];
      return entries.filter(({ card, host }) => card.position !== 'host' && sideAt(card) === rule.slot && kinds.includes(host.kind)).length;
    }
    if ('full' in rule) return this.forest.hosts.filter((host) => (rule.full as Kind[]).includes(host.kind) && isFull(host)).length;
    return this.forest.cave;
  }

  #with(rule: Rule, counted: (species: string) => boolean): number {
    const number = this.entries.filter(({ card }) => counted(card.species)).length;
    if (!rule.bees) return number;
    const bee = ({ card, host }: Entry): boolean => Boolean(this.kit.cards.species[card.species]!.rules.permanent?.bee) && counted(host.species);
    return number + this.entries.filter(bee).length;
  }

  /** Whether the host makes this card count twice. */
  twice({ card, host }: Entry): boolean {
    const doubles = this.rules(host.species).doubles as Rule | undefined;
    return Boolean(doubles) && card.position !== 'host' && sideAt(card) === doubles!.slot && this.types(card.species).includes(String(doubles!.type));
  }

  /** How often a rule about the very host holds for a card. */
  units(rule: Rule, entry: Entry): number {
    if ('at' in rule) return entry.host.lying.length - 1;
    const parts = (rule.all as Rule[] | undefined) ?? [rule];
    return parts.every((part) => this.#holds(part, entry)) ? 1 : 0;
  }

  #holds(rule: Rule, { card, host }: Entry): boolean {
    if ('host_species' in rule) return host.species === rule.host_species;
    if ('host_kind' in rule) return (rule.host_kind as Kind[]).includes(host.kind);
    if ('host_full' in rule) return isFull(host);
    const others = host.lying.filter((other) => other !== card);
    if ('host_has' in rule) return others.some((other) => this.types(other.species).includes(String(rule.host_has)));
    return others.some((other) => other.position === card.position && other.species === rule.shares_slot);
  }

  /** The sets of different species that the cards make, the largest first. */
  sets(members: string[]): string[][] {
    const made: string[][] = [];
    for (;;) {
      const set = members.filter((species) => this.of(species).length > made.length);
      if (!set.length) return made;
      made.push(set);
    }
  }

  /** What sets of different species score, spread over their species so that the sum is exact. */
  shares(): Map<string, number> {
    const shares = new Map<string, number>();
    for (const { members, table } of this.kit.sets) {
      for (const set of this.sets(members)) {
        const points = entryAt(table, set.length);
        set.forEach((species, place) => {
          const share = Math.floor(points / set.length) + (place < points % set.length ? 1 : 0);
          shares.set(species, (shares.get(species) ?? 0) + share);
        });
      }
    }
    return shares;
  }
}

type Found = Pick<PartScore, 'points' | 'counts' | 'met'> & {
  /** Points of each card, where each has its own. */
  own?: number[];
};

/** A condition that looks at one host only. */
const isLocal = (rule: Rule): boolean => !('at_least' in rule) && !('most' in rule);

function partOf(census: Census, all: Census[], species: string): Found {
  const rule = census.rules(species);
  const entries = census.of(species);
  const weights = entries.map((entry) => (census.twice(entry) ? 2 : 1));
  const times = weights.reduce((sum: number, weight) => sum + weight, 0);
  const plain = (points: number, counts: number[] = [], met = 0): Found => ({ points, counts, met });
  if ('fixed' in rule) return plain(times * Number(rule.fixed));
  if ('per' in rule) return perOf(census, rule, entries, weights);
  if ('sum' in rule) {
    const terms = rule.sum as Rule[];
    const counts = terms.map((term) => census.count(term.per as Rule));
    return plain(times * terms.reduce((sum, term, place) => sum + Number(term.each) * counts[place]!, 0), counts);
  }
  if ('by' in rule) {
    const count = census.count(rule.by as Rule);
    return plain(times * entryAt(rule.table as number[], count), [count]);
  }
  if ('together' in rule) {
    const count = census.count(rule.together as Rule);
    return plain(entryAt(rule.table as number[], count), [count]);
  }
  if ('if' in rule) return ifOf(census, all, rule, entries, weights);
  const group = census.kit.sets.find(({ members }) => members.includes(species));
  return plain(0, group && 'sets' in rule ? census.sets(group.members).map((set) => set.length) : []);
}

function perOf(census: Census, rule: Rule, entries: Entry[], weights: number[]): Found {
  const per = rule.per as Rule;
  const each = Number(rule.each);
  const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);
  if ('at' in per) {
    const units = entries.map((entry, place) => weights[place]! * census.units(per, entry));
    return { points: sum(units) * each, counts: [sum(units)], met: 0, own: units.map((number) => number * each) };
  }
  if (per.tree_symbol === 'own') {
    const counts = entries.map(({ card }) => (card.symbol ? census.count({ tree_symbol: card.symbol }) : 0));
    return { points: sum(counts) * each, counts, met: 0, own: counts.map((count) => count * each) };
  }
  const count = census.count(per);
  return { points: sum(weights) * each * count, counts: [count], met: 0 };
}

function ifOf(census: Census, all: Census[], rule: Rule, entries: Entry[], weights: number[]): Found {
  const cond = rule.if as Rule;
  const [then, otherwise] = [Number(rule.then), Number(rule.else ?? 0)];
  const times = weights.reduce((sum, weight) => sum + weight, 0);
  if (isLocal(cond)) {
    const holds = entries.map((entry) => census.units(cond, entry) > 0);
    const own = holds.map((yes, place) => weights[place]! * (yes ? then : otherwise));
    return { points: own.reduce((sum, one) => sum + one, 0), counts: [], met: holds.filter(Boolean).length, own };
  }
  const counted = (cond.of ?? cond.most) as Rule;
  const count = census.count(counted);
  const holds = 'at_least' in cond ? count >= Number(cond.at_least) : all.every((other) => other.count(counted) <= count);
  return { points: times * (holds ? then : otherwise), counts: [count], met: holds ? entries.length : 0 };
}

/** The points of all forests of a table. */
export function scoreForests(kit: Kit, forests: ForestRead[]): ForestScore[] {
  const all = forests.map((forest) => new Census(kit, forest));
  return all.map((census) => scoreOne(census, all));
}

/** The points of one of them. */
export function scoreSeat(kit: Kit, forests: ForestRead[], seat: number): ForestScore {
  const all = forests.map((forest) => new Census(kit, forest));
  return scoreOne(all[seat]!, all);
}

function scoreOne(census: Census, all: Census[]): ForestScore {
  const { forest } = census;
  const shares = census.shares();
  const worth = new Map<Lying, number>();
  const parts: PartScore[] = [];
  for (const [species, entries] of census.bySpecies) {
    const { own, ...found } = partOf(census, all, species);
    const points = found.points + (shares.get(species) ?? 0);
    const doubled = entries.filter((entry) => census.twice(entry)).length;
    parts.push({ ...found, species, cards: entries.length, points, doubled });
    // What cards make together is spread evenly; what does not divide goes to those that came first.
    const each = Math.floor(points / (entries.length + doubled));
    const spread = own ?? entries.map((entry) => each * (census.twice(entry) ? 2 : 1));
    const rest = points - spread.reduce((sum, one) => sum + one, 0);
    entries.forEach(({ card }, place) => worth.set(card, spread[place]! + (place < rest ? 1 : 0)));
  }
  const total = forest.cavePoints + parts.reduce((sum, part) => sum + part.points, 0);
  const cards = forest.hosts.map((host) => host.lying.map((card) => worth.get(card)!));
  return { total, cave: forest.cavePoints, parts, cards };
}
