/** Whether the halves and shrubs that lie on a table can all come out of one box: each needs a card of its own. */

import type { Kind, Rules, Side } from './compiled';

/** A whole card has a kind instead of a side. */
type Half = [species: string, side: Side | Kind, symbol: string];

export class Box {
  #taken = new Map<number, Half>();

  constructor(readonly rules: Rules) {}

  #halves = ([species, side]: Half): [string, number][] => this.rules.compiled.halves[`${species}/${side}`] ?? [];

  /** Takes a card that shows this half (without a symbol: any of the species); the code of what is wrong, if there is none. */
  take(...half: Half): 'no_half' | 'half_gone' | null {
    const symbol = half[2];
    if (!this.rules.knowsHalves) return null;
    if (!this.#halves(half).some(([shown]) => !symbol || shown === symbol)) return 'no_half';
    return this.#find(half, new Set()) ? null : 'half_gone';
  }

  /** Gives the half a card; halves that were given theirs before change it where they have another choice. */
  #find(half: Half, tried: Set<number>): boolean {
    const symbol = half[2];
    for (const [shown, card] of this.#halves(half)) {
      if ((symbol && shown !== symbol) || tried.has(card)) continue;
      tried.add(card);
      const before = this.#taken.get(card);
      if (!before || this.#find(before, tried)) {
        this.#taken.set(card, half);
        return true;
      }
    }
    return false;
  }
}
