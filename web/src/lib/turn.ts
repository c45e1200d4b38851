import type { View } from './types';

/** Whether this device is to decide: where first hands are drafted everybody does at the same time. */
export function isMyTurn(view: View | null): boolean {
  if (view?.status !== 'running' || view.me === null) return false;
  if (view.split) return view.split.offer.length > 0 && !view.sealed;
  return view.prompt?.seat === view.me;
}
