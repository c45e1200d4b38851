/** What forests score: the sums of their species, worked out over the counters. */

import { countersIn, type Points, type Rules } from './compiled';
import type { ForestRead, Lying } from './forest';
import { NumberTally } from './numbers';
import { CardTally, entryAt, sum, type Tally } from './tally';

export interface PartScore {
  species: string;
  cards: number;
  points: number;
  /** How many cards of the species count twice. */
  doubled: number;
  /** What the counters of its sum say, by their number. */
  counts: Record<number, number>;
  /** For how many cards the condition holds, where there is one. */
  met: number;
  /** The sizes of the sets that its group makes. */
  sets: number[];
}

export interface ForestScore {
  total: number;
  cave: number;
  parts: PartScore[];
  /** Points of each card: one list for each host, in the order in which its cards lie. A forest in numbers has none. */
  cards: number[][];
}

/** What a sum is worked out with: for all cards of a species, or for one of them. */
interface Setting {
  cards: number;
  count: (counter: number) => number;
  own: (counter: number) => number;
  leads: (counter: number) => boolean;
}

function worked(points: Points, setting: Setting): number {
  if (typeof points === 'number') return points;
  switch (points[0]) {
    case 'cards':
      return setting.cards;
    case 'count':
      return setting.count(points[1]);
    case 'own':
      return setting.own(points[1]);
    case 'sum':
      return sum((points.slice(1) as Points[]).map((term) => worked(term, setting)));
    case 'product':
      return (points.slice(1) as Points[]).reduce<number>((total, factor) => total * worked(factor, setting), 1);
    case 'entry':
      return entryAt(points[2], worked(points[1], setting));
    case 'enough':
      return setting.count(points[1]) >= points[2] ? points[3] : points[4];
    case 'lead':
      return setting.leads(points[1]) ? points[2] : points[3];
    case 'either': {
      const met = setting.own(points[1]);
      return met * points[2] + (setting.cards - met) * points[3];
    }
    case 'group':
      return 0;
  }
}

/** Whether each card has points of its own, so that they need not be spread. */
function isEachCards(points: Points): boolean {
  if (typeof points === 'number') return false;
  if (points[0] === 'sum' || points[0] === 'product') return (points.slice(1) as Points[]).some(isEachCards);
  return points[0] === 'cards' || points[0] === 'own' || points[0] === 'either';
}

/** Counts a forest by what is known of it. */
export const tallyOf = (rules: Rules, forest: ForestRead): Tally =>
  forest.quick ? new NumberTally(rules, forest, forest.quick) : new CardTally(rules, forest);

/** The points of all forests of a table. */
export function scoreForests(rules: Rules, forests: ForestRead[]): ForestScore[] {
  const all = forests.map((forest) => tallyOf(rules, forest));
  return all.map((tally) => scoreOne(tally, all));
}

/** The points of one of them. */
export function scoreSeat(rules: Rules, forests: ForestRead[], seat: number): ForestScore {
  const all = forests.map((forest) => tallyOf(rules, forest));
  return scoreOne(all[seat]!, all);
}

function scoreOne(tally: Tally, all: Tally[]): ForestScore {
  const { forest } = tally;
  const shares = tally.shares();
  const worth = new Map<Lying, number>();
  const parts = [...tally.numbers.keys()].map((species) => {
    const part = partOf(tally, all, species, shares.get(species) ?? 0);
    if (tally instanceof CardTally)
      spread(tally, all, part).forEach((one, place) => worth.set(tally.of(species)[place]!.card, one));
    return part;
  });
  return {
    total: forest.cavePoints + sum(parts.map(({ points }) => points)),
    cave: forest.cavePoints,
    parts,
    cards: forest.hosts.map((host) => host.lying.map((card) => worth.get(card)!)),
  };
}

const leader =
  (tally: Tally, all: Tally[]) =>
  (counter: number): boolean =>
    all.every((other) => other.count(counter) <= tally.count(counter));

function partOf(tally: Tally, all: Tally[], species: string, share: number): PartScore {
  const { points } = tally.rules.of(species);
  const count = (counter: number): number => tally.count(counter);
  const cards = tally.number(species);
  const weight = sum(tally.weights(species));
  const leads = leader(tally, all);
  return {
    species,
    cards,
    points: share + worked(points, { cards: weight, count, own: count, leads }),
    doubled: weight - cards,
    counts: Object.fromEntries(countersIn(points).map((counter) => [counter, count(counter)])),
    met: metOf(points, tally, cards, leads),
    sets: typeof points !== 'number' && points[0] === 'group' ? tally.sets(points[1]).map((set) => set.length) : [],
  };
}

/** For how many cards a condition holds. */
function metOf(points: Points, tally: Tally, cards: number, leads: Setting['leads']): number {
  if (typeof points === 'number') return 0;
  switch (points[0]) {
    case 'product':
      return Math.max(0, ...(points.slice(1) as Points[]).map((factor) => metOf(factor, tally, cards, leads)));
    case 'enough':
      return tally.count(points[1]) >= points[2] ? cards : 0;
    case 'lead':
      return leads(points[1]) ? cards : 0;
    case 'either':
      return tally.units(tally.rules.counter(points[1])).filter(Boolean).length;
    default:
      return 0;
  }
}

/** The points of each card. What cards make together is spread evenly; what does not divide goes to those that came first. */
function spread(tally: Tally, all: Tally[], part: PartScore): number[] {
  const { points } = tally.rules.of(part.species);
  const weights = tally.weights(part.species);
  const each = Math.floor(part.points / sum(weights));
  const leads = leader(tally, all);
  const even = weights.map((weight, place) =>
    isEachCards(points)
      ? worked(points, {
          cards: weight,
          count: (counter) => tally.count(counter),
          own: (counter) => tally.parts(tally.rules.counter(counter))[place]!,
          leads,
        })
      : each * weight,
  );
  const rest = part.points - sum(even);
  return even.map((one, place) => one + (place < rest ? 1 : 0));
}
