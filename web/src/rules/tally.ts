/** What the counters say of a forest: the base of all counting, and a forest whose cards are known. */

import type { Counter, Rules, Test } from './compiled';
import { sideAt, type ForestRead, type HostRead, type Lying } from './forest';

export const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);

/** The entry of a table at a count; the last one beyond its end, 0 for none. */
export function entryAt(table: number[], count: number): number {
  return count <= 0 ? 0 : (table[count - 1] ?? table.at(-1) ?? 0);
}

export abstract class Tally {
  /** How many cards of each species there are, in the order in which their points are listed. */
  abstract readonly numbers: ReadonlyMap<string, number>;
  #counts = new Map<number, number>();

  constructor(
    readonly rules: Rules,
    readonly forest: ForestRead,
  ) {}

  /** For each card of a species 2 if its host makes it count twice, else 1. */
  abstract weights(species: string): number[];
  /** For each card of a counter's own species how often it is counted, as if none counted twice. */
  abstract units(counter: Counter): number[];
  /** Cards of a counter that lie at the hosts it names. */
  abstract guests(counter: Counter): number;
  /** Cards that count because of the symbol that they show. */
  abstract showing(counter: Counter): number;
  /** What goes by symbols or places. */
  protected abstract placed(counter: Counter): number;

  number = (species: string): number => this.numbers.get(species) ?? 0;

  /** For each card of a counter's own species what it adds. */
  parts(counter: Counter): number[] {
    const units = this.units(counter);
    if (counter.symbol) return units;
    const weights = this.weights(counter.own!);
    return units.map((number, place) => number * weights[place]!);
  }

  /** What a counter says. */
  count(number: number): number {
    let count = this.#counts.get(number);
    if (count === undefined) this.#counts.set(number, (count = this.countOf(this.rules.counter(number))));
    return count;
  }

  /** The same for a counter that no card asks. */
  countOf(counter: Counter): number {
    if (counter.own) return sum(this.parts(counter));
    const cards = sum((counter.cards ?? []).map(this.number));
    const different = (counter.different ?? []).filter(this.number).length;
    return (
      cards +
      different +
      (counter.guests ? this.guests(counter) : 0) +
      (counter.shown ? this.showing(counter) : 0) +
      (counter.cave ? this.forest.cave : 0) +
      this.placed(counter)
    );
  }

  /** The sets of different species that the cards of a group make, the largest first. */
  sets(group: number): string[][] {
    const { members } = this.rules.compiled.groups[group]!;
    const made: string[][] = [];
    for (;;) {
      const set = members.filter((species) => this.number(species) > made.length);
      if (!set.length) return made;
      made.push(set);
    }
  }

  /** What groups score, spread over their species so that the sum is exact. */
  shares(): Map<string, number> {
    const shares = new Map<string, number>();
    for (const [group, { table }] of this.rules.compiled.groups.entries()) {
      for (const set of this.sets(group)) {
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

interface Entry {
  card: Lying;
  host: HostRead;
}

/** A forest whose cards are known one by one, with the places where they lie. */
export class CardTally extends Tally {
  readonly entries: Entry[] = [];
  readonly numbers = new Map<string, number>();
  /** The cards of each species, in the order in which they came. */
  #bySpecies = new Map<string, Entry[]>();

  constructor(rules: Rules, forest: ForestRead) {
    super(rules, forest);
    for (const host of forest.hosts) {
      for (const card of host.lying) {
        const entry = { card, host };
        this.entries.push(entry);
        const like = this.of(card.species);
        like.push(entry);
        this.#bySpecies.set(card.species, like);
        this.numbers.set(card.species, like.length);
      }
    }
  }

  of = (species: string): Entry[] => this.#bySpecies.get(species) ?? [];

  weights(species: string): number[] {
    return this.of(species).map((entry) => (this.#isTwice(entry) ? 2 : 1));
  }

  units(counter: Counter): number[] {
    return this.of(counter.own!).map((entry) => {
      if (counter.attached) return entry.host.lying.length - 1;
      if (counter.symbol) return Number(entry.card.symbol === counter.symbol);
      return Number((counter.tests ?? []).every((test) => holds(test, entry)));
    });
  }

  guests({ guests }: Counter): number {
    return this.entries.filter(
      ({ card, host }) => guests!.cards.includes(card.species) && guests!.at.includes(host.species),
    ).length;
  }

  showing({ shown }: Counter): number {
    return this.entries.filter(({ card }) => shown![card.species]?.includes(card.print)).length;
  }

  protected placed({ symbol, full, places }: Counter): number {
    if (symbol) return this.entries.filter(({ card }) => card.symbol === symbol).length;
    if (full) return this.forest.hosts.filter((host) => full.includes(host.kind) && host.isFull).length;
    if (!places) return 0;
    return this.entries.filter(
      ({ card, host }) => card.position !== 'host' && sideAt(card) === places.side && places.at.includes(host.kind),
    ).length;
  }

  /** Whether the host makes this card count twice. */
  #isTwice({ card, host }: Entry): boolean {
    return (
      card.position !== 'host' &&
      this.rules.compiled.doubles.some(
        (double) => double.host === host.species && double.side === sideAt(card) && double.named.includes(card.species),
      )
    );
  }
}

function holds(test: Test, { card, host }: Entry): boolean {
  if (test.host) return test.host.includes(host.species);
  if (test.kind) return test.kind.includes(host.kind);
  if (test.full) return host.isFull;
  if (test.alone) return host.lying.length === 2;
  const others = host.lying.filter((other) => other !== card);
  if (test.beside) return others.some(({ species }) => test.beside!.includes(species));
  return others.some(({ position, species }) => position === card.position && test.under!.includes(species));
}
