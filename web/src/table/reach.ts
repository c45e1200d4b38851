/** Whether a card of a row can be seen, and how the row is scrolled to it. */

import { mayMove } from '../lib/settings.svelte';

const find = (row: HTMLElement | undefined, card: string | undefined): Element | null =>
  row?.querySelector(`[data-card="${card}"]`) ?? null;

export function bring(row: HTMLElement | undefined, card: string | undefined): void {
  const found = find(row, card);
  if (!found || !row || row.scrollWidth <= row.clientWidth) return;
  const box = found.getBoundingClientRect();
  const room = row.getBoundingClientRect();
  // While somebody pays, the row is drawn smaller than it is.
  const scale = room.width / row.offsetWidth;
  const left = row.scrollLeft + (box.left - room.left - (room.width - box.width) / 2) / scale;
  row.scrollTo({ left, behavior: mayMove() ? 'smooth' : 'auto' });
}

/** A card that is not there is not looked for. */
export function isInView(row: HTMLElement | undefined, card: string): boolean {
  const box = find(row, card)?.getBoundingClientRect();
  const room = row?.getBoundingClientRect();
  return !box || !room || (box.width > 0 && box.left >= room.left - 1 && box.right <= room.right + 1);
}
