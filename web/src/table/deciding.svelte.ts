/**
 * A decision in the making: which card, which place, which payment. Nothing here knows a rule: what is possible comes
 * from the server's plans and legal moves, and nothing is sent before the person says "play".
 */

import { cardId, isHalf } from '../card/ids';
import { settings } from '../lib/settings.svelte';
import type { Table } from '../lib/table.svelte';
import { finish } from '../lib/touch';
import type { Plan, Prompt, Spot, View } from '../lib/types';
import { cardAt, togglePick } from './layout';
import { bestSpot } from './moves';

export const PLAYS: readonly string[] = ['turn', 'dig', 'free', 'face_down', 'place', 'pay'];
const SETS: readonly string[] = ['cave', 'discard', 'keep'];
/** Milliseconds between which a forced no is said: time to read why. */
const HASTE = [1200, 2200] as const;
/** Decisions that a player always makes, also where only one thing can be done. */
const FREE_WILL: readonly string[] = ['turn', 'second', 'split', 'place', 'pay'];

interface Kept {
  seq: number;
  move: string;
  spot: number;
  own?: string;
  picked: string[];
}

/** The verb of a move text. */
export const verbOf = (move: string): string => move.split(' ')[0] ?? '';

/** Whether a move only says that nothing is done. */
export const saysNo = (move: string): boolean => move === 'skip' || move === 'stop';

export class Deciding {
  plan = $state.raw<Plan | null>(null);
  spot = $state(0);
  /** Which of the cards in hand is being played, by its key among `placed` ones: others may look just like it. */
  own = $state('');
  /** The cards that are picked, by the same keys. */
  picked = $state.raw<string[]>([]);
  /** Why the last wish is not possible: a code, and the card that it was about. */
  refusal = $state<string | null>(null);
  refusedCard = $state<string | null>(null);
  /** What was said instead of doing something, in words. */
  told = $state<string | null>(null);
  /** The place in the clearing of the card that is looked at before it is taken. */
  eyed = $state<number | null>(null);
  /** The place in the clearing of the card that was taken last: others may look just like it. */
  taken: number | null = null;
  /** The cave that is about to be chosen. */
  cave = $state<number | null>(null);
  /** Where an answer that gave itself has led to, if nothing before it could be taken back. */
  #ledTo = $state(-1);

  constructor(readonly table: Table) {
    // What was sent stays as it is until it is answered: the page changes once, not twice.
    table.settled = () => this.clear();
  }

  get view(): View | null {
    return this.table.view;
  }

