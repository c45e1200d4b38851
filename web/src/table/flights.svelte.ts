/** Cards on their way: from the deck to a hand, from a hand to a host, from the clearing to somebody else. */

import { cardId } from '../card/ids';
import { PACES, mayMove, settings } from '../lib/settings.svelte';
import type { GameEvent, LogEntry, View } from '../lib/types';
import type { Drag } from './drag.svelte';

export interface Box {
  x: number;
  y: number;
  width: number;
}

export interface Flight {
  id: number;
  /** The card or half that flies; null for a back. */
  card: string | null;
  from: Box;
  to: Box;
  /** What it flies to, if that is a card: it may still glide or be scrolled meanwhile. */
  target: Element | null;
  /** It turns into what lies there already, which has another shape. */
  turns: boolean;
  /** Where it stays for a moment on the way, so that it can be read. */
  by: Box | null;
  stay: number;
  delay: number;
}

const MOVE = 280;
/** For how long each of the moves that are shown again is alone. */
const ENCORE = 900;
const APART = 60;
const MOST = 8;
/** How wide a card is at the panel or chip of a player. */
const AT_SEAT = 22;

export function boxOf(element: Element | null | undefined): Box | null {
  if (!element) return null;
  const { left, top, width } = element.getBoundingClientRect();
  return width > 0 ? { x: left, y: top, width } : null;
}

function seatBox(seat: number): Box | null {
  const element = document.querySelector(`[data-seat="${seat}"]`);
  if (!element) return null;
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + Math.min(30, width / 2), y: top + Math.min(14, height / 2), width: AT_SEAT };
}

const inZone = (zone: string, card: string): Element | null =>
  [...document.querySelectorAll(`[data-zone=${zone}] [data-card="${cardId(card)}"]`)].at(-1) ?? null;

/** Watches what happens, and lets cards fly. */
export class Sky {
  flights = $state.raw<Flight[]>([]);
  #before = new Map<string, Box>();
  #next = 0;
  #encore: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly drag: Drag) {}

  /** Where everything lies before the page changes. */
  remember(): void {
    this.#before.clear();
    if (!mayMove()) return;
    for (const zone of ['hand', 'clearing'])
      for (const element of document.querySelectorAll<HTMLElement>(`[data-zone=${zone}] [data-card]`)) {
        const box = boxOf(element);
        if (box) this.#before.set(`${zone}:${element.dataset.card}`, box);
      }
    const { released, deciding } = this.drag;
    if (deciding.taken !== null) {
      const taken = document.querySelectorAll<HTMLElement>('[data-zone=clearing] [data-card]')[deciding.taken];
      const box = boxOf(taken);
      if (taken && box) this.#before.set(`clearing:${taken.dataset.card}`, box);
    }
    if (released) this.#before.set(`${released.zone}:${released.card}`, released.box);
  }

  /** Shows moves of others once more, one after the other. */
  again(entries: LogEntry[], view: View): void {
    clearTimeout(this.#encore);
    const [next, ...rest] = entries;
    if (!next) return;
    this.remember();
    this.launch(next.events, view, true);
    this.#encore = setTimeout(() => this.again(rest, view), ENCORE);
  }

  /** Stops what is shown once more. */
  rest(): void {
    clearTimeout(this.#encore);
  }

  /** Sends the cards of these events on their way, now that the page has changed; `again` they are over. */
  launch(events: GameEvent[], view: View, again = false): void {
    if ((!mayMove() && !again) || document.hidden) return;
    const found: Flight[] = [];
    for (const event of events) {
      const flight = this.#flight(event, view, found.length * APART, again);
      if (flight) found.push(flight);
      if (found.length >= MOST) break;
    }
    if (events.length) this.drag.released = this.drag.deciding.taken = null;
    if (found.length) this.flights = [...this.flights, ...found];
  }

  land(id: number): void {
    this.flights = this.flights.filter((flight) => flight.id !== id);
  }

  #flight(event: GameEvent, view: View, delay: number, again: boolean): Flight | null {
    const mine = event.seat !== undefined && event.seat === view.me;
    const card = event.card ?? null;
    if (!mine && settings.pace === 'once' && !again) return null;
    const ends = this.#ends(event, mine, card, again);
    if (!ends || !ends[0] || !ends[1]) return null;
    const [from, to, target] = ends;
    const shows = !mine && card !== null && (event.type === 'place' || event.type === 'take');
    const stay = shows ? Math.min(900, (again ? ENCORE : PACES[settings.pace]) * 0.8) : 0;
    const by = shows ? this.#stage() : null;
    const id = (this.#next += 1);
    // Without motion a card that is shown again only appears where it can be read.
    if (!mayMove()) return by && { id, card, from: by, to: by, target: null, turns: false, by, stay, delay };
    const total = delay + MOVE + stay + (shows ? MOVE : 0);
    const turns = event.type === 'place';
    if (target && !again && !turns) target.animate([{ opacity: 0 }, { opacity: 0 }], { duration: total });
    return { id, card, from, to, target, turns, by, stay, delay };
  }

  /** Where a card comes from and goes to, and what stands there already. */
  #ends(
    event: GameEvent,
    mine: boolean,
    card: string | null,
    again: boolean,
  ): [Box | null, Box | null, Element | null] | null {
    const seat = event.seat === undefined ? null : seatBox(event.seat);
    const deck = this.#before.get('deck:') ?? boxOf(document.querySelector('[data-zone=deck]'));
    const start = deck && { ...deck, width: Math.min(deck.width, 64) };
    const hand = card ? (this.#before.get(`hand:${cardId(card)}`) ?? null) : null;
    const there = card ? (this.#before.get(`clearing:${cardId(card)}`) ?? null) : null;
    // What is shown again may have left the clearing since.
    const clearing = there ?? (again && event.type !== 'place' ? this.#clearing() : null);
    switch (event.type) {
      case 'draw': {
        const target = mine && card ? inZone('hand', card) : null;
        return [start, mine ? boxOf(target) : seat, target];
      }
      case 'take': {
        const target = mine && card ? inZone('hand', card) : null;
        return [clearing, mine ? boxOf(target) : seat, target];
      }
      case 'discard':
      case 'reveal': {
        const target = card ? inZone('clearing', card) : null;
        const to = boxOf(target) ?? (again ? this.#clearing() : null);
        return [event.type === 'reveal' ? start : mine ? hand : seat, to, target];
      }
      case 'place': {
        if (!mine) return [clearing ?? seat, seat, null];
        const at = `[data-zone=forest] [data-host="${event.host}"] [data-slot="${event.position}"]`;
        const target = document.querySelector(at);
        return [hand ?? clearing, boxOf(target), target];
      }
      case 'cave':
        return [hand ?? clearing ?? start, seat, null];
      default:
        return null;
    }
  }

  #clearing(): Box | null {
    const box = boxOf(document.querySelector('[data-zone=clearing]'));
    return box && { x: box.x + 12, y: box.y + 12, width: 56 };
  }

  /** The middle of the forest, where a played card shows itself. */
  #stage(): Box | null {
    const forest = document.querySelector('[data-zone=forest]')?.getBoundingClientRect();
    if (!forest) return null;
    const width = innerWidth < 600 ? 104 : 124;
    const high = width * 1.4;
    return {
      x: forest.left + (forest.width - width) / 2,
      y: forest.top + Math.max(0, (forest.height - high) / 2),
      width,
    };
  }
}
