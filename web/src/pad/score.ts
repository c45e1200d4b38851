/** What forests score: the rule rows of the cards (docs/cards.md), read word by word. */

import type { Rule } from '../lib/types';
import { CardCensus, entryAt, type Census } from './census';
import type { Kit } from './kit';
import { NumberCensus } from './quick-census';
import type { ForestRead, Lying } from './read';

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
  /** The tree symbols of its cards, as far as they are known. */
  symbols: (string | null)[];
}

export interface ForestScore {
  total: number;
  cave: number;
  parts: PartScore[];
  /** Points of each card: one list for each host, in the order in which its cards lie. A forest in numbers has none. */
  cards: number[][];
}

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Counts a forest by what is known of it. */
const censusOf = (kit: Kit, forest: ForestRead): Census =>
  forest.quick ? new NumberCensus(kit, forest, forest.quick) : new CardCensus(kit, forest);

type Found = Pick<PartScore, 'points' | 'counts' | 'met'> & {
  /** Points of each card, where each has its own. */
  own?: number[];
};

/** A condition that looks at one host only. */
const isLocal = (rule: Rule): boolean => !('at_least' in rule) && !('most' in rule);

function partOf(census: Census, all: Census[], species: string): Found {
  const rule = census.rules(species);
  const times = sum(census.weights(species));
  const plain = (points: number, counts: number[] = [], met = 0): Found => ({ points, counts, met });
  if ('fixed' in rule) return plain(times * Number(rule.fixed));
  if ('per' in rule) return perOf(census, rule, species);
  if ('sum' in rule) {
    const terms = rule.sum as Rule[];
    const counts = terms.map((term) => census.count(term.per as Rule));
    return plain(times * sum(terms.map((term, place) => Number(term.each) * counts[place]!)), counts);
  }
  if ('by' in rule) {
    const count = census.count(rule.by as Rule);
    return plain(times * entryAt(rule.table as number[], count), [count]);
  }
  if ('together' in rule) {
    const count = census.count(rule.together as Rule);
    return plain(entryAt(rule.table as number[], count), [count]);
  }
  if ('if' in rule) return ifOf(census, all, rule, species);
  const group = census.kit.sets.find(({ members }) => members.includes(species));
  return plain(0, group && 'sets' in rule ? census.sets(group.members).map((set) => set.length) : []);
}

function perOf(census: Census, rule: Rule, species: string): Found {
  const per = rule.per as Rule;
  const each = Number(rule.each);
  const weights = census.weights(species);
  if ('at' in per) {
    const units = census.units(per, species).map((number, place) => weights[place]! * number);
    return { points: sum(units) * each, counts: [sum(units)], met: 0, own: units.map((number) => number * each) };
  }
  if (per.tree_symbol === 'own') {
    const counts = census.symbols(species).map((symbol) => (symbol ? census.count({ tree_symbol: symbol }) : 0));
    return { points: sum(counts) * each, counts, met: 0, own: counts.map((count) => count * each) };
  }
  const count = census.count(per);
  return { points: sum(weights) * each * count, counts: [count], met: 0 };
}

function ifOf(census: Census, all: Census[], rule: Rule, species: string): Found {
  const cond = rule.if as Rule;
  const [then, otherwise] = [Number(rule.then), Number(rule.else ?? 0)];
  const weights = census.weights(species);
  if (isLocal(cond)) {
    const holds = census.units(cond, species).map((units) => units > 0);
    const own = holds.map((yes, place) => weights[place]! * (yes ? then : otherwise));
    return { points: sum(own), counts: [], met: holds.filter(Boolean).length, own };
  }
  const counted = (cond.of ?? cond.most) as Rule;
  const count = census.count(counted);
  const holds =
    'at_least' in cond ? count >= Number(cond.at_least) : all.every((other) => other.count(counted) <= count);
  return { points: sum(weights) * (holds ? then : otherwise), counts: [count], met: holds ? weights.length : 0 };
}

/** The points of all forests of a table. */
export function scoreForests(kit: Kit, forests: ForestRead[]): ForestScore[] {
  const all = forests.map((forest) => censusOf(kit, forest));
  return all.map((census) => scoreOne(census, all));
}

/** The points of one of them. */
export function scoreSeat(kit: Kit, forests: ForestRead[], seat: number): ForestScore {
  const all = forests.map((forest) => censusOf(kit, forest));
  return scoreOne(all[seat]!, all);
}

function scoreOne(census: Census, all: Census[]): ForestScore {
  const { forest } = census;
  const shares = census.shares();
  const worth = new Map<Lying, number>();
  const parts: PartScore[] = [];
  for (const [species, cards] of census.numbers) {
    const { own, ...found } = partOf(census, all, species);
    const weights = census.weights(species);
    const points = found.points + (shares.get(species) ?? 0);
    parts.push({ ...found, species, cards, points, doubled: sum(weights) - cards, symbols: census.symbols(species) });
    if (census instanceof CardCensus)
      spread(points, own, weights).forEach((one, place) => worth.set(census.of(species)[place]!.card, one));
  }
  const total = forest.cavePoints + sum(parts.map(({ points }) => points));
  return {
    total,
    cave: forest.cavePoints,
    parts,
    cards: forest.hosts.map((host) => host.lying.map((card) => worth.get(card)!)),
  };
}

/** What cards make together is spread evenly; what does not divide goes to those that came first. */
function spread(points: number, own: number[] | undefined, weights: number[]): number[] {
  const each = Math.floor(points / sum(weights));
  const even = own ?? weights.map((weight) => each * weight);
  const rest = points - sum(even);
  return even.map((one, place) => one + (place < rest ? 1 : 0));
}
