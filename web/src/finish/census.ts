/** How many cards of each type a forest shows. */

import type { Catalogue, HostShown } from '../lib/types';

const ORDER = [
  'tree', 'shrub', 'moor', 'bird', 'butterfly', 'dragonfly', 'insect', 'bat', 'pawed', 'cloven_hoofed', 'deer', 'mouse', 'amphibian',
  'plant', 'mushroom',
]; // prettier-ignore

/** The types that lie open, in a fixed order; a card with two types counts for both. */
export function typesIn(hosts: HostShown[], cards: Catalogue): [string, number][] {
  const counts = new Map<string, number>();
  for (const host of hosts) {
    for (const shown of [
      host.species,
      ...(host.top ?? []),
      ...(host.bottom ?? []),
      ...(host.left ?? []),
      ...(host.right ?? []),
    ]) {
      for (const type of cards.species[shown.split('@')[0] ?? '']?.types ?? [])
        counts.set(type, (counts.get(type) ?? 0) + 1);
    }
  }
  return ORDER.flatMap((type) => (counts.has(type) ? [[type, counts.get(type) ?? 0] as [string, number]] : []));
}

/** How many hosts of each kind a forest has, of the kinds that are there. */
export function hostCounts(hosts: HostShown[], cards: Catalogue): [string, number][] {
  const counts = new Map<string, number>();
  for (const host of hosts) {
    const place = cards.species[host.species.split('@')[0] ?? '']?.place ?? 'tree';
    counts.set(place, (counts.get(place) ?? 0) + 1);
  }
  return ['tree', 'shrub', 'moor'].filter((kind) => counts.has(kind)).map((kind) => [kind, counts.get(kind) ?? 0]);
}
