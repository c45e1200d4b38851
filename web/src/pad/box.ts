/** Whether the halves that lie on a table can all come out of one box: each needs a card of its own. */

import type { Side, Kit } from './kit';

type Half = [species: string, side: Side, symbol: string];

export class Box {
  #taken = new Map<string, Half>();

  constructor(readonly kit: Kit) {}

  /** Takes a card that shows this half (without a symbol: any of the species); the code of what is wrong, if there is none. */
  take(species: string, side: Side, symbol: string): 'no_half' | 'half_gone' | null {
    if (!this.kit.halves.size) return null;
    const showing = this.kit.halves.get(`${species}/${side}`) ?? [];
    if (!showing.some((half) => !symbol || half.symbol === symbol)) return 'no_half';
    return this.#find([species, side, symbol], new Set()) ? null : 'half_gone';
  }

  /** Gives the half a card; halves that were given theirs before change it where they have another choice. */
  #find(half: Half, tried: Set<string>): boolean {
    const [species, side, symbol] = half;
    for (const shown of this.kit.halves.get(`${species}/${side}`) ?? []) {
      if ((symbol && shown.symbol !== symbol) || tried.has(shown.card)) continue;
      tried.add(shown.card);
      const before = this.#taken.get(shown.card);
      if (!before || this.#find(before, tried)) {
        this.#taken.set(shown.card, half);
        return true;
      }
    }
    return false;
  }
}
