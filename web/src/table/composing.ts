/** The card that is being played: what its sheet says of it. */

import { half, isHalf, type HalfFound } from '../card/ids';
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
