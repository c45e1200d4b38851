/** Whether a card of a row can be seen, and how the row is scrolled to it. */

import { mayMove } from '../lib/settings.svelte';

const find = (row: HTMLElement | undefined, card: string | undefined): Element | null =>
  row?.querySelector(`[data-card="${card}"]`) ?? null;

/** Room that is left beside a card that was scrolled to: a glance of the next one. */
const BESIDE = 16;

/** Scrolls the row as little as it takes: what can be seen already stays where it is. */
export function bring(row: HTMLElement | undefined, card: string | undefined): void {
  const found = find(row, card);
  if (!found || !row || row.scrollWidth <= row.clientWidth) return;
  const box = found.getBoundingClientRect();
  const room = row.getBoundingClientRect();
  // While somebody pays, the row is drawn smaller than it is.
  const scale = room.width / row.offsetWidth;
  const before = box.left - room.left - BESIDE;
  const after = box.right - room.right + BESIDE;
  const by = before < 0 ? before : Math.max(0, Math.min(after, before));
  if (by) row.scrollTo({ left: row.scrollLeft + by / scale, behavior: mayMove() ? 'smooth' : 'auto' });
}

/** A card that is not there is not looked for. */
export function isInView(row: HTMLElement | undefined, card: string): boolean {
  const box = find(row, card)?.getBoundingClientRect();
  const room = row?.getBoundingClientRect();
  return !box || !room || (box.width > 0 && box.left >= room.left - 1 && box.right <= room.right + 1);
}
