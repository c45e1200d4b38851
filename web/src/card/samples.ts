/** Forests for the gallery, made from the cards of a game so that every kind of place is seen. */

import { cardId } from './ids';
import type { Catalogue, HostShown, Slot } from '../lib/types';

interface Wish {
  host: string;
  at?: [Slot, string][];
}

/** With moors, and without. */
const WISHES: Record<'forest' | 'moor', Wish[]> = {
  forest: [
    { host: 'tree', at: [['top', 'bird'], ['left', 'share'], ['left', 'share'], ['left', 'share'], ['left', 'share'], ['right', 'insect'], ['bottom', 'insect']] },
    { host: 'tree', at: [['top', 'pawed'], ['left', 'cloven_hoofed'], ['right', 'cloven_hoofed']] },
    { host: 'tree', at: [['left', 'pawed']] },
    { host: 'tree', at: [['top', 'butterfly'], ['left', 'pawed'], ['right', 'deer'], ['bottom', 'amphibian'], ['bottom', 'amphibian']] },
    { host: 'tree', at: [['top', 'butterfly'], ['bottom', 'pawed']] },
    { host: 'tree', at: [['left', 'pawed'], ['right', 'bat']] },
    { host: 'down', at: [['left', 'pawed']] },
    { host: 'tree', at: [['top', 'butterfly'], ['bottom', 'plant']] },
  ],
  moor: [
    { host: 'moor', at: [['top', 'bird'], ['top2', 'dragonfly'], ['bottom', 'plant'], ['bottom2', 'amphibian']] },
    { host: 'tree', at: [['top', 'bird'], ['left', 'pawed'], ['right', 'share'], ['right', 'share'], ['right', 'share'], ['bottom', 'plant']] },
    { host: 'moor', at: [['top', 'bird'], ['bottom', 'plant'], ['bottom2', 'plant']] },
    { host: 'tree', at: [['top', 'bird'], ['left', 'bat'], ['right', 'bird']] },
    { host: 'shrub', at: [['left', 'bat'], ['right', 'bat']] },
    { host: 'moor', at: [['top', 'bird'], ['top2', 'bird']] },
    { host: 'down', at: [['top', 'bird']] },
    { host: 'tree', at: [['left', 'mouse'], ['right', 'cloven_hoofed']] },
    { host: 'tree', at: [['bottom', 'pawed']] },
  ],
}; // prettier-ignore

/** A forest of so many hosts. */
export function sampleForest(cards: Catalogue, count?: number): HostShown[] {
  const used = new Set<string>();
  const ids = Object.keys(cards.cards);
  const find = (side: string, want: string): string | null => {
    // A stride through the deck, so that neighbours are not all of one kind.
    for (let turn = 0; turn < ids.length; turn += 1) {
      const id = ids[(turn * 37 + used.size * 11) % ids.length]!;
      if (used.has(id)) continue;
      const place = cards.cards[id]!.halves.findIndex((half) => {
        const species = cards.species[half.species]!;
        const shares =
          'share' in (species.rules.permanent ?? {}) ||
          (species.rules.effect ?? []).some((step) => step.n === 'any' && step.do === 'play');
        return (
          half.slot === side &&
          (want === side || (want === 'share' ? shares && species.cost === 0 : species.types.includes(want)))
        );
      });
      if (place < 0) continue;
      used.add(id);
      return `${id}${'ab'[place]}`;
    }
    return null;
  };
  const wishes = WISHES[cards.species[cards.face_down]?.place === 'moor' ? 'moor' : 'forest'];
  return Array.from({ length: count ?? wishes.length }, (_, number) => {
    const wish = wishes[number % wishes.length]!;
    const body = wish.host === 'down' ? null : find(wish.host, wish.host);
    const shown: HostShown = { species: cards.face_down, cards: [['host', body]] };
    if (body) shown.species = cards.cards[cardId(body)]!.halves[0]!.species;
    for (const [slot, want] of wish.at ?? []) {
      const id = find(slot.replace('2', ''), want);
      if (id) shown.cards.push([slot, id]);
    }
    return shown;
  });
}

/** One card for each species of a game. */
export function eachSpecies(cards: Catalogue): string[] {
  const seen = new Set<string>();
  const found: string[] = [];
  for (const [id, card] of Object.entries(cards.cards)) {
    if (card.halves.every((half) => seen.has(half.species))) continue;
    card.halves.forEach((half) => seen.add(half.species));
    found.push(id);
  }
  return found;
}
