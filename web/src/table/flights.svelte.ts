/** Cards on their way: from the deck to a hand, from a hand to a host, from the clearing to somebody else. */

import { cardId } from '../card/ids';
import { PACES, mayMove, settings } from '../lib/settings.svelte';
import type { GameEvent, View } from '../lib/types';

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
  /** Where it stays for a moment on the way, so that it can be read. */
  by: Box | null;
  stay: number;
  delay: number;
}

const MOVE = 280;
const APART = 60;
const MOST = 8;
/** How wide a card is at the panel or chip of a player. */
const AT_SEAT = 22;

function boxOf(element: Element | null | undefined): Box | null {
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

  /** Where everything lies before the page changes. */
  remember(): void {
    this.#before.clear();
    if (!mayMove()) return;
    for (const zone of ['hand', 'clearing'])
      for (const element of document.querySelectorAll<HTMLElement>(`[data-zone=${zone}] [data-card]`)) {
        const box = boxOf(element);
        if (box) this.#before.set(`${zone}:${element.dataset.card}`, box);
      }
  }

  /** Sends the cards of these events on their way, now that the page has changed. */
  launch(events: GameEvent[], view: View): void {
    if (!mayMove() || document.hidden) return;
    const found: Flight[] = [];
    for (const event of events) {
      const flight = this.#flight(event, view, found.length * APART);
      if (flight) found.push(flight);
      if (found.length >= MOST) break;
    }
    if (found.length) this.flights = [...this.flights, ...found];
  }

  land(id: number): void {
    this.flights = this.flights.filter((flight) => flight.id !== id);
  }

  #flight(event: GameEvent, view: View, delay: number): Flight | null {
    const mine = event.seat !== undefined && event.seat === view.me;
    const card = event.card ?? null;
    const ends = this.#ends(event, mine, card);
    if (!ends || !ends[0] || !ends[1]) return null;
    const [from, to, target] = ends;
    const shows = !mine && card !== null && (event.type === 'place' || event.type === 'take');
    const stay = shows ? Math.min(900, PACES[settings.pace] * 0.8) : 0;
    if (!mine && settings.pace === 'once') return null;
    const total = delay + MOVE + stay + (shows ? MOVE : 0);
    if (target) target.animate([{ opacity: 0 }, { opacity: 0 }], { duration: total });
    return { id: (this.#next += 1), card, from, to, by: shows ? this.#stage() : null, stay, delay };
  }

  /** Where a card comes from and goes to, and what stands there already. */
  #ends(event: GameEvent, mine: boolean, card: string | null): [Box | null, Box | null, Element | null] | null {
    const seat = event.seat === undefined ? null : seatBox(event.seat);
    const deck = boxOf(document.querySelector('[data-zone=deck]'));
    const start = deck && { ...deck, width: Math.min(deck.width, 64) };
    const hand = card ? (this.#before.get(`hand:${cardId(card)}`) ?? null) : null;
    const clearing = card ? (this.#before.get(`clearing:${cardId(card)}`) ?? null) : null;
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
        return [event.type === 'reveal' ? start : mine ? hand : seat, boxOf(target), target];
      }
      case 'place': {
        if (!mine) return [clearing ?? seat, seat, null];
        const at = `[data-zone=forest] [data-host="${event.host}"] [data-slot="${event.position}"]`;
        const target = document.querySelector(at);
        return [hand ?? clearing, boxOf(target), null];
      }
      case 'cave':
        return [hand ?? clearing ?? start, seat, null];
      default:
        return null;
    }
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
