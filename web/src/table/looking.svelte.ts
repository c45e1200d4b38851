/** A card that is looked at: of the clearing before it is taken, by a tap; any other by a pointer that rests on it. */

import { cardId, isHalf } from '../card/ids';
import type { Deciding } from './deciding.svelte';

/** Milliseconds that a pointer rests on a card before it is shown. */
const REST = 350;
/** Milliseconds in which a pointer may go from a card to what is said of it, to scroll that. */
const AWAY = 300;

/** The pointer is over what is said of a card. */
const READ = 'read';

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
  #from = { x: -1, y: -1 };
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
    const rested = this.#hovers() && !this.#deciding.plan ? this.#rested : null;
    // A card that has left the hand meanwhile is not meant any more.
    const isThere = rested !== null && (isHalf(rested) || this.#deciding.view?.hand.includes(rested));
    return isThere ? rested : undefined;
  });

  /** The card that could still be played: what lies in a forest is not weighed any more. */
  card = $derived.by(() => (this.face && cardId(this.face) === this.face ? this.face : undefined));

  /** What its halves would bring, once the server has said so. */
  plans = $derived.by(() => {
    const { weighed } = this.#deciding.table;
    return this.card && weighed?.card === this.card ? weighed.plans : null;
  });

  hover = (at: number | null): void => {
    if (at === null) this.#leave();
    else this.#after(REST, () => (this.#hovered = { at, card: this.#lying(at) }));
  };

  /** The pointer has come over something: a card of the hand, of a forest, what is said of it, or anything else. */
  over = (event: PointerEvent): void => {
    const { clientX, clientY, target } = event;
    // What comes under a pointer that rests is not pointed at.
    if (clientX === this.#from.x && clientY === this.#from.y) return;
    this.#from = { x: clientX, y: clientY };
    const isRead = target instanceof Element && target.closest('[data-look]') !== null;
    const face = isRead ? READ : event.pointerType === 'mouse' && !event.buttons ? faceUnder(event) : null;
    if (face === this.#over) return;
    this.#over = face;
    if (isRead) clearTimeout(this.#timer);
    else if (face === null) this.#leave();
    else this.#after(REST, () => (this.#rested = face));
  };

  #leave(): void {
    this.#after(AWAY, () => (this.#hovered = this.#rested = null));
  }

  #after(time: number, act: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(act, time);
  }

  #lying(at: number): string | undefined {
    return this.#deciding.view?.clearing[at];
  }

  close = (): void => {
    this.#deciding.eyed = null;
    this.#hovered = this.#rested = null;
  };
}
