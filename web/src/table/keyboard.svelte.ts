/** Who plays by keyboard, by mouse, or by both in turns: where the keys are, and what Escape and Back do. */

import { closeByBack } from '../lib/route.svelte';
import { answer, finish } from '../lib/touch';
import type { Catalogue } from '../lib/types';
import type { Deciding } from './deciding.svelte';
import { takeBack } from './happened';
import { press, type Hands } from './keys';
import type { Opening } from './opening.svelte';

export class Keyboard implements Hands {
  cursor = $state<number | null>(null);
  clearing = $state(false);
  /** What has the focus got it from a mouse or a finger, not by walking there with Tab. */
  #pointed = false;

  /** `wayBack`: what Escape would do now. */
  constructor(
    readonly deciding: Deciding,
    readonly opening: Opening,
    readonly cards: () => Catalogue,
    readonly wayBack: () => (() => void) | null,
  ) {
    // Back does what Escape does, before it leaves the table. Sheets see to that themselves.
    const isOver = $derived(!opening.now && wayBack() !== null);
    $effect(() => (isOver ? closeByBack(() => void this.#escape()) : undefined));
  }

  undo(): void {
    takeBack(this.deciding, this.cards());
  }

  large(): void {
    const card = this.deciding.view?.hand[this.cursor ?? 0];
    if (card) this.opening.large(card, null, 'hand');
  }

  open(what: 'log' | 'forests' | 'keys'): void {
    const { seats, me } = this.deciding.view!;
    const other = seats.findIndex((_, at) => at !== me);
    this.opening.now = what === 'forests' ? { what: 'forest', seat: other } : { what };
  }

  #escape(): boolean {
    const back = this.wayBack();
    if (back) answer(document.querySelector('.compose, .look, .sheet[role=dialog]'), back);
    return back !== null;
  }

  point = ({ target }: PointerEvent): void => {
    this.#pointed = true;
    // What the tap before has led to is there before this one is over: a button that waits for it can be tapped at once.
    finish();
    this.cursor = null;
    // A refusal goes with a tap beside all cards and buttons.
    if (target instanceof Element && !target.closest('button, a, [role=dialog]')) this.deciding.forgive();
  };

  key = (event: KeyboardEvent): void => {
    const target = event.target as HTMLElement;
    if (event.key === 'Tab') this.#pointed = false;
    if (event.ctrlKey || event.metaKey || event.altKey || /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName)) return;
    finish();
    if (event.key === 'Escape' && this.#escape()) return;
    if (this.opening.now) return;
    // A button that was walked to keeps Enter and Space for itself; one that was clicked has done its work.
    const walked = !this.#pointed || event.key === ' ';
    if ((event.key === 'Enter' || event.key === ' ') && walked && target.closest('button, a')) return;
    if (press(this, event)) event.preventDefault();
  };
}
