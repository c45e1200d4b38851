/** Where each place of a host lies, in em from the top left of its body. */

import type { HostShown, Slot } from '../lib/types';
import { BODY, PEEK } from './layout';
import { sideOf } from './ids';

/** How far a dweller lies under its host, and how much narrower it is on each side. */
const TUCK = 0.7;
const INSET = 0.3;
const BETWEEN = 0.3;

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The box of a slot; a free place is not tucked under. */
export function boxOf(slot: Slot, moor: boolean, free = false): Box {
  const tuck = free ? 0 : TUCK;
  const side = sideOf(slot);
  const body = moor ? BODY.moor : BODY.width;
  if (side === 'left' || side === 'right') {
    return {
      x: side === 'left' ? -PEEK.side : body - tuck,
      y: INSET,
      width: PEEK.side + tuck,
      height: BODY.height - 2 * INSET,
    };
  }
  const across = moor ? (body - 2 * INSET - BETWEEN) / 2 : body - 2 * INSET;
  const second = slot === 'top2' || slot === 'bottom2';
  return {
    x: INSET + (second ? across + BETWEEN : 0),
    y: side === 'top' ? -PEEK.top : BODY.height - tuck,
    width: across,
    height: PEEK.top + tuck,
  };
}

/** The cards of one place, with their numbers in the host's list, in order of arrival. */
export interface Stack {
  slot: Slot;
  entries: { index: number; id: string | null }[];
}

/** The places of a host that hold cards: its body first, then in reading order. */
export function stacksOf(host: HostShown): Stack[] {
  const order: Slot[] = ['host', 'top', 'top2', 'left', 'right', 'bottom', 'bottom2'];
  return order.flatMap((slot) => {
    const entries = host.cards.flatMap(([at, id], index) => (at === slot ? [{ index, id }] : []));
    return entries.length ? [{ slot, entries }] : [];
  });
}

/** How far a tab reaches out over the upper edge of its host. */
const OUT = 0.4;
/** As high as the name at the lower edge of a host, which no tab covers. */
const NAMED = 1.9;

/** A place that stands in the way of others is offered as a tab on its host: beside it one could not tell whose it is. */
export function tabOf(slot: Slot, moor: boolean): Box {
  const full = boxOf(slot, moor, true);
  const side = sideOf(slot);
  if (side === 'left' || side === 'right') {
    // Flush with its edge: further out it would lie between two hosts.
    const x = side === 'left' ? 0 : full.x - 2.8;
    return { x, y: BODY.height / 2 - 1.5, width: 2.8, height: 3 };
  }
  const y = side === 'top' ? -OUT : BODY.height - 2.1 - NAMED;
  return { x: full.x + full.width / 2 - 1.8, y, width: 3.6, height: 2.1 };
}

const apart = (a: Box, b: Box): boolean =>
  a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;

/** The room that a forest has, in em. */
export interface Room {
  width: number;
  top: number;
  bottom: number;
}

/** Whether something sticks out of the room. */
function isBeyond(box: Box, room: Room): boolean {
  return box.x < 0 || box.x + box.width > room.width || box.y < room.top || box.y + box.height > room.bottom;
}

/** Whether a free place, drawn in full, lies over cards of other hosts or beyond the edge. */
export function isCrowded(place: Box, others: Box[], room: Room): boolean {
  return isBeyond(place, room) || others.some((other) => !apart(place, other));
}
