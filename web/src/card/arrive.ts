/** How a card comes into the forest: from outside, slipping under its host. */

import type { TransitionConfig } from 'svelte/transition';
import { mayMove } from '../lib/settings.svelte';
import type { Slot } from '../lib/types';
import { sideOf } from './names';

const AWAY = { host: [0, -1.4], top: [0, -3], bottom: [0, 3], left: [-3, 0], right: [3, 0] } as const;

// Overshoots a little and settles, like --ease-settle.
const settle = (t: number): number => 1 + 2.2 * (t - 1) ** 3 + 1.2 * (t - 1) ** 2;

/** For `in:`; without motion a short fade. */
export function arrive(_node: Element, slot: Slot): TransitionConfig {
  if (!mayMove()) return { duration: 80, css: (t) => `opacity: ${t}` };
  const [x, y] = AWAY[sideOf(slot)];
  return {
    duration: 480,
    easing: settle,
    css: (t, u) =>
      `transform: translate(${x * u}em, ${y * u}em) scale(${1 + 0.06 * Math.max(0, u)}); opacity: ${Math.min(1, t * 2)}`,
  };
}
