/** One table: the connection to the server, the present view, and what the page has asked about it. */

import { Line } from './line';
import { PACES, settings } from './settings.svelte';
import type { GameEvent, HintIdea, LogEntry, Look, Message, Plan, View } from './types';

export type Link = 'connecting' | 'open' | 'lost' | 'gone';

interface Shown {
  view: View;
  events: GameEvent[];
}

/** From so many waiting moves on, each is shown for half as long. */
const HURRY = 6;

export class Table {
  /** What is shown; null until the first message. */
  view = $state.raw<View | null>(null);
  events = $state.raw<GameEvent[]>([]);
  look = $state.raw<Look | null>(null);
  log = $state.raw<LogEntry[]>([]);
  link = $state<Link>('connecting');
  /** A code of docs/formats.md, with the server's own words. */
  problem = $state.raw<{ code: string; message: string } | null>(null);
  notice = $state<string | null>(null);
  hint = $state.raw<HintIdea[] | null>(null);
  thinking = $state(false);
  /** What the halves of a card would bring in the own forest, if asked. */
  weighed = $state.raw<{ card: string; plans: Plan[] } | null>(null);
  /** Whether a move is on its way. */
  waiting = $state(false);

  #line: Line;
  #coming: Shown[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #shownAt = 0;
  #heldUntil = 0;

  constructor(
    readonly id: string,
    public token: string | null,
  ) {
    this.#line = new Line(`/api/tables/${id}/ws`, {
      open: () => this.#line.send(this.token ? { type: 'hello', token: this.token } : { type: 'hello' }),
      hear: (message) => this.#hear(message as Message),
      lost: () => this.#lose(),
    });
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#line.close();
  }

  /** Comes back with another secret: after taking a seat. */
  sitDown(token: string): void {
    this.token = token;
    this.#line.again();
  }

  /** Nothing new is shown for so many milliseconds, or until it is let go with 0. */
  hold(time: number): void {
    this.#heldUntil = performance.now() + time;
    if (!time) this.#showNext();
  }

  // -- asking -----------------------------------------------------------------------------------------------

  /** Sends moves that hold together: all of them are played, or none. */
  play(...moves: string[]): void {
    if (!this.view || !moves.length || this.waiting || this.link !== 'open') return;
    this.problem = null;
    this.hint = null;
    this.#send({ type: 'move', seq: this.view.seq, moves }, true);
  }

  /** Takes the last action back: a card with its place and its payment is one. */
  undo(): void {
    if (this.view && !this.waiting) this.#send({ type: 'undo', seq: this.view.seq, whole: true }, true);
  }

  askHint(): void {
    if (!this.view) return;
    this.thinking = true;
    this.#send({ type: 'hint', seq: this.view.seq });
  }

  /** Asks what a card that lies in the open would bring in the own forest. */
  askWeigh(card: string): void {
    if (this.weighed?.card !== card) this.#send({ type: 'weigh', card });
  }

  vote(seat: number): void {
    this.#send({ type: 'vote', seat });
  }

  /** Asks anew in the present language. */
  askLook(): void {
    if (this.view && this.view.status !== 'open') this.#send({ type: 'look', lang: settings.lang });
  }

  #send(message: object, waits = false): void {
    if (this.#line.send(message) && waits) this.waiting = true;
  }

  #lose(): void {
    this.waiting = false;
    this.thinking = false;
    if (this.link === 'gone') this.#line.close();
    else this.link = 'lost';
  }

  // -- hearing ----------------------------------------------------------------------------------------------

  #hear(message: Message): void {
    switch (message.type) {
      case 'view':
        this.#arrive(message.view, message.events);
        break;
      case 'look':
        if (message.seq === this.view?.seq) this.look = message;
        break;
      case 'log':
        this.log = message.moves;
        break;
      case 'hint':
        this.thinking = false;
        if (message.seq === this.view?.seq) this.hint = message.hints ?? [{ move: message.move, value: 0 }];
        break;
      case 'weigh':
        if (message.seq === this.view?.seq) this.weighed = { card: message.card, plans: message.plans };
        break;
      case 'notice':
        this.notice = message.code === 'closing' || message.code === 'store_down' ? message.code : null;
        break;
      case 'error':
        this.#fail(message.code, message.message, message.view);
        break;
      case 'pong':
        break;
    }
  }

  #fail(code: string, message: string, view: View | null): void {
    this.waiting = false;
    this.thinking = false;
    if (['no_such_table', 'unauthorized', 'other_rules', 'damaged'].includes(code)) this.link = 'gone';
    // Another device of the same player was quicker: the new position says all.
    if (code !== 'stale') this.problem = { code, message };
    if (view) this.#show({ view, events: [] });
  }

  #arrive(view: View, events: GameEvent[]): void {
    if (this.link !== 'open') {
      this.link = 'open';
      this.notice = null;
      this.#line.settle();
      this.#coming = [];
      this.#show({ view, events: [] });
      if (view.status !== 'open') this.#send({ type: 'log' });
      return;
    }
    this.#coming.push({ view, events });
    this.#showNext();
  }

  /** Shows what has come, one move at a time; one's own at once. */
  #showNext(): void {
    clearTimeout(this.#timer);
    const next = this.#coming[0];
    if (!next) return;
    const own =
      this.waiting || this.view?.prompt?.seat === this.view?.me || this.view?.status === 'open' || !next.events.length;
    const pace = PACES[settings.pace] / (1 + Math.floor(this.#coming.length / HURRY));
    const wait = Math.max(this.#heldUntil - performance.now(), own ? 0 : this.#shownAt + pace - performance.now());
    if (wait > 0) {
      this.#timer = setTimeout(() => this.#showNext(), wait);
      return;
    }
    this.#coming.shift();
    this.#show(next);
    this.#showNext();
  }

  #show({ view, events }: Shown): void {
    const began = this.view?.status === 'open' && view.status !== 'open';
    const moved = view.seq !== this.view?.seq;
    if (moved || view.me !== this.view?.me) {
      this.look = null;
      this.hint = null;
      this.weighed = null;
    }
    this.view = view;
    this.events = events;
    this.#shownAt = performance.now();
    if (began) this.#send({ type: 'log' });
    else if (moved && events.length) this.#note(view, events);
    this.waiting = false;
    if (!this.#coming.length) this.askLook();
  }

  #note(view: View, events: GameEvent[]): void {
    if (events[0]?.type === 'undo') {
      this.#send({ type: 'log' });
      return;
    }
    const seat = events.find((event) => event.seat !== undefined)?.seat ?? 0;
    this.log = [...this.log, { seq: view.seq, seat, events }];
  }
}
