/** A card that is looked at: of the clearing before it is taken, by a tap; any other by a pointer that rests on it. */

import { cardId, isHalf } from '../card/ids';
import type { Deciding } from './deciding.svelte';

/** Milliseconds that a pointer rests on a card before it is shown. */
const REST = 350;

/** The card of the hand, or the half that is seen in the forest, at the pointer. */
function faceUnder({ clientX, clientY }: PointerEvent): string | null {
  for (const each of document.elementsFromPoint(clientX, clientY)) {
    const found = each.closest<HTMLElement>('[data-zone=hand] [data-card], [data-zone=forest] [data-face]');
    // What lies face down is nothing to look at.
    const face = found?.dataset.face;
    if (found) return found.dataset.card ?? (face && isHalf(face) ? face : null);
    if (each.matches('[role=dialog]')) return null;
  }
  return null;
}

export class Looking {
  /** The place that the pointer rests on, and the card that lay there: another one that comes there is not meant. */
  #hovered = $state.raw<{ at: number; card: string | undefined } | null>(null);
  /** The card of the hand or the half in a forest that the pointer rests on. */
  #rested = $state.raw<string | null>(null);
  #over: string | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #deciding: Deciding;
  readonly #hovers: () => boolean;

  /** `hovers`: whether there is room to show what a pointer rests on. */
  constructor(deciding: Deciding, hovers: () => boolean) {
    this.#deciding = deciding;
    this.#hovers = hovers;
  }

  /** Its place in the clearing. */
  at = $derived.by(() => {
    const { eyed, plan } = this.#deciding;
    if (eyed !== null || !this.#hovers() || plan) return eyed;
    return this.#hovered && this.#lying(this.#hovered.at) === this.#hovered.card ? this.#hovered.at : null;
  });

  /** What is looked at: a card, or the half of it that is seen in a forest. */
  face = $derived.by(() => {
    if (this.at !== null) return this.#lying(this.at);
    return this.#hovers() && !this.#deciding.plan ? (this.#rested ?? undefined) : undefined;
  });

  /** The card that could still be played: what lies in a forest is not weighed any more. */
  card = $derived.by(() => (this.face && cardId(this.face) === this.face ? this.face : undefined));

  /** What its halves would bring, once the server has said so. */
  plans = $derived.by(() => {
    const { weighed } = this.#deciding.table;
    return this.card && weighed?.card === this.card ? weighed.plans : null;
  });

  hover = (at: number | null): void => {
    clearTimeout(this.#timer);
    if (at === null) this.#hovered = null;
    else this.#timer = setTimeout(() => (this.#hovered = { at, card: this.#lying(at) }), REST);
  };

  /** The pointer has come over something: a card of the hand, of a forest, or anything else. */
  over = (event: PointerEvent): void => {
    const face = event.pointerType === 'mouse' && !event.buttons ? faceUnder(event) : null;
    if (face === this.#over) return;
    clearTimeout(this.#timer);
    this.#over = face;
    if (face === null) this.#rested = null;
    else this.#timer = setTimeout(() => (this.#rested = face), REST);
  };

  #lying(at: number): string | undefined {
    return this.#deciding.view?.clearing[at];
  }

  close = (): void => {
    this.#deciding.eyed = null;
    this.#hovered = this.#rested = null;
  };
}
