/** Everything by keyboard; `?` lists it. */

import { isHalf } from '../card/ids';
import type { Deciding } from './deciding.svelte';
import { placed } from './layout';

export interface Hands {
  deciding: Deciding;
  /** The card of the hand that the keyboard is at. */
  cursor: number | null;
  /** After C the next number means the clearing. */
  clearing: boolean;
  /** Takes the last action back, or says why that is not possible. */
  undo(): void;
  large(): void;
  open(what: 'log' | 'forests' | 'keys'): void;
}

function number(key: string): number | null {
  if (!/^[0-9]$/.test(key)) return null;
  return key === '0' ? 9 : Number(key) - 1;
}

function chooseCard(hands: Hands, place: number): void {
  const { deciding } = hands;
  const { card, key } = placed(deciding.view?.hand ?? [])[place] ?? {};
  if (!card || !key) return;
  hands.cursor = place;
  const paying = deciding.plan !== null && deciding.plan.cost > 0 && deciding.own !== key;
  if (paying || deciding.isPicking || deciding.prompt?.kind === 'face_down') {
    deciding.tapHand(key, null);
    return;
  }
  const plan = deciding.plans.find((each) => deciding.cardOf(each) === card && isHalf(each.card));
  if (plan) deciding.begin(plan, key);
  else deciding.tapHand(key, 'a');
}

function otherHalf(hands: Hands): void {
  const { deciding } = hands;
  const plan = deciding.plan;
  if (!plan) return;
  const next = deciding.plans.find(
    (each) => each.move !== plan.move && isHalf(each.card) && deciding.cardOf(each) === deciding.cardOf(plan),
  );
  if (next) deciding.begin(next);
}

function faceDown(hands: Hands): void {
  const at = hands.cursor === null ? undefined : placed(hands.deciding.view?.hand ?? [])[hands.cursor];
  const plan = hands.deciding.plans.find((each) => each.card === at?.card);
  if (plan) hands.deciding.begin(plan, at?.key);
}

function place(hands: Hands, step: number): void {
  const { deciding } = hands;
  const many = deciding.plan?.spots.length ?? 0;
  if (many > 1) deciding.tapSpot((deciding.spot + step + many) % many);
}

function enter({ deciding }: Hands): void {
  if (deciding.isReady) deciding.confirm();
  else if (deciding.eyed !== null && deciding.mayTake) deciding.takeLooked();
  else if (deciding.prompt?.kind === 'draft' && deciding.cave) deciding.say(`draft ${deciding.cave}`);
  else if (deciding.prompt?.kind === 'use') deciding.say('use');
  else if (deciding.prompt?.kind === 'mulligan') deciding.say('keep');
  else if (deciding.view?.legal.length === 1) deciding.say(deciding.view.legal[0]!);
}

/** Carries a key out; whether it meant anything. */
export function press(hands: Hands, event: KeyboardEvent): boolean {
  const { deciding } = hands;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const digit = number(key);
  if (digit !== null) {
    const at = placed(deciding.view?.clearing ?? [])[digit];
    if (hands.clearing && at) deciding.tapClearing(at.key, digit);
    else if (deciding.prompt?.kind === 'draft') deciding.cave = digit + 1;
    else if (!hands.clearing) chooseCard(hands, digit);
    hands.clearing = false;
    return true;
  }
  hands.clearing = false;
  const acts: Record<string, () => void> = {
    ArrowUp: () => otherHalf(hands),
    ArrowDown: () => otherHalf(hands),
    ArrowLeft: () => place(hands, -1),
    ArrowRight: () => place(hands, 1),
    Enter: () => enter(hands),
    d: () => deciding.tapDeck(),
    c: () => (hands.clearing = true),
    v: () => faceDown(hands),
    Backspace: () => hands.undo(),
    s: () => deciding.skip(),
    h: () => deciding.isMine && deciding.table.askHint(),
    i: () => hands.large(),
    l: () => hands.open('log'),
    f: () => hands.open('forests'),
    '?': () => hands.open('keys'),
  };
  const act = acts[key];
  if (!act) return false;
  act();
  return true;
}
