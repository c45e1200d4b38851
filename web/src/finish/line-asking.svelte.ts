/** Points of which somebody asks how they came about: those of one line at a time. */

import type { Sums } from '../lib/types';

/** Some moves that are told of together: all after the first `after`, up to the move `to`. */
export interface Moves {
  key: string;
  after: number;
  to: number;
  /** Whose points are meant; without it, everybody's. */
  seats?: number[];
}

/** Who can be asked, and what was answered last. */
export interface Why {
  readonly sums: Sums | null;
  askSums: (after: number, to: number) => void;
}

const NOTHING: Sums['seats'][number] = { cave: 0, parts: [] };

export class LineAsking {
  #asked = $state<string | null>(null);
  readonly #why: () => Why | undefined;

  constructor(why: () => Why | undefined) {
    this.#why = why;
  }

  /** Asks for the sums of some moves; once they are there, the same puts them away. */
  ask(moves: Moves): void {
    const isTold = this.sumsOf(moves) !== null;
    this.#asked = isTold ? null : moves.key;
    if (!isTold) this.#why()?.askSums(moves.after, moves.to);
  }

  /** The answer, if it was these moves that were asked about. */
  sumsOf({ key, after, to, seats }: Moves): Sums | null {
    const told = this.#why()?.sums;
    if (this.#asked !== key || told?.after !== after || told.to !== to) return null;
    return seats ? { ...told, seats: told.seats.map((one, seat) => (seats.includes(seat) ? one : NOTHING)) } : told;
  }
}
