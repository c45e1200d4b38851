/**
 * Cards that are carried: another way to say what taps say. What may be done with a card comes from the same plans and
 * moves as for taps, and a drop does what the taps would: it chooses, picks or takes, and sends the very same moves.
 */

import { isHalf } from '../card/ids';
import type { Letter } from '../card/names';
import { swallowClick } from '../lib/touch';
import type { Plan } from '../lib/types';
import { PLAYS, type Deciding } from './deciding.svelte';
import { cardAt, placed } from './layout';

export type Zone = 'hand' | 'clearing' | 'deck';
/** What a drop would do: put it into the forest, pay with it, pick it, take it into the hand. */
export type Goal = 'place' | 'pay' | 'pick' | 'take';

interface Point {
  x: number;
  y: number;
}

export interface Carried {
  zone: Zone;
  /** The key of the card among `placed` ones; empty for the deck. */
  key: string;
  goal: Goal;
  /** What the card would be played as. */
  plan: Plan | null;
  /** Where the pointer is, and where it holds the card. */
  at: Point;
  grip: Point;
  width: number;
}

/** How wide a card is that comes off the deck. */
const OFF = 64;
/** How near to an offered place a drop still means it. */
const REACH = 76;
/** So near to its edge the forest moves on, by so much. */
const EDGE = 34;
const SCROLL = 14;
/** Where each goal is met; the first that the pointer is in. */
const TARGETS: Record<Goal, string> = {
  place: '[data-zone=forest]',
  pay: '[data-drop=pay]',
  pick: '[data-zone=forest], [data-drop=pick]',
  take: '[data-drop=hand]',
};

const isIn = (element: Element, { x, y }: Point): boolean => {
  const box = element.getBoundingClientRect();
  return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
};

/** A card that was let go where that says all: it goes on from there, not from where it lay before. */
export interface Released {
  zone: Zone;
  card: string;
  box: { x: number; y: number; width: number };
}

export class Drag {
  /** What was let go last, until it has moved on. */
  released: Released | null = null;
  carried = $state.raw<Carried | null>(null);
  /** The offered place that a drop would choose now; -1 where there is none to choose. */
  over = $state<number | null>(null);

  constructor(readonly deciding: Deciding) {}

  get goal(): Goal | null {
    return this.carried?.goal ?? null;
  }

  /** What the carried card would be played as, while places are offered for it. */
  get plan(): Plan | null {
    return this.carried?.goal === 'place' ? this.carried.plan : null;
  }

  /** Whether a new place of the forest is offered. */
  get offersNew(): boolean {
    return this.plan?.spots.some((spot) => spot.host === null) ?? false;
  }

  /** Takes a card up, if anything can be done with it. */
  lift(zone: Zone, key: string, half: Letter | null, at: Point, box: DOMRect): boolean {
    const found = this.#goalOf(zone, key, half);
    if (!found) return false;
    this.deciding.forgive();
    const grip = { x: at.x - box.left, y: at.y - box.top };
    // The deck is no card yet: one comes off it in the middle of the pointer.
    const card = key ? { grip, width: box.width } : { grip: { x: OFF / 2, y: OFF * 0.7 }, width: OFF };
    this.carried = { zone, key, ...found, at, ...card };
    this.released = null;
    this.over = null;
    return true;
  }

  move(at: Point): void {
    if (!this.carried) return;
    this.carried = { ...this.carried, at };
    if (this.goal === 'place') this.#scroll(at);
    this.over = this.#target(at);
  }

  /** Lets go: where a drop means something it is done. */
  drop(): Carried | null {
    const { carried, over } = this;
    this.cancel();
    if (!carried || over === null || !this.deciding.canAct) return null;
    this.#carryOut(carried, over);
    // Where something is still to be paid, the card goes back to wait.
    if (this.deciding.table.waiting) {
      const { zone, key, at, grip, width } = carried;
      this.released = { zone, card: cardAt(key), box: { x: at.x - grip.x, y: at.y - grip.y, width } };
    }
    return carried;
  }

  cancel(): void {
    this.carried = null;
    this.over = null;
  }

