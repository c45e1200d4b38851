/** A recorded game, seen at any of its moments through anybody's eyes. */

import { editionInfo } from '../lib/editions.svelte';
import { ask, Refused } from '../lib/api';
import { settings } from '../lib/settings.svelte';
import type { Catalogue, GameRecord, Moment } from '../lib/types';
import { t } from '../lib/words.svelte';
import { lines, type LogLine } from './log';
import { asPlayer, asSpecies, nameOf, partsOf, type LinePart } from './naming';
import { playerName } from '../lib/people';

/** How long each step stays, at plain speed. */
const PACE = 950;
const HASTE = 140;
const KEPT = 600;

export class Playback {
  at = $state(0);
  /** The earlier moment since when it is told what happened; null: what the last move did. */
  since = $state<number | null>(null);
  /** Whose hand is seen; null: nobody's. */
  eyes = $state<number | null>(0);
  /** Whether that is always whoever plays. */
  follows = $state(false);
  moment = $state.raw<Moment | null>(null);
  problem = $state.raw<Refused | null>(null);
  playing = $state(false);

  #known = new Map<string, Moment>();
  #asking = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly record: GameRecord,
    at: number,
    eyes: number | null,
    /** The reader's own seat. */
    readonly own: number | null = null,
  ) {
    this.at = Math.min(Math.max(0, at), record.moves.length);
    this.eyes = eyes;
  }

  get last(): number {
    return this.record.moves.length;
  }

  /** The turn in which the present moment lies; null while the table is set up. */
  get turn(): { at: number; seat: number; turn: number } | null {
    return this.moment?.turns.findLast((turn) => turn.at <= this.at) ?? null;
  }

  /** Watches somebody, nobody, or always whoever plays. */
  watch(whom: number | null | 'player'): void {
    this.follows = whom === 'player';
    if (whom !== 'player') this.eyes = whom;
    else if (this.moment) this.eyes = whoActed(this.record, this.moment.turns, this.at);
  }

  // -- going about ------------------------------------------------------------------------------------------

  go(at: number, since: number | null = null): void {
    this.at = Math.min(Math.max(0, at), this.last);
    this.since = since;
    if (this.follows) this.watch('player');
  }

  step(by: number): void {
    this.stop();
    this.go(this.at + by);
  }

  /** To the beginning of the next turn, or of the one before: there the whole turn is told that has just ended. */
  leap(by: 1 | -1): void {
    this.stop();
    const turns = this.moment?.turns ?? [];
    const next = by > 0 ? turns.find((turn) => turn.at > this.at)?.at : turns.findLast((turn) => turn.at < this.at)?.at;
    const to = next ?? (by > 0 ? this.last : 0);
    this.go(to, to ? (turns.findLast((turn) => turn.at < to)?.at ?? 0) : null);
  }

  play(): void {
    if (this.at >= this.last) this.go(0);
    this.playing = true;
    this.#next();
  }

  stop(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  #next(): void {
    clearTimeout(this.#timer);
    const quiet = this.moment?.view.seq === this.at && !this.moment.events.length;
    this.#timer = setTimeout(
      () => {
        if (!this.playing) return;
        // A slow server is waited for, so that no move is passed over unseen.
        if (this.moment?.view.seq === this.at) this.go(this.at + 1);
        if (this.at >= this.last) this.stop();
        else this.#next();
      },
      (quiet ? HASTE : PACE) / settings.speed,
    );
  }

  // -- asking -----------------------------------------------------------------------------------------------

  /** Another moment than the one that is shown; null if the server does not answer. */
  async momentAt(at: number, eyes: number | null): Promise<Moment | null> {
    const key = keyOf(at, null, eyes);
    const known = this.#known.get(key);
    if (known) return known;
    const body = { record: this.record, at, seat: eyes, lang: settings.lang };
    const found = await ask<Moment>('/api/replay', { method: 'POST', body }).catch(() => null);
    if (found) this.#known.set(key, found);
    return found;
  }

  /** Fetches the moment that is wanted; while one is on its way only the last wish is kept. */
  async fetch(): Promise<void> {
    const { at, since, eyes } = this;
    const key = keyOf(at, since, eyes);
    const known = this.#known.get(key);
    if (known) {
      this.moment = known;
      return;
    }
    if (this.#asking) return;
    this.#asking = true;
    try {
      const body = { record: this.record, at, since, seat: eyes, lang: settings.lang };
      const found = await ask<Moment>('/api/replay', { method: 'POST', body });
      if (this.#known.size > KEPT) this.#known.clear();
      this.#known.set(key, found);
      this.moment = found;
      this.problem = null;
    } catch (error) {
      this.problem = error instanceof Refused ? error : new Refused('bad_message', String(error), 0);
      this.stop();
      return;
    } finally {
      this.#asking = false;
    }
    if (key !== keyOf(this.at, this.since, this.eyes)) await this.fetch();
  }
}

const keyOf = (at: number, since: number | null, eyes: number | null): string =>
  [at, since, eyes, settings.lang].join('/');

/** Who made the last of so many moves; before the first one, who begins. */
export function whoActed(record: GameRecord, turns: Moment['turns'], at: number): number {
  const { start } = record.deal;
  if (!at) return start;
  const seat = turns.findLast((turn) => turn.at < at)?.seat;
  if (seat !== undefined) return seat;
  // Before the first turn: hands are kept or changed in turn order, caves are chosen against it.
  const count = record.seats.length;
  const against = editionInfo(record.edition)?.ways.draft;
  return against ? (start + 2 * count - at) % count : (start + at - 1 + count) % count;
}

/** Who made the last move. */
export const actorOf = (playback: Playback, moment: Moment): number =>
  whoActed(playback.record, moment.turns, moment.view.seq);

/** What happened, in words: by the last move, or in a whole turn. */
export function lineOf(
  playback: Playback,
  moment: Moment,
  cards: Catalogue,
): { sign: string; tone: string; parts: LinePart[] } {
  const { view } = moment;
  if (!view.seq) return { sign: 'deck', tone: 'plain', parts: partsOf(t('finish-start')) };
  const seat = actorOf(playback, moment);
  const told = lines([{ seq: view.seq, seat, events: moment.events }], view, cards);
  // Where winter comes, its sign stands for all.
  const line = told.find((one) => one.tone === 'winter') ?? told[0];
  if (line) return { ...line, parts: together(told) };
  const [verb = '', word = ''] = (playback.record.moves[view.seq - 1] ?? '').split(' ');
  const person = view.seats[seat];
  const player = asPlayer(person ? playerName(person) : '');
  if (verb === 'keep' && !word) return { sign: 'hand', tone: 'plain', parts: partsOf(t('log-keep-hand', { player })) };
  if (verb === 'draft')
    return { sign: 'cave', tone: 'plain', parts: partsOf(t('log-draft', { player, number: Number(word) })) };
  if (verb === 'play' || verb === 'place') {
    return {
      sign: 'play',
      tone: 'plain',
      parts: partsOf(t('finish-chooses', { player, species: asSpecies(nameOf(word, cards)) })),
    };
  }
  return { sign: 'thinking', tone: 'plain', parts: partsOf(t('finish-decides', { player })) };
}

/** Several lines as one. */
const together = (told: LogLine[]): LinePart[] =>
  told.flatMap(({ parts }, nth): LinePart[] => (nth ? [{ text: ' · ', as: 'plain' }, ...parts] : parts));
