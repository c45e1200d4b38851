/** What the numbers of a forest say about its places: how many cards may lie where, at least and at most. */

import { SIDES, type Kind, type Rules, type Side } from './compiled';

export interface Range {
  least: number;
  most: number;
}

export interface HostNumber {
  species: string;
  kind: Kind;
  number: number;
}

export const added = (ranges: Range[]): Range =>
  ranges.reduce((sum, { least, most }) => ({ least: sum.least + least, most: sum.most + most }), { least: 0, most: 0 });

export class Room {
  readonly hosts: HostNumber[];

  constructor(
    readonly rules: Rules,
    readonly counts: ReadonlyMap<string, number>,
  ) {
    this.hosts = [...counts].flatMap(([species, number]) => {
      const kind = rules.kind(species);
      return kind ? [{ species, kind, number }] : [];
    });
  }

  number = (species: string): number => this.counts.get(species) ?? 0;
  isHost = (species: string): boolean => this.rules.kind(species) !== null;
  shares = (species: string): boolean => this.rules.of(species).joins.length > 0;

  /** How many places such hosts have for a species. */
  places(species: string, hosts: HostNumber[]): number {
    const { on, sides } = this.rules.of(species);
    const able = hosts.filter(({ kind }) => on.includes(kind));
    return able.reduce(
      (sum, { kind, number }) => sum + number * sides.flatMap((side) => this.rules.positions(side, kind)).length,
      0,
    );
  }

  /** How many cards of a species find a place at such hosts: any number where it may share one. */
  #room(species: string, hosts: HostNumber[]): number {
    const places = this.places(species, hosts);
    return places && this.shares(species) ? Infinity : places;
  }

  /** How many cards of a species lie at hosts that fit. */
  at(species: string, fits: (host: HostNumber) => boolean): Range {
    const number = this.number(species);
    if (this.isHost(species))
      return this.hosts.some((host) => host.species === species && fits(host))
        ? { least: number, most: number }
        : { least: 0, most: 0 };
    const most = Math.min(number, this.#room(species, this.hosts.filter(fits)));
    const elsewhere = this.#room(
      species,
      this.hosts.filter((host) => !fits(host)),
    );
    return { least: elsewhere ? 0 : most, most };
  }

  /** How many cards lie at the hosts of one species, taken together. */
  around(species: string): Range {
    const hosts = this.hosts.filter((host) => host.species === species);
    const lonely = hosts.length === this.hosts.length;
    const alone = new Map<string, number>();
    let most = 0;
    for (const [card, number] of this.counts) {
      if (this.isHost(card)) continue;
      if (this.shares(card)) most += Math.min(number, this.#room(card, hosts));
      else {
        // Cards that need a place of their own take it from each other.
        const place = this.rules.sides(card).join();
        const before = alone.get(place) ?? 0;
        alone.set(place, Math.min(before + number, Math.max(before, this.places(card, hosts))));
      }
    }
    most += [...alone.values()].reduce((sum, number) => sum + number, 0);
    return { least: lonely ? most : 0, most };
  }

  /** How many hosts of these kinds can be fully occupied. */
  full(kinds: readonly Kind[]): number {
    // Kinds with the same places take their cards from each other.
    const alike = new Map<string, Kind[]>();
    for (const kind of kinds) {
      const places = SIDES.map((side) => this.rules.positions(side, kind).length).join();
      alike.set(places, [...(alike.get(places) ?? []), kind]);
    }
    return [...alike.values()].reduce((sum, like) => sum + this.#full(like), 0);
  }

  #full(kinds: Kind[]): number {
    const hosts = this.hosts.reduce((sum, { kind, number }) => sum + (kinds.includes(kind) ? number : 0), 0);
    if (!hosts) return 0;
    // Cards for the same sides fill their places together: two at the left and right, or two tops of one host.
    const needs = new Map<string, { cards: number; places: number }>();
    for (const species of this.rules.order) {
      const { sides, guest, kind } = this.rules.of(species);
      if (kind || guest) continue;
      const places = sides.flatMap((side) => this.rules.positions(side, kinds[0]!)).length;
      const need = needs.get(sides.join()) ?? { cards: 0, places };
      needs.set(sides.join(), { ...need, cards: need.cards + this.number(species) });
    }
    const filled = [...needs.values()].flatMap(({ cards, places }) => (places ? [Math.floor(cards / places)] : []));
    return Math.min(hosts, ...filled);
  }

  /** How many cards lie at a side of hosts of these kinds. */
  inSlot(side: Side, kinds: readonly Kind[]): Range {
    const able = [...this.counts.keys()].filter((species) => this.rules.sides(species).includes(side));
    return added(
      able.map((species) => {
        const range = this.at(species, ({ kind }) => kinds.includes(kind));
        return this.rules.sides(species).length > 1 ? { ...range, least: 0 } : range;
      }),
    );
  }

  /** How many cards of a species can show a symbol: as many as the box holds, where that is known. */
  showing(species: string, symbol: string): number {
    const number = this.number(species);
    if (!this.rules.isAskable(species)) return 0;
    if (!this.rules.knowsHalves || this.isHost(species)) return number;
    const halves = SIDES.flatMap((side) => this.rules.compiled.halves[`${species}/${side}`] ?? []);
    return Math.min(number, halves.filter(([shown]) => shown === symbol).length);
  }

  /** How many cards can show a symbol, without those that are asked for theirs one by one. */
  showingAny(symbol: string): number {
    return [...this.counts.keys()].reduce(
      (sum, species) => sum + (this.rules.countsOwn(species) ? 0 : this.showing(species, symbol)),
      0,
    );
  }

  /** Cards of these species. */
  cards = (species: string[]): number => species.reduce((sum, one) => sum + this.number(one), 0);
}