  #goalOf(zone: Zone, key: string, half: Letter | null): { goal: Goal; plan: Plan | null } | null {
    const { deciding } = this;
    const { prompt } = deciding;
    if (!deciding.canAct || !prompt) return null;
    const fromClearing = prompt.from === 'clearing';
    if (zone === 'deck') return deciding.mayDraw && !deciding.plan ? { goal: 'take', plan: null } : null;
    if (zone === 'clearing' && deciding.mayTake) return { goal: 'take', plan: null };
    // What the prompt does not ask of this zone can't be carried.
    if ((zone === 'clearing') !== fromClearing && !(zone === 'hand' && deciding.plan)) return null;
    if (deciding.isPicking) return deciding.picked.includes(key) ? null : { goal: 'pick', plan: null };
    if (deciding.plan && zone === 'hand' && key !== deciding.own) {
      const pays = deciding.plan.pay.includes(cardAt(key)) && !deciding.picked.includes(key);
      return pays && deciding.missing > 0 ? { goal: 'pay', plan: null } : null;
    }
    const plan = deciding.plan ?? this.#planOf(cardAt(key), half);
    return plan && PLAYS.includes(prompt.kind) ? { goal: 'place', plan } : null;
  }

  /** The half that was taken hold of; the other one where that can't be played. */
  #planOf(card: string, half: Letter | null): Plan | null {
    const { deciding } = this;
    const all = deciding.plans.filter((plan) => deciding.cardOf(plan) === card);
    if (deciding.prompt?.kind === 'face_down') return all[0] ?? null;
    const open = all.filter((plan) => isHalf(plan.card));
    return open.find((plan) => plan.card === `${card}${half ?? 'a'}`) ?? open[0] ?? null;
  }

  /** Which place is meant at a point: its number, -1 where the zone itself is meant, null for none. */
  #target(at: Point): number | null {
    const { goal, plan } = this;
    const zone = goal && [...document.querySelectorAll(TARGETS[goal])].find((element) => isIn(element, at));
    if (!zone) return null;
    if (!plan) return -1;
    let [best, nearest]: [number | null, number] = [null, REACH];
    for (const element of document.querySelectorAll<HTMLElement>('[data-zone=forest] [data-spot]')) {
      const box = element.getBoundingClientRect();
      const far = isIn(element, at) ? 0 : Math.hypot(at.x - box.left - box.width / 2, at.y - box.top - box.height / 2);
      if (far < nearest) [best, nearest] = [Number(element.dataset.spot), far];
    }
    if (best !== null) return best;
    const fresh = plan.spots.findIndex((spot) => spot.host === null);
    if (fresh >= 0) return fresh;
    return plan.spots.length === 1 ? 0 : null;
  }

  #scroll({ y }: Point): void {
    const forest = document.querySelector('[data-zone=forest] .space');
    const box = forest?.getBoundingClientRect();
    if (!forest || !box) return;
    if (y > box.top - EDGE && y < box.top + EDGE) forest.scrollTop -= SCROLL;
    else if (y > box.bottom - EDGE && y < box.bottom + EDGE) forest.scrollTop += SCROLL;
  }

  #carryOut({ zone, key, goal, plan }: Carried, over: number): void {
    const { deciding } = this;
    if (goal === 'take') {
      if (zone === 'deck') deciding.tapDeck();
      else deciding.take(placed(deciding.view?.clearing ?? []).findIndex((each) => each.key === key));
    } else if (goal === 'place' && plan) {
      if (deciding.plan?.move !== plan.move) deciding.begin(plan, zone === 'hand' ? key : '');
      deciding.tapSpot(over);
      // Where nothing is to be paid, the drop says all.
      if (plan.cost === 0) deciding.confirm();
    } else deciding.pick(key);
  }
}

/** How far a pointer must go before a card is lifted. */
const SLACK = 9;

interface Grip {
  drag: Drag;
  zone: Zone;
  key: string;
  /** Which way the zone scrolls: a finger that goes that way scrolls, across it carries. */
  scrolls: 'x' | 'y';
}

/** Lets a card be carried by mouse, pen or finger; taps and the keyboard stay as they are. */
export function carry(node: HTMLElement, grip: Grip): { update(next: Grip): void; destroy(): void } {
  let now = grip;
  let from: PointerEvent | null = null;
  let lifted = false;

  const point = (event: PointerEvent): Point => ({ x: event.clientX, y: event.clientY });
  const halfOf = (target: EventTarget | null): Letter | null => {
    const buttons = [...node.querySelectorAll('button')];
    return buttons.length > 1 ? (buttons.indexOf((target as Element).closest('button')!) === 1 ? 'b' : 'a') : null;
  };

  function start(event: PointerEvent): void {
    if (event.button !== 0 || !event.isPrimary) return;
    from = event;
    lifted = false;
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', stop);
    addEventListener('keydown', key, true);
  }

  function move(event: PointerEvent): void {
    if (!from || event.pointerId !== from.pointerId) return;
    if (lifted) {
      now.drag.move(point(event));
      return;
    }
    const [dx, dy] = [Math.abs(event.clientX - from.clientX), Math.abs(event.clientY - from.clientY)];
    if (Math.hypot(dx, dy) < SLACK) return;
    const across = event.pointerType === 'mouse' || (now.scrolls === 'x' ? dy > dx : dx > dy);
    if (!across || !now.drag.lift(now.zone, now.key, halfOf(from.target), point(from), node.getBoundingClientRect())) {
      stop();
      return;
    }
    lifted = true;
    // The card may leave the page while it is carried: the page itself keeps the pointer.
    document.documentElement.setPointerCapture(event.pointerId);
    now.drag.move(point(event));
  }

  function up(event: PointerEvent): void {
    if (!from || event.pointerId !== from.pointerId) return;
    if (lifted) {
      now.drag.drop();
      swallowClick();
    }
    stop();
  }

  function key(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !lifted) return;
    event.stopPropagation();
    stop();
  }

  function stop(): void {
    from = null;
    if (lifted) now.drag.cancel();
    lifted = false;
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', up);
    removeEventListener('pointercancel', stop);
    removeEventListener('keydown', key, true);
  }

  const still = (event: Event): void => event.preventDefault();
  node.addEventListener('pointerdown', start);
  node.addEventListener('dragstart', still);
  node.addEventListener('held', stop);
  return {
    update: (next) => (now = next),
    // A card that is carried may be drawn elsewhere meanwhile: the pointer decides when it ends.
    destroy: () => undefined,
  };
}
