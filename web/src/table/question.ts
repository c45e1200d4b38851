/** What is to be done, in words: one line for the one who decides, another for those who wait. */

import { endNears } from '../card/clock';
import { half } from '../card/names';
import { playerName } from '../lib/people';
import { locale } from '../lib/settings.svelte';
import type { Catalogue, GameEvent, Plan, Prompt, Step, View } from '../lib/types';
import { afterColon, t } from '../lib/words.svelte';
import type { Deciding } from './deciding.svelte';

/** The winter that ends the game. */
const LAST_WINTER = 3;
/** So few cards of the deck that the end is worth a line at each turn. */
const FEW = 20;

/** The name of the card that asks. */
export function askingCard(prompt: Prompt, cards: Catalogue): string {
  if (typeof prompt.card === 'number') return t('page-cave-number', { number: prompt.card });
  return prompt.card ? (half(cards, prompt.card)?.print.name ?? '') : '';
}

/** What the asking card says it does, without a full stop. */
function askingText(prompt: Prompt, cards: Catalogue): string {
  if (typeof prompt.card !== 'string') return '';
  const texts = half(cards, prompt.card)?.print.text;
  const source = prompt.source === 'cave' ? undefined : prompt.source;
  return (source && texts?.[source]) ?? '';
}

/** Whether a card that is played for free keeps its effect. */
function keepsEffect(prompt: Prompt, cards: Catalogue): boolean {
  return stepsOf(prompt, cards).some((step) => step.use === 'effect');
}

/** What may be played for free, as the object of a verb: "a bat or a bird". */
function aThing(prompt: Prompt, cards: Catalogue): string {
  const what = prompt.what ?? [];
  if (!what.length || !what.every((name) => cards.a_type[name]))
    return t('page-one-card', { things: things(prompt, cards) });
  return new Intl.ListFormat(locale(), { type: 'disjunction' }).format(what.map((name) => cards.a_type[name]!));
}

/** The steps of the text that asks. */
function stepsOf(prompt: Prompt, cards: Catalogue): Step[] {
  const rules = typeof prompt.card === 'string' ? half(cards, prompt.card)?.print.rules : undefined;
  if (prompt.source === 'permanent') return (rules?.permanent?.then as Step[] | undefined) ?? [];
  return (prompt.source === 'effect' || prompt.source === 'bonus' ? rules?.[prompt.source] : undefined) ?? [];
}

/** Whether the next winter ends the game. */
const nextIsLast = (view: View): boolean => !view.solo && view.winter === LAST_WINTER - 1;

/** Whether it takes cards of the deck while the next winter is the last. */
function risksWinter(prompt: Prompt, view: View, cards: Catalogue): boolean {
  const digs = stepsOf(prompt, cards).some((step) => step.do === 'draw' || step.from === 'deck');
  return digs && !prompt.gain && nextIsLast(view);
}

/** Whether a play turns over a card of the deck while the next winter is the last. */
export const mayEnd = (plan: Plan, view: View): boolean => !!plan.reveals && nextIsLast(view);

/** How many cards the asking text draws, if it does nothing else. */
function drawsOnly(prompt: Prompt, cards: Catalogue): number {
  const steps = stepsOf(prompt, cards);
  if (!steps.every(({ do: what, n }) => what === 'draw' && typeof n === 'number')) return 0;
  return steps.reduce((sum, { n }) => sum + Number(n), 0);
}

/** Whether a text is to be used: with how many cards it is about, where it does not say so, or why it is asked at all. */
function useLine(prompt: Prompt, view: View, cards: Catalogue): string {
  const said = { species: askingCard(prompt, cards), text: afterColon(askingText(prompt, cards)) };
  const count = drawsOnly(prompt, cards);
  if (risksWinter(prompt, view, cards)) {
    return count ? t('page-do-draw-winter', { ...said, count }) : t('page-do-use-winter', said);
  }
  if (count) return t('page-do-draw', { ...said, count });
  const sweeps = stepsOf(prompt, cards).some((step) => step.from === 'clearing' && step.n === 'all' && !step.what);
  return sweeps ? t('page-do-use-count', { ...said, count: view.clearing.length }) : t('page-do-use', said);
}

function things(prompt: Prompt, cards: Catalogue): string {
  return (prompt.what ?? []).map((name) => cards.types[name] ?? cards.species[name]?.name ?? name).join(', ');
}

