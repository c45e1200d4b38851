/** What one seat did in one turn, gathered for a line of the log. */

import type { GameEvent, Slot } from '../lib/types';

export interface Placed {
  card: string;
  host: number;
  position: Slot;
  paid: number;
}

/** What one seat did in one turn. */
export interface Story {
  seat: number;
  first: number;
  last: number;
  at: number;
  placed: Placed[];
  laid: number;
  drawn: (string | null)[];
  taken: string[];
  caved: number;
  cleared: number;
  changed: boolean;
  showed: boolean;
  revealed: string[];
  /** Cards whose effect or bonus found nothing to do. */
  lapsed: string[];
}

/** Nothing yet, from an entry of the log on. */
export function beginning(seat: number, seq: number, at: number): Story {
  return {
    seat, first: seq, last: seq, at, placed: [], laid: 0, drawn: [], taken: [], caved: 0, cleared: 0,
    changed: false, showed: false, revealed: [], lapsed: [],
  }; // prettier-ignore
}

/** Adds an event to what a seat did in its turn. */
export function gather(story: Story, event: GameEvent): void {
  switch (event.type) {
    case 'face_down':
      story.laid += 1;
      break;
    case 'draw':
      story.drawn.push(event.card ?? null);
      break;
    case 'take':
      if (event.card) story.taken.push(event.card);
      break;
    case 'cave':
      story.caved += 1;
      break;
    case 'mulligan':
      story.changed = true;
      break;
    case 'show':
      story.showed = true;
      break;
    case 'reveal':
      if (event.card) story.revealed.push(event.card);
      break;
    case 'lapse':
      if (event.card && event.source !== 'permanent') story.lapsed.push(event.card);
      break;
  }
}

/** Whether there is something to say of it. */
export function isTold({ placed, laid, drawn, taken, caved, cleared, changed, showed, revealed }: Story): boolean {
  const many = placed.length + laid + drawn.length + taken.length + caved + cleared + revealed.length;
  return changed || showed || many > 0;
}

export function signOf(story: Story): string {
  if (story.changed) return 'rematch';
  if (story.placed.length) return 'play';
  if (story.showed) return 'hand';
  if (story.laid) return 'face_down';
  if (story.drawn.length) return 'draw';
  if (story.taken.length) return 'take';
  return story.caved ? 'cave' : 'clearing';
}
