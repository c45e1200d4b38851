/** Things of a list that glide to their new places when it changes. */

import { mayMove } from './settings.svelte';

type Spot = Pick<DOMRect, 'left' | 'top'>;

/**
 * Everything is measured once before a change and once after it, and set in motion together: what reads and writes in
 * turns makes the browser lay the page out anew for each of them.
 */
export function glide(list: () => HTMLElement | undefined, change: () => unknown, duration = 280): void {
  const moving = new Map<Element, Animation>();
  let before = new Map<Element, Spot>();

  $effect.pre(() => {
    void change();
    before = mayMove() ? measured(list()) : new Map();
  });

  $effect(() => {
    void change();
    if (!before.size) return;
    for (const animation of moving.values()) animation.cancel();
    moving.clear();
    for (const [element, to] of measured(list())) {
      const from = before.get(element);
      const [x, y] = from ? [from.left - to.left, from.top - to.top] : [0, 0];
      if (Math.hypot(x, y) < 1) continue;
      const frames = [{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }];
      const animation = element.animate(frames, { duration, easing: 'cubic-bezier(0.22, 0.9, 0.3, 1)' });
      animation.onfinish = () => moving.delete(element);
      moving.set(element, animation);
    }
  });
}

function measured(list: HTMLElement | undefined): Map<Element, Spot> {
  return new Map([...(list?.children ?? [])].map((child) => [child, child.getBoundingClientRect()]));
}
