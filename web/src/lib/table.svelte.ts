/** One table: the connection to the server, the present view, and what the page has asked about it. */

import { measure } from './glide.svelte';
import { Line } from './line';
import { freshNonce } from './nonce';
import { PACES, settings } from './settings.svelte';
import { share } from './share';
import type { GameEvent, HintIdea, LogEntry, Look, Message, Plan, SeatNote, Sign, Sums, View } from './types';

export type Link = 'connecting' | 'open' | 'lost' | 'gone';

interface Coming {
  view: View;
  events: GameEvent[];
}

/** A move or an undo with the name by which its sender knows later whether it was stored. */
interface Errand {
  type: 'move' | 'undo';
  seq: number;
  nonce: string;
  moves?: string[];
  whole?: true;
}

/** A sign that somebody shows. */
export interface Shown {
  id: number;
  seat: number;
  sign: Sign;
}

/** Milliseconds that a sign is seen. */
const SEEN = 2600;

/** From so many waiting moves on, each is shown for half as long. */
const HURRY = 6;

/** Milliseconds after which a move that is on its way is seen to be. */
const LATE = 150;

export class Table {
  /** What is shown; null until the first message. */
  view = $state.raw<View | null>(null);
  events = $state.raw<GameEvent[]>([]);
  look = $state.raw<Look | null>(null);
  /** The cards not yet seen, as they were when last told: while others move they stand until the next look. */
  unseen = $state.raw<string[] | null>(null);
  log = $state.raw<LogEntry[]>([]);
  /** Whether the log tells of all that led to what is shown. */
  isCaughtUp = $state(false);
  /** Beside the log: for whom a bot plays, and who is back. */
  notes = $state.raw<SeatNote[]>([]);
  link = $state<Link>('connecting');
  /** A code of docs/formats.md, with the server's own words; `not_stored`: a move got lost with the connection. */
  problem = $state.raw<{ code: string; message: string } | null>(null);
  notice = $state<string | null>(null);
  hint = $state.raw<HintIdea[] | null>(null);
  thinking = $state(false);
  /** How the points of a line of the log come about, if asked. */
  sums = $state.raw<Sums | null>(null);
  /** What the halves of a card would bring in the own forest, if asked. */
  weighed = $state.raw<{ card: string; plans: Plan[] } | null>(null);
  /** Whether a move is on its way. */
  waiting = $state(false);
  /** Whether that takes so long that the page says so; for an answer that comes at once it changes nothing. */
  late = $state(false);
  /** Hears that what was decided is answered: the position has changed, or the answer was no. */
  settled: (() => void) | null = null;
  /** What is shown at the seats now. */
  reactions = $state.raw<Shown[]>([]);

  #line: Line;
  /** What was sent and not answered yet, and whether it was said again. */
  #errand: Errand | null = null;
  #isAgain = false;
  #coming: Coming[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #patience: ReturnType<typeof setTimeout> | undefined;
  #shownAt = 0;
  #heldUntil = 0;
  #shown = 0;
  /** By how much positions are ahead of the moves that hold: what was taken back counts as well. */
  #ahead = 0;
  /** Most of a look is as it was at the position before. */
  #lastLook: Look | null = null;

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

  /** How many moves led to what is shown, as the log counts them. */
  get moves(): number {
    return (this.view?.seq ?? 0) - this.#ahead;
  }

  close(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#patience);
    this.#line.close();
  }

  /** Comes back with another secret: after taking a seat. */
  sitDown(token: string): void {
    this.token = token;
    this.#errand = null;
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
    this.#run({ type: 'move', seq: this.view.seq, nonce: freshNonce(), moves });
  }

  /** Takes the last action back: a card with its place and its payment is one. */
  undo(): void {
    if (this.view && !this.waiting) this.#run({ type: 'undo', seq: this.view.seq, nonce: freshNonce(), whole: true });
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

  /** Asks how the points come about that the moves of a line have brought. */
  askSums(after: number, to: number): void {
    this.#send({ type: 'sums', after, to, lang: settings.lang });
  }

  vote(seat: number): void {
    this.#send({ type: 'vote', seat });
  }

  react(sign: Sign): void {
    this.#send({ type: 'react', sign });
  }

  /** Asks anew in the present language. */
  askLook(): void {
    if (this.view && this.view.status !== 'open') this.#send({ type: 'look', lang: settings.lang });
  }

  #send(message: object): boolean {
    return this.#line.send(message);
  }

