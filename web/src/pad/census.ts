/** What stands in a forest, as the rule rows ask for it: the base of all counting, and a forest whose cards are known. */

import type { Rule } from '../lib/types';
import type { Kind, Kit } from './kit';
import { isFull, sideAt, type ForestRead, type HostRead, type Lying } from './read';

/** The entry of a table at a count; the last one beyond its end, 0 for none. */
export function entryAt(table: number[], count: number): number {
  return count <= 0 ? 0 : (table[count - 1] ?? table.at(-1) ?? 0);
}

export abstract class Census {
  /** How many cards of each species there are, in the order in which their points are listed. */
  abstract readonly numbers: ReadonlyMap<string, number>;
  #counts = new Map<Rule, number>();

  constructor(
    readonly kit: Kit,
    readonly forest: ForestRead,
  ) {}

  /** For each card of a species 2 if its host makes it count twice, else 1. */
  abstract weights(species: string): number[];
  /** The tree symbols that the cards of a species show, as far as they are known. */
  abstract symbols(species: string): (string | null)[];
  /** For each card of a species how often a rule about its very host holds. */
  abstract units(rule: Rule, species: string): number[];
  /** Bees at hosts that a rule counts. */
  protected abstract bees(rule: Rule, counted: (species: string) => boolean): number;
  /** What goes by symbols or places. */
  protected abstract placed(rule: Rule): number;

  number = (species: string): number => this.numbers.get(species) ?? 0;
  types = (species: string): string[] => this.kit.cards.species[species]!.types;
  rules = (species: string): Rule => this.kit.cards.species[species]!.rules.points ?? { fixed: 0 };

  /** How many of it are in the forest. */
  count(rule: Rule): number {
    let count = this.#counts.get(rule);
    if (count === undefined) this.#counts.set(rule, (count = this.#count(rule)));
    return count;
  }

  #count(rule: Rule): number {
    if ('type' in rule) return this.#with(rule, (species) => this.types(species).includes(String(rule.type)));
    if ('species' in rule) return this.#with(rule, (species) => species === rule.species);
    if ('distinct' in rule) {
      const type = String(rule.distinct);
      return [...this.numbers.keys()].filter(
        (species) => species !== this.kit.cards.face_down && this.types(species).includes(type),
      ).length;
    }
    return 'cave' in rule ? this.forest.cave : this.placed(rule);
  }

  #with(rule: Rule, counted: (species: string) => boolean): number {
    const number = [...this.numbers].reduce((sum, [species, cards]) => sum + (counted(species) ? cards : 0), 0);
    return rule.bees ? number + this.bees(rule, counted) : number;
  }

  /** The sets of different species that the cards make, the largest first. */
  sets(members: string[]): string[][] {
    const made: string[][] = [];
    for (;;) {
      const set = members.filter((species) => this.number(species) > made.length);
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

interface Entry {
  card: Lying;
  host: HostRead;
}

/** A forest whose cards are known one by one, with the places where they lie. */
export class CardCensus extends Census {
  readonly entries: Entry[] = [];
  readonly numbers = new Map<string, number>();
  /** The cards of each species, in the order in which they came. */
  #bySpecies = new Map<string, Entry[]>();

  constructor(kit: Kit, forest: ForestRead) {
    super(kit, forest);
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
    return this.of(species).map((entry) => (this.#twice(entry) ? 2 : 1));
  }

  symbols(species: string): (string | null)[] {
    return this.of(species).map(({ card }) => card.symbol);
  }

  units(rule: Rule, species: string): number[] {
    return this.of(species).map((entry) => {
      if ('at' in rule) return entry.host.lying.length - 1;
      const parts = (rule.all as Rule[] | undefined) ?? [rule];
      return parts.every((part) => this.#holds(part, entry)) ? 1 : 0;
    });
  }

  protected bees(_: Rule, counted: (species: string) => boolean): number {
    const bee = ({ card, host }: Entry): boolean =>
      Boolean(this.kit.cards.species[card.species]!.rules.permanent?.bee) && counted(host.species);
    return this.entries.filter(bee).length;
  }

  protected placed(rule: Rule): number {
    if ('tree_symbol' in rule) return this.entries.filter(({ card }) => card.symbol === rule.tree_symbol).length;
    if ('full' in rule)
      return this.forest.hosts.filter((host) => (rule.full as Kind[]).includes(host.kind) && isFull(host)).length;
    const kinds = rule.host as Kind[];
    return this.entries.filter(
      ({ card, host }) => card.position !== 'host' && sideAt(card) === rule.slot && kinds.includes(host.kind),
    ).length;
  }

  /** Whether the host makes this card count twice. */
  #twice({ card, host }: Entry): boolean {
    const doubles = this.rules(host.species).doubles as Rule | undefined;
    return (
      Boolean(doubles) &&
      card.position !== 'host' &&
      sideAt(card) === doubles!.slot &&
      this.types(card.species).includes(String(doubles!.type))
    );
  }

  #holds(rule: Rule, { card, host }: Entry): boolean {
    if ('host_species' in rule) return host.species === rule.host_species;
    if ('host_kind' in rule) return (rule.host_kind as Kind[]).includes(host.kind);
    if ('host_full' in rule) return isFull(host);
    const others = host.lying.filter((other) => other !== card);
    if ('host_has' in rule) return others.some((other) => this.types(other.species).includes(String(rule.host_has)));
    return others.some((other) => other.position === card.position && other.species === rule.shares_slot);
  }
}
