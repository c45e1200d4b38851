/** What the numbers of a forest say about its places: how many cards may lie where, at least and at most. */

import { countsOwn, isAskable, kindOf, positionsOf, sidesOf, type Kind, type Kit, type Side } from './kit';

export interface Range {
  least: number;
  most: number;
}

export interface HostNumber {
  species: string;
  kind: Kind;
  number: number;
}

export const together = (ranges: Range[]): Range =>
  ranges.reduce((sum, { least, most }) => ({ least: sum.least + least, most: sum.most + most }), { least: 0, most: 0 });

export class Room {
  readonly hosts: HostNumber[];

  constructor(
    readonly kit: Kit,
    readonly counts: ReadonlyMap<string, number>,
  ) {
    this.hosts = [...counts].flatMap(([species, number]) => {
      const kind = kindOf(kit.cards.species[species]);
      return kind ? [{ species, kind, number }] : [];
    });
  }

  number = (species: string): number => this.counts.get(species) ?? 0;
  isHost = (species: string): boolean => kindOf(this.kit.cards.species[species]) !== null;

  /** How many places such hosts have for a species. */
  places(species: string, hosts: HostNumber[]): number {
    const row = this.kit.cards.species[species]!;
    const kinds = row.rules.placement?.host_kind as Kind[] | undefined;
    const able = hosts.filter(({ kind }) => !kinds || kinds.includes(kind));
    return able.reduce(
      (sum, { kind, number }) => sum + number * sidesOf(row).flatMap((side) => positionsOf(side, kind)).length,
      0,
    );
  }

  /** How many cards of a species find a place at such hosts: any number where it may share one. */
  #room(species: string, hosts: HostNumber[]): number {
    const places = this.places(species, hosts);
    return places && this.shares(species) ? Infinity : places;
  }

  shares = (species: string): boolean => this.kit.joins.get(species)!.length > 0;

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
        const { place } = this.kit.cards.species[card]!;
        const before = alone.get(place) ?? 0;
        alone.set(place, Math.min(before + number, Math.max(before, this.places(card, hosts))));
      }
    }
    most += [...alone.values()].reduce((sum, number) => sum + number, 0);
    return { least: lonely ? most : 0, most };
  }

  /** How many hosts of these kinds can be fully occupied. */
  full(kinds: readonly Kind[]): number {
    const cards = (place: string): number =>
      [...this.counts].reduce(
        (sum, [species, number]) =>
          sum + (this.kit.cards.species[species]!.place === place && !this.kit.guests.has(species) ? number : 0),
        0,
      );
    const hosts = (moor: boolean): number =>
      this.hosts.reduce(
        (sum, { kind, number }) => sum + (kinds.includes(kind) && (kind === 'moor') === moor ? number : 0),
        0,
      );
    const [top, bottom, side] = [cards('top'), cards('bottom'), cards('side')];
    return (
      Math.min(hosts(false), top, bottom, Math.floor(side / 2)) +
      Math.min(hosts(true), Math.floor(top / 2), Math.floor(bottom / 2))
    );
  }

  /** How many cards lie in a slot of hosts of these kinds. */
  inSlot(slot: Side, kinds: readonly Kind[]): Range {
    const able = [...this.counts.keys()].filter((species) => sidesOf(this.kit.cards.species[species]).includes(slot));
    return together(
      able.map((species) => {
        const range = this.at(species, ({ kind }) => kinds.includes(kind));
        return sidesOf(this.kit.cards.species[species]).length > 1 ? { ...range, least: 0 } : range;
      }),
    );
  }

  /** How many cards of a species can show a symbol: as many as the box holds, where that is known. */
  showing(species: string, symbol: string): number {
    const number = this.number(species);
    if (!isAskable(this.kit, species)) return 0;
    if (!this.kit.halves.size || this.isHost(species)) return number;
    const halves = sidesOf(this.kit.cards.species[species]).flatMap(
      (side) => this.kit.halves.get(`${species}/${side}`) ?? [],
    );
    return Math.min(number, halves.filter((half) => half.symbol === symbol).length);
  }

  /** How many cards can show a symbol, without those that are asked for theirs one by one. */
  showingAny(symbol: string): number {
    return [...this.counts.keys()].reduce(
      (sum, species) => sum + (countsOwn(this.kit, species) ? 0 : this.showing(species, symbol)),
      0,
    );
  }

  /** Cards with a type symbol. */
  withType(type: string): number {
    return [...this.counts].reduce(
      (sum, [species, number]) => sum + (this.kit.cards.species[species]!.types.includes(type) ? number : 0),
      0,
    );
  }
}
