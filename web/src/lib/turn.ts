import type { View } from './types';

/** Whether this device is to decide: where first hands are drafted everybody does at the same time. */
export function isMyTurn(view: View | null): boolean {
  if (view?.status !== 'running' || view.me === null) return false;
  if (view.split) return view.split.offer.length > 0 && !view.sealed;
  return view.prompt?.seat === view.me;
}

const KEY = 'spinney.turn';

/** Remembers whether a game waits for this device, so that the front page need not change once it knows. */
export function rememberTurn(waits: boolean): void {
  try {
    if (waits) localStorage.setItem(KEY, 'yes');
    else localStorage.removeItem(KEY);
  } catch {
    // Then the page moves once.
  }
}

/** Whether a game waited for this device when it was last seen. */
export function rememberedTurn(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}