  /** What waits for this seat, also where it answers itself. */
  get #due(): Prompt | null {
    const view = this.view;
    return view?.prompt && view.me !== null && view.prompt.seat === view.me && !view.over ? view.prompt : null;
  }

  /** Whether something waits for this seat, asked or not. */
  get isDue(): boolean {
    return this.#due !== null;
  }

  /** The own decision that is asked, if any: what answers itself is none, not even for a moment. */
  get prompt(): Prompt | null {
    return this.itself === null ? this.#due : null;
  }

  get isMine(): boolean {
    return this.prompt !== null;
  }

  /** The answer that is given without asking: to what is always a gain, and to what leaves no choice. */
  itself = $derived.by((): string | null => {
    const due = this.#due;
    // What the server has refused is asked after all.
    if (!due || settings.asks || this.table.problem || FREE_WILL.includes(due.kind)) return null;
    const legal = this.view!.legal;
    if (due.kind === 'use' && due.gain) return 'use';
    return legal.length === 1 ? legal[0]! : null;
  });

  get canAct(): boolean {
    return this.isMine && !this.table.late && this.table.link === 'open';
  }

  get plans(): Plan[] {
    return this.isMine ? (this.table.look?.plans ?? []) : [];
  }

  get chosen(): Spot | null {
    return this.plan?.spots[this.spot] ?? null;
  }

  /** How many cards are still to be picked. */
  get missing(): number {
    if (this.plan) return Math.max(0, this.plan.cost - this.picked.length);
    const prompt = this.prompt;
    if (!prompt || !SETS.includes(prompt.kind)) return 0;
    return Math.max(0, this.wanted - this.picked.length);
  }

  /** How many cards a set needs: at least one where any number may be chosen. */
  get wanted(): number {
    const prompt = this.prompt;
    if (prompt?.kind === 'keep') return 1;
    if (!prompt?.number || prompt.up_to) return 1;
    const from = prompt.from === 'clearing' ? this.view?.clearing : this.view?.hand;
    return Math.min(prompt.number, from?.length ?? 0);
  }

  /** How many cards a set may have; 0 for any number. */
  get #most(): number {
    if (this.prompt?.kind === 'cave' && (this.prompt.number === 0 || this.prompt.up_to)) return this.prompt.number!;
    return this.wanted;
  }

  /** Whether cards are picked as a set: into the cave, the clearing, or the one that is kept. */
  get isPicking(): boolean {
    return this.prompt !== null && SETS.includes(this.prompt.kind);
  }

  get isReady(): boolean {
    if (!this.canAct) return false;
    if (this.plan) return this.missing === 0 && (this.chosen !== null || this.plan.spots.length === 0);
    return this.isPicking && this.missing === 0 && this.picked.length > 0;
  }

  /** Whether the payment as it is earns the bonus; null while it is open. */
  get earns(): boolean | null {
    const plan = this.plan;
    if (!plan?.bonus) return null;
    if (this.picked.some((key) => !plan.earns.includes(cardAt(key)))) return false;
    return this.missing === 0 ? true : null;
  }

  /** What the refused card could still be: a card face down. */
  get instead(): Plan | null {
    if (!this.refusal || !this.refusedCard) return null;
    return this.plans.find((plan) => plan.card === this.refusedCard) ?? null;
  }

  /** Whether a card of the clearing may be taken as a whole now. */
  get mayTake(): boolean {
    const kind = this.prompt?.kind;
    if (!this.canAct || this.plan) return false;
    return kind === 'take' || ((kind === 'turn' || kind === 'second') && this.mayDraw);
  }

  /** Whether this card of the clearing is one of those that may be taken by an effect. */
  fits = (card: string): boolean => this.view?.legal.includes(`take ${card}`) ?? false;

  get mayDraw(): boolean {
    return this.view?.legal.includes('draw deck') ?? false;
  }

  get mayStepBack(): boolean {
    return this.picked.length > 0 || (this.plan !== null && !this.#isBegun);
  }

  /** Whether the last action can be taken back: not where all of it would be answered by itself once more. */
  get mayUndo(): boolean {
    return !!this.view?.can_undo && this.view.seq !== this.#ledTo;
  }

  /** Whether the server holds the card that is being played already: it can't be put back here. */
  get #isBegun(): boolean {
    return this.prompt?.kind === 'place' || this.prompt?.kind === 'pay';
  }

  // -- taps -------------------------------------------------------------------------------------------------

  /** A half (or a whole card) of the hand was tapped. */
  tapHand(key: string, half: 'a' | 'b' | null): void {
    if (!this.canAct || !this.prompt) return;
    this.forgive();
    const prompt = this.prompt;
    const card = cardAt(key);
    if (this.isPicking && prompt.from !== 'clearing') {
      this.pick(key);
    } else if (this.plan && key !== this.own && this.plan.cost > 0) {
      if (this.plan.pay.includes(card)) this.pick(key);
    } else if (PLAYS.includes(prompt.kind)) {
      this.choose(half ? `${card}${half}` : card, key);
    }
  }

  /** The card that a plan plays, without its half. */
  cardOf(plan: Plan): string {
    return cardId(plan.card);
  }

  choose(half: string, key: string): void {
    const card = cardAt(key);
    // A whole card that is tapped is played openly; face down only where nothing else is asked, or by its own button.
    const wanted = isHalf(half) || this.prompt?.kind === 'face_down' ? half : `${card}a`;
    const found = this.plans.find((plan) => plan.card === wanted);
    if (this.plan && found?.move === this.plan.move) {
      this.back();
    } else if (found) {
      this.begin(found, key);
    } else {
      const why = this.table.look?.refused.find((entry) => entry.card === wanted);
      this.refusal = why?.why ?? (this.prompt?.kind === 'free' ? 'wrong_type' : 'not_your_prompt');
      this.refusedCard = card;
    }
  }

  /** A play is begun with the card of this key; else with the one that was being played, or the first of its kind. */
  begin(plan: Plan, key = ''): void {
    const card = this.cardOf(plan);
    this.own = [key, this.own].find((each) => cardAt(each) === card) ?? card;
    this.plan = plan;
    this.spot = bestSpot(plan.spots);
    this.picked = [];
    this.eyed = null;
    this.forgive();
    this.keep();
  }

  pick(key: string): void {
    this.picked = togglePick(this.picked, key, this.plan ? this.plan.cost : this.#most);
    this.keep();
  }

  tapSpot(number: number): void {
    this.spot = number;
    this.keep();
  }

  tapDeck(): void {
    if (this.canAct && this.mayDraw) this.table.play('draw deck');
    else if (this.canAct) this.refusal = 'hand_full';
  }

  /** A card of the clearing was tapped; `at` is its place there. What can be taken is looked at first. */
  tapClearing(key: string, at: number): void {
    const card = cardAt(key);
    const prompt = this.prompt;
    if (!this.canAct || !prompt) return;
    this.forgive();
    if (prompt.kind === 'turn' || prompt.kind === 'second' || prompt.kind === 'take') {
      if (prompt.kind !== 'take' && !this.mayDraw) this.refusal = 'hand_full';
      if (prompt.kind === 'take' && !this.fits(card)) this.refusal = 'wrong_type';
      if (!this.refusal && (settings.quick || this.eyed === at)) this.take(at);
      else this.eyed = at;
    } else if (prompt.kind === 'cave' && prompt.from === 'clearing') {
      this.pick(key);
    } else if (prompt.kind === 'free' && prompt.from === 'clearing') {
      const fitting = this.plans.filter((plan) => this.cardOf(plan) === card);
      const next = fitting.find((plan) => plan.move !== this.plan?.move) ?? fitting[0];
      if (next) this.begin(next);
      else this.refusal = 'wrong_type';
    }
  }

  /** Takes the card at this place of the clearing, as one of the two drawn ones or by an effect. */
  take(at: number): void {
    const card = this.view?.clearing[at];
    if (!card || !this.mayTake) return;
    this.taken = at;
    this.table.play(`${this.prompt?.kind === 'take' ? 'take' : 'draw'} ${card}`);
  }

  /** Takes the card that is looked at; a tap on another one that is still due counts first. */
  takeLooked(): void {
    finish();
    if (this.eyed !== null) this.take(this.eyed);
  }

  /** Plays what was put together. */
  confirm(): void {
    if (!this.isReady) return;
    const prompt = this.prompt!;
    if (!this.plan) {
      this.table.play(`${prompt.kind} ${this.#cards}`);
      return;
    }
    const moves: string[] = [];
    if (prompt.kind !== 'place' && prompt.kind !== 'pay') moves.push(this.plan.move);
    if (prompt.kind !== 'pay' && this.chosen?.move) moves.push(this.chosen.move);
    if (this.plan.cost > 0) moves.push(`pay ${this.#cards}`);
    this.table.play(...moves);
  }

  /** The picked cards as a move names them: one that is there twice is named twice. */
  get #cards(): string {
    return this.picked.map(cardAt).sort().join(' ');
  }

  say(move: string): void {
    if (this.canAct && this.view?.legal.includes(move)) this.table.play(move);
  }

  skip(): void {
    const way = this.view?.legal.find(saysNo);
    if (way) this.say(way);
  }

  /** Puts back all that is not yet sent. */
  back(): void {
    if (this.mayStepBack && !this.#isBegun) this.clear();
    this.picked = [];
    this.forgive();
  }

  /** Takes back the last step of what is not yet sent, else the whole last action. */
  undo(): void {
    if (this.eyed !== null) this.eyed = null;
    else if (this.picked.length) this.pick(this.picked.at(-1)!);
    else if (this.mayStepBack) this.clear();
    else if (this.mayUndo) this.table.undo();
  }

  clear(): void {
    this.plan = null;
    this.own = '';
    this.picked = [];
    this.spot = 0;
    this.eyed = this.cave = null;
    this.forgive();
    sessionStorage.removeItem(this.#key);
  }

  forgive(): void {
    this.refusal = this.refusedCard = this.told = null;
  }

  // -- nothing is lost on reload ----------------------------------------------------------------------------

  get #key(): string {
    return `spinney.deciding.${this.table.id}`;
  }

  keep(): void {
    if (!this.view) return;
    const { own, picked, spot } = this;
    const kept: Kept = { seq: this.view.seq, move: this.plan?.move ?? '', spot, own, picked };
    sessionStorage.setItem(this.#key, JSON.stringify(kept));
  }

  /** A new position: what was begun on another is forgotten, what the server holds half-way is taken up. */
  settle(): void {
    const view = this.view;
    const look = this.table.look;
    if (!view || !look || look.seq !== view.seq) return;
    let kept: Kept | null;
    try {
      kept = JSON.parse(sessionStorage.getItem(this.#key) ?? 'null') as Kept | null;
    } catch {
      kept = null;
    }
    const same = kept?.seq === view.seq ? kept : null;
    const begun = this.prompt?.kind === 'place' || this.prompt?.kind === 'pay' ? look.plans[0] : undefined;
    const plan = begun ?? (same?.move ? look.plans.find((each) => each.move === same.move) : undefined);
    if (plan) {
      this.plan = plan;
      this.own = [same?.own ?? '', this.own].find((each) => cardAt(each) === this.cardOf(plan)) ?? this.cardOf(plan);
      this.spot = same && same.spot < plan.spots.length ? same.spot : bestSpot(plan.spots);
      this.picked = same?.picked.filter((key) => key !== this.own && plan.pay.includes(cardAt(key))) ?? [];
    } else {
      this.plan = null;
      this.picked = same && this.isPicking ? same.picked : [];
    }
    this.eyed = null;
    // The last cave is chosen already: it only has to be taken.
    this.cave = this.isMine && this.prompt?.caves?.length === 1 ? this.prompt.caves[0]! : null;
    this.forgive();
  }

  /**
   * Says what answers itself; what is returned calls it off. A no comes after a while, so that nobody learns from its
   * haste what the hand does not hold.
   */
  answerItself(): (() => void) | undefined {
    const move = this.itself;
    if (!move || this.table.waiting || this.table.link !== 'open') return undefined;
    const wait = saysNo(move) ? HASTE[0] + Math.random() * (HASTE[1] - HASTE[0]) : 0;
    const timer = setTimeout(() => {
      if (!this.mayUndo) this.#ledTo = this.view!.seq + 1;
      this.table.play(move);
    }, wait);
    return () => clearTimeout(timer);
  }
}