  #run(errand: Errand, isAgain = false): void {
    if (!this.#send(errand)) return;
    this.#errand = errand;
    this.#isAgain = isAgain;
    this.waiting = true;
    clearTimeout(this.#patience);
    this.#patience = setTimeout(() => (this.late = true), LATE);
  }

  #rest(): void {
    clearTimeout(this.#patience);
    this.waiting = this.late = false;
  }

  /** After a loss: what was not stored is said again by the same name, so that it is never played twice. */
  #runAgain(view: View): void {
    if (this.#isDone(view)) this.#errand = null;
    else if (this.#errand) this.#run(this.#errand, true);
  }

  /** Whether what was sent is stored: a move by its name, a choice that others make at the same time as it is kept. */
  #isDone(view: View): boolean {
    const isSplit = this.#errand?.moves?.[0]?.startsWith('give ') ?? false;
    return view.nonce === this.#errand?.nonce || (isSplit && (!!view.sealed || !view.split?.offer.length));
  }

  #lose(): void {
    this.#rest();
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
        if (message.seq === this.view?.seq) this.look = this.#lastLook = share(this.#lastLook, message);
        this.unseen = this.look?.unseen ?? this.unseen;
        break;
      case 'log':
        this.log = message.moves;
        this.#ahead = message.seq - message.moves.length;
        this.notes = message.notes;
        this.isCaughtUp = true;
        break;
      case 'hint':
        this.thinking = false;
        if (message.seq === this.view?.seq) this.hint = message.hints ?? [{ move: message.move, value: 0 }];
        break;
      case 'sums':
        this.sums = message;
        break;
      case 'weigh':
        if (message.seq === this.view?.seq) this.weighed = { card: message.card, plans: message.plans };
        break;
      case 'reaction':
        if (settings.reactions) this.#wave(message.seat, message.sign);
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

  /** Somebody shows a sign: one at a time at each seat. */
  #wave(seat: number, sign: Sign): void {
    const id = (this.#shown += 1);
    this.reactions = [...this.reactions.filter((one) => one.seat !== seat), { id, seat, sign }];
    setTimeout(() => (this.reactions = this.reactions.filter((one) => one.id !== id)), SEEN);
  }

  #fail(code: string, message: string, view: View | null): void {
    const isLost = this.#errand !== null && this.#isAgain;
    this.#errand = null;
    this.#rest();
    this.thinking = false;
    this.settled?.();
    if (['no_such_table', 'unauthorized', 'other_rules', 'damaged'].includes(code)) this.link = 'gone';
    if (view) this.#show({ view, events: [] });
    if (isLost && this.link === 'open') this.problem = { code: 'not_stored', message };
    // Another device of the same player was quicker: the new position says all.
    else if (code !== 'stale') this.problem = { code, message };
  }

  #arrive(view: View, events: GameEvent[]): void {
    if (this.link !== 'open') {
      this.link = 'open';
      this.notice = null;
      this.isCaughtUp = false;
      this.#line.settle();
      this.#coming = [];
      this.#show({ view, events: [] });
      this.#runAgain(view);
      if (view.status !== 'open') this.#send({ type: 'log' });
      return;
    }
    if (this.#isDone(view)) this.#errand = null;
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

  #show({ view, events }: Coming): void {
    measure();
    const began = this.view?.status === 'open' && view.status !== 'open';
    const moved = view.seq !== this.view?.seq;
    if (moved && this.view) this.settled?.();
    if (moved || view.me !== this.view?.me) {
      this.look = null;
      this.hint = null;
      this.weighed = null;
      if (this.problem?.code === 'not_stored') this.problem = null;
    }
    this.view = share(this.view, view);
    this.events = events;
    this.#shownAt = performance.now();
    this.#noteSeats(events);
    if (began) this.#send({ type: 'log' });
    else if (moved && events.length) this.#note(view, events);
    this.#rest();
    if (!this.#coming.length) this.askLook();
  }

  #noteSeats(events: GameEvent[]): void {
    const after = this.log.at(-1)?.seq ?? 0;
    for (const { type, seat = 0, why = null, at = 0 } of events) {
      if (type !== 'stand_in' && type !== 'back') continue;
      // A log that was asked for meanwhile may tell of it already.
      const isKnown = this.notes.some((note) => note.type === type && note.seat === seat && note.at === at);
      if (!isKnown) this.notes = [...this.notes, { type, seat, why, at, after }];
    }
  }

  #note(view: View, events: GameEvent[]): void {
    if (events[0]?.type === 'undo') {
      this.isCaughtUp = false;
      this.#send({ type: 'log' });
      return;
    }
    const seq = this.moves;
    // A log that was asked for meanwhile may tell of it already.
    if (seq <= (this.log.at(-1)?.seq ?? 0)) return;
    const seat = events.find((event) => event.seat !== undefined)?.seat ?? 0;
    const scores = view.seats.flatMap(({ score }) => score ?? []);
    this.log = [...this.log, { seq, seat, events, scores: scores.length ? scores : null }];
  }
}
