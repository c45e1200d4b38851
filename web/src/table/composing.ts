/** The card that is being played: what its sheet says of it. */

import { cardId, half, isHalf, type HalfFound, type Letter } from '../card/ids';
import type { Catalogue, Plan, Species } from '../lib/types';

export interface Played {
  isFaceDown: boolean;
  /** Its half; none of a card that is laid face down. */
  found: HalfFound | null;
  species: Species | undefined;
  symbol: string | null;
  symbolName: string;
}

/** What is printed on the card of a plan. */
export function playedOf(plan: Plan, cards: Catalogue): Played {
  const isFaceDown = !isHalf(plan.card);
  const found = half(cards, plan.card);
  const symbol = found?.symbol ?? null;
  return {
    isFaceDown,
    found,
    species: isFaceDown ? cards.species[cards.face_down] : found?.print,
    symbol,
    symbolName: symbol ? (cards.tree_symbols[symbol] ?? '') : '',
  };
}

export type Gains = Partial<Record<Letter, number>>;

/** What each half would bring at its best place, by card. */
export function gainsOf(plans: Plan[]): Map<string, Gains> {
  const found = new Map<string, Gains>();
  for (const { card, spots, cave } of plans) {
    if (!isHalf(card)) continue;
    const gain = Math.max(...spots.map((spot) => spot.gain)) + (cave ?? 0);
    found.set(cardId(card), { ...found.get(cardId(card)), [card.endsWith('b') ? 'b' : 'a']: gain });
  }
  return found;
}
