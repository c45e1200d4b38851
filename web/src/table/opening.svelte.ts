/** What lies over the table: how a card, a forest or a list is opened, and how one goes on from there. */

import { cardId, isHalf } from '../card/ids';
import type { Letter } from '../card/names';
import type { Table } from '../lib/table.svelte';
import { answer } from '../lib/touch';
import type { View } from '../lib/types';
import type { At, Lying, Opened } from './opened';

export class Opening {
  now = $state.raw<Opened | null>(null);
  readonly #table: Table;
  /** Hears that something else is looked at. */
  readonly #turned: () => void;
  /** The forest that a card was opened from: whoever closes the card is back there. */
  #below: Opened | null = null;

  constructor(table: Table, turned: () => void) {
    this.#table = table;
    this.#turned = turned;
  }

  get #view(): View {
    return this.#table.view!;
  }

  open = (next: Opened | null): void => {
    answer(null, () => {
      this.now = next;
      this.#turned();
    });
  };

  /** Away with what lies on top. */
  shut = (): void => {
    answer(null, () => {
      this.close();
      this.#turned();
    });
  };

  close = (): void => {
    this.now = this.now?.what === 'card' ? this.#below : null;
    this.#below = null;
  };

  #card(id: string | null, at: At | null, lying: Lying | null): void {
    if (this.now?.what !== 'card') this.#below = this.now?.what === 'forest' ? this.now : null;
    this.now = { what: 'card', id, at, lying };
  }

  /** A card as large as there is room. */
  large = (card: string, letter: Letter | null = null, lying: Lying | null = null): void => {
    this.#card(letter ? `${card}${letter}` : card, null, lying);
  };

  /** A card of a forest. */
  at = (at: At): void => {
    const entry = this.#view.seats[at.seat]?.forest.hosts[at.host]?.cards[at.index];
    this.#card(entry && entry[1] && isHalf(entry[1]) ? entry[1] : null, at, null);
  };

  /** The next card of the hand, of the clearing, or of the same host. */
  step = (by: number): void => {
    if (this.now?.what !== 'card') return;
    const { at, id, lying } = this.now;
    if (at) {
      const many = this.#view.seats[at.seat]?.forest.hosts[at.host]?.cards.length ?? 1;
      this.at({ ...at, index: (at.index + by + many) % many });
      return;
    }
    const from = id ? cardId(id) : '';
    const list = lying !== 'hand' && this.#view.clearing.includes(from) ? this.#view.clearing : this.#view.hand;
    const next = list[(list.indexOf(from) + by + list.length) % list.length];
    if (next) this.large(next, null, lying);
  };

  /** Tells what was missed, unless something else is being read. */
  tellSince = (from: number): void => {
    this.now ??= { what: 'since', from };
  };
}
