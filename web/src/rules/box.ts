/** Whether the halves that lie on a table can all come out of one box: each needs a card of its own. */

import type { Rules, Side } from './compiled';

type Half = [species: string, side: Side, symbol: string];

export class Box {
  #taken = new Map<number, Half>();

  constructor(readonly rules: Rules) {}

  #halves = (species: string, side: Side): [string, number][] => this.rules.compiled.halves[`${species}/${side}`] ?? [];

  /** Takes a card that shows this half (without a symbol: any of the species); the code of what is wrong, if there is none. */
  take(species: string, side: Side, symbol: string): 'no_half' | 'half_gone' | null {
    if (!this.rules.knowsHalves) return null;
    if (!this.#halves(species, side).some(([shown]) => !symbol || shown === symbol)) return 'no_half';
    return this.#find([species, side, symbol], new Set()) ? null : 'half_gone';
  }

  /** Gives the half a card; halves that were given theirs before change it where they have another choice. */
  #find(half: Half, tried: Set<number>): boolean {
    const [species, side, symbol] = half;
    for (const [shown, card] of this.#halves(species, side)) {
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
