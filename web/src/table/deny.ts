/** A play that is not whole yet is asked for: what is missing is said, with a short shake of the head. */

import { mayMove } from '../lib/settings.svelte';
import { t } from '../lib/words.svelte';
import type { Deciding } from './deciding.svelte';

/** What is still missing before what was put together can be played, in words. */
export function whyNot(deciding: Deciding): string {
  if (!deciding.canAct) return t('page-waiting');
  if (!deciding.plan) return t('page-pick-first', { count: deciding.missing });
  return deciding.missing ? t('page-do-pay-more', { count: deciding.missing }) : t('page-waiting');
}

/** Plays what was put together, or says what is missing. */
export function confirmOrSay(deciding: Deciding, button: HTMLElement): void {
  if (deciding.isReady) {
    deciding.confirm();
    return;
  }
  deciding.told = whyNot(deciding);
  if (mayMove())
    button.animate(
      [0, -5, 5, -3, 3, 0].map((x) => ({ transform: `translateX(${x}px)` })),
      { duration: 260 },
    );
}
