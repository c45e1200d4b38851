/** What a card id stands for, and how a half is looked up. */

import type { CardPrint, Catalogue, HalfPrint, Slot, Species } from '../lib/types';
import type { Setting } from './signs';

export type Letter = 'a' | 'b';
export type CardState = 'rest' | 'playable' | 'off' | 'picked' | 'earns' | 'waiting';

/** `B067a` → the card `B067` and its half `a`; a whole card's id has no half. */
export function readId(id: string): { card: string; half: Letter | null } {
  const last = id.at(-1);
  return last === 'a' || last === 'b' ? { card: id.slice(0, -1), half: last } : { card: id, half: null };
}

/** The card of a card's or half's id. */
export const cardId = (id: string): string => readId(id).card;

/** Whether an id names a half, and not a whole card (which is how face-down cards go). */
export const isHalf = (id: string): boolean => readId(id).half !== null;

export interface HalfFound {
  card: string;
  letter: Letter;
  species: string;
  symbol: string | null;
  slot: HalfPrint['slot'];
  print: Species;
}

/** The halves of a card as printed, in order. Nothing for a card that the catalogue does not know. */
export function halves(cards: Catalogue, id: string): HalfFound[] {
  const { card } = readId(id);
  const print: CardPrint | undefined = cards.cards[card];
  return (print?.halves ?? []).flatMap((half, place) => {
    const species = cards.species[half.species];
    if (!species) return [];
    const shown = half.types ? { ...species, types: half.types } : species;
    return [{ ...half, card, letter: place ? ('b' as const) : ('a' as const), print: shown }];
  });
}

/** One half of a card: the one that the id names, else its first. */
export function half(cards: Catalogue, id: string): HalfFound | null {
  const found = halves(cards, id);
  return found[readId(id).half === 'b' ? 1 : 0] ?? null;
}

/** What the signs of a half depend on. */
export function settingOf(cards: Catalogue, found: { species: string; symbol: string | null }): Setting {
  return {
    species: found.species,
    symbol: found.symbol,
    symbols: cards.tree_symbols,
    faceDown: cards.species[cards.face_down]?.types,
  };
}

/** The kinds of hosts of a game, for sentences that name them: `tree`, or several (`tree-shrub-moor`). */
export function hostKinds(cards: Catalogue): string {
  const places = new Set(Object.values(cards.species).map((row) => row.place));
  return (['tree', 'shrub', 'moor'] as const).filter((kind) => places.has(kind)).join('-');
}

/** Whether the card is a tree, shrub or moor. */
export const isWhole = (cards: Catalogue, id: string): boolean => halves(cards, id).length === 1;

/** The class that sets a tree symbol's colours. */
export const symbolClass = (symbol: string | null | undefined): string => `sym-${symbol ?? 'none'}`;

// The wash behind a picture goes by the first of its types that has one of its own.
const WASHES: Record<string, string> = {
  bird: 'bird', butterfly: 'butterfly', dragonfly: 'dragonfly', bat: 'bat', amphibian: 'amphibian', mushroom: 'mushroom',
  plant: 'plant', cloven_hoofed: 'hoofed', deer: 'hoofed', pawed: 'pawed', mouse: 'pawed', insect: 'insect',
}; // prettier-ignore

/** The class that sets the wash behind a species' picture. */
export function washClass(types: string[]): string {
  return `wash-${types.map((type) => WASHES[type]).find(Boolean) ?? 'pawed'}`;
}

/** Whether cards lie over and under it (`top2`), as at a moor, or at all four sides. */
export const isMoor = (cards: Catalogue, species: string): boolean => cards.species[bare(species)]?.place === 'moor';

/** The species of `species@symbol`. */
export const bare = (species: string): string => species.split('@')[0] ?? species;

/** The side of a host that a slot lies at. */
export function sideOf(slot: Slot): 'host' | 'top' | 'bottom' | 'left' | 'right' {
  return slot === 'top2' ? 'top' : slot === 'bottom2' ? 'bottom' : slot;
}
