/** Things of a list that glide to their new places when it changes. */

import { mayMove } from './settings.svelte';

type Spot = Pick<DOMRect, 'left' | 'top'>;

const lists = new Set<Gliding>();
let changed: Gliding[] = [];

/**
 * Notes where everything lies. It is called before the page changes: everything is measured at once then, once more after
 * the change, and set in motion together. What reads and writes in turns makes the browser lay the page out each time.
 */
export function measure(): void {
  if (mayMove()) for (const list of lists) list.measure();
}

/** Lets the children of a list glide after a change; `change` reads what it shows. */
export function glide(list: () => HTMLElement | undefined, change: () => unknown, duration = 280): void {
  const gliding = new Gliding(list, duration);
  $effect(() => {
    lists.add(gliding);
    return () => lists.delete(gliding);
  });
  $effect(() => {
    void change();
    if (!changed.length) queueMicrotask(moveAll);
    changed.push(gliding);
  });
}

function moveAll(): void {
  const all = changed;
  changed = [];
  const ways = all.map((list) => list.ways());
  all.forEach((list, number) => list.move(ways[number]!));
}

class Gliding {
  #before = new Map<Element, Spot>();
  #moving = new Map<Element, Animation>();

  constructor(
    readonly list: () => HTMLElement | undefined,
    readonly duration: number,
  ) {}

  measure(): void {
    this.#before = this.#spots();
  }

  /** How far each child is from where it was. */
  ways(): [Element, number, number][] {
    const before = this.#before;
    this.#before = new Map();
    if (!before.size) return [];
    for (const animation of this.#moving.values()) animation.cancel();
    this.#moving.clear();
    return [...this.#spots()].flatMap(([element, to]) => {
      const from = before.get(element);
      const [x, y] = from ? [from.left - to.left, from.top - to.top] : [0, 0];
      return Math.hypot(x, y) < 1 ? [] : [[element, x, y] as [Element, number, number]];
    });
  }

  move(ways: [Element, number, number][]): void {
    for (const [element, x, y] of ways) {
      const frames = [{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }];
      const animation = element.animate(frames, { duration: this.duration, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' });
      animation.onfinish = () => this.#moving.delete(element);
      this.#moving.set(element, animation);
    }
  }

  #spots(): Map<Element, Spot> {
    return new Map([...(this.list()?.children ?? [])].map((child) => [child, child.getBoundingClientRect()]));
  }
}
