/** The large view of a card at a moment of a recorded game or at its end, and what lies beside it. */

import { isHalf } from '../card/ids';
import type { HostShown } from '../lib/types';

interface Shown {
  /** Null for a card that lies face down. */
  id: string | null;
  at: { seat: number; host: number; index: number } | null;
}

export class Looking {
  #among = $state.raw<Shown[]>([]);
  #nth = $state(0);
  readonly opened = $derived(this.#among[this.#nth] ?? null);

  /** Opens one of the cards of a row. */
  open(cards: string[], card: string): void {
    this.#among = cards.map((id) => ({ id, at: null }));
    this.#nth = cards.indexOf(card);
  }

  /** Opens a card of a seat's forest. */
  openAt(seat: number, hosts: HostShown[], host: number, index: number | null): void {
    this.#among = hosts.flatMap((one, number) =>
      one.cards.map(([, id], place) => ({
        id: id && isHalf(id) ? id : null,
        at: { seat, host: number, index: place },
      })),
    );
    this.#nth = this.#among.findIndex(({ at }) => at?.host === host && at.index === (index ?? 0));
  }

  go(step: number): void {
    this.#nth = (this.#nth + step + this.#among.length) % this.#among.length;
  }

  close(): void {
    this.#among = [];
  }
}