function turn(deciding: Deciding, view: View): string {
  if (view.legal.length === 1 && view.legal[0] === 'show') return t('page-do-show');
  if (!view.legal.includes('draw deck')) return t('page-do-turn-full');
  const again = deciding.table.events.some((event) => event.type === 'turn' && event.extra && event.seat === view.me);
  const line = view.hand.length
    ? t(again ? 'page-do-extra' : 'page-do-turn')
    : t(again ? 'page-do-extra-empty' : 'page-do-turn-empty');
  return warned(line, view);
}

/** What is asked where a card may be drawn; near the end of the deck the last winter stands before it. */
function warned(line: string, view: View): string {
  const nears = view.deck <= FEW && endNears(view.deck, view.winter, Boolean(view.solo));
  return nears ? `${t('page-do-last', { count: view.deck })} ${line}` : line;
}

function composing(deciding: Deciding, cards: Catalogue): string {
  const line = payment(deciding, cards);
  return mayEnd(deciding.plan!, deciding.view!) ? `${line} ${t('page-winter-may')}` : line;
}

function payment(deciding: Deciding, cards: Catalogue): string {
  const plan = deciding.plan!;
  const species = half(cards, plan.card)?.print.name ?? '';
  if (deciding.missing > 0) {
    if (deciding.picked.length) return t('page-do-pay-more', { count: deciding.missing });
    return t('page-do-pay', { species, count: plan.cost });
  }
  return t('page-do-go', { species });
}

/** The line of the prompt for the own decision. */
export function question(deciding: Deciding, cards: Catalogue): string {
  const view = deciding.view!;
  const prompt = deciding.prompt!;
  if (deciding.plan) return composing(deciding, cards);
  const species = askingCard(prompt, cards);
  const count = prompt.number ?? 1;
  const from = prompt.from ?? 'hand';
  switch (prompt.kind) {
    case 'mulligan':
      return t(view.legal.includes('mulligan') ? 'page-do-mulligan' : 'page-do-mulligan-tree');
    case 'turn':
      return turn(deciding, view);
    case 'second':
      return warned(t('page-do-second'), view);
    case 'use':
      return useLine(prompt, view, cards);
    case 'free':
      return t(prompt.from === 'clearing' ? 'page-do-free-clearing' : 'page-do-free-hand', {
        species,
        things: aThing(prompt, cards),
        use: keepsEffect(prompt, cards) ? 'effect' : 'nothing',
      });
    case 'cave':
      if (prompt.up_to) return t('page-do-cave-up-to', { species, count, from });
      return count ? t('page-do-cave', { species, count, from }) : t('page-do-cave-any', { species, from });
    case 'take':
      return prompt.what
        ? t('page-do-take-named', { species, things: things(prompt, cards), count })
        : t('page-do-take', { species });
    case 'discard':
      return t('page-do-discard', { count });
    case 'face_down':
      if (prompt.number === 0) return t('page-do-lay', { species });
      return t('page-do-face-down', { species, kind: cards.species[cards.face_down]?.place ?? '' });
    case 'place':
      return t('page-do-place', { species });
    case 'pay':
      return t('page-do-pay', { species, count: prompt.cost ?? 1 });
    default:
      return t(`page-do-${prompt.kind}`, { species });
  }
}

/** The line while a question answers itself with a no. */
export const noneFits = (prompt: Prompt, cards: Catalogue): string =>
  prompt.card === undefined ? t('page-waiting') : t('page-do-none-fits', { species: askingCard(prompt, cards) });

/** The card of this seat whose effect or bonus found nothing to do. */
export function lapse(events: GameEvent[], seat: number | null): string | null {
  const found = events.find(
    (event) => event.type === 'lapse' && event.seat === seat && event.source !== 'permanent' && seat !== null,
  );
  return found?.card ?? null;
}

/** The line of the prompt while somebody else decides. */
export function waitingLine(view: View): string {
  const seat = view.prompt ? view.seats[view.prompt.seat] : undefined;
  if (!seat) return t('page-waiting');
  if (view.prompt?.kind === 'split') return t(view.split?.offer.length ? 'page-do-split' : 'page-do-split-wait');
  const player = playerName(seat);
  if (view.me === null) return t('page-do-watch', { player });
  return t(seat.kind.startsWith('bot:') || seat.stand_in ? 'page-do-wait' : 'page-do-wait-human', { player });
}
