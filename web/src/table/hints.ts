/** Hints as candidates: what, where, what it brings, and why; all from the server's plans and the bot's words. */

import { cardId, isHalf } from '../card/ids';
import { half } from '../card/names';
import type { Catalogue, HintIdea, Plan, View } from '../lib/types';
import { playerName } from '../lib/people';
import { asSentence, hasWords, t } from '../lib/words.svelte';
import { verbOf } from './deciding.svelte';
import { bestSpot, cardName, moveText, whereWords } from './moves';

export interface Reason {
  text: string;
  /** A picture beside it: a species or a sign. */
  species: string | null;
  sign: string;
  /** What it adds to the gain; null where it is a matter of strategy. */
  points: number | null;
}

/** Where a card lies that a hint is about: cards that look alike go by one name in both. */
export type Zone = 'hand' | 'clearing';

export interface Candidate {
  move: string;
  zone: Zone;
  /** The half or card that it is about, if any. */
  card: string | null;
  /** All cards that it names: one, or those that go together. */
  cards: string[];
  title: string;
  where: string;
  gain: number | null;
  plan: Plan | null;
  spot: number;
  reasons: Reason[];
  /** What is to be expected of the end after it. */
  outlook: string;
}

/** Reasons that say again what the sums beside them add up to. */
const SUMS = ['why-points', 'why-place', 'why-free'];

/** What messages want to know of a lead: on which side one ends, and by how many points. */
export function leadArgs(lead: number): { side: 'ahead' | 'behind' | 'level'; points: number } {
  const points = Math.round(lead);
  return { side: points > 0 ? 'ahead' : points ? 'behind' : 'level', points: Math.abs(points) };
}

/**
 * What to expect of a move: of the best the lead to end with and the chance to win (alone a lead is one's points), of
 * the others how far they stay behind it, since their leads and chances read almost alike.
 */
function outlookOf(idea: HintIdea, best: HintIdea): string {
  const { lead, chance } = idea;
  const less = Math.round(best.lead - lead);
  if (less > 0) return t('page-hints-less', { points: less });
  if (idea !== best) return t('page-hints-even');
  if (chance === null) return asSentence(t('hint-points', { points: Math.round(lead) }));
  return asSentence(t('hint-outlook', { ...leadArgs(lead), percent: Math.round(100 * chance) }));
}

const MOST = 3;

/** What other cards of the forest would gain, by their species, the most first. */
export function bySpecies(plan: Plan, spot: number, view: View, cards: Catalogue): Reason[] {
  const sums = new Map<string, number>();
  for (const [host, index, points] of plan.spots[spot]?.others ?? []) {
    const id = view.seats[view.me!]?.forest.hosts[host]?.cards[index]?.[1] ?? null;
    const species = (id && half(cards, id)?.species) || cards.face_down;
    sums.set(species, (sums.get(species) ?? 0) + points);
  }
  return [...sums]
    .filter(([, points]) => points !== 0)
    .sort((a, b) => b[1] - a[1])
    .map(([species, points]) => ({ text: cards.species[species]?.name ?? '', species, sign: '', points }));
}

/** What a card at a place brings, summand by summand: itself, cards of the cave, other cards of the forest. */
export function sumsOf(plan: Plan, at: number, view: View, cards: Catalogue, cave: number): Reason[] {
  const sums: Reason[] = [];
  const worth = plan.spots[at]?.worth ?? 0;
  const species = half(cards, plan.card)?.species ?? null;
  if (worth) sums.push({ text: t('page-hints-itself'), species, sign: '', points: worth });
  if (cave) sums.push({ text: t('page-cave-count', { count: cave }), species: null, sign: 'cave', points: cave });
  return [...sums, ...bySpecies(plan, at, view, cards)];
}

/** Said of the best of several, which makes no sense of the others. */
const OF_THE_BEST = 'why-draft';

/** The bot's own words for a move; a species in them comes by its id, a player by the number of a seat. */
function said(idea: HintIdea, view: View, cards: Catalogue): Reason[] {
  if (!idea.why || !hasWords(idea.why.id)) return [];
  const args = { ...idea.why.args };
  if (typeof args.species === 'string') args.species = cards.species[args.species]?.name ?? '';
  const rival = typeof args.seat === 'number' ? view.seats[args.seat] : undefined;
  if (rival) args.player = playerName(rival);
  return [{ text: t(idea.why.id, args), species: null, sign: 'cup', points: null }];
}

function zoneOf(move: string, view: View): Zone {
  const takes = ['draw', 'take'].includes(verbOf(move)) || view.prompt?.from === 'clearing';
  return takes ? 'clearing' : 'hand';
}

function playing(idea: HintIdea, outlook: string, plan: Plan, view: View, cards: Catalogue): Candidate {
  const at = bestSpot(plan.spots);
  const spot = plan.spots[at]!;
  const found = half(cards, plan.card);
  const name = isHalf(plan.card)
    ? (found?.print.name ?? '')
    : t('label', { label: t('page-face-down'), text: cardName(cards, plan.card) });
  const cave = plan.cave ?? 0;
  const sums = sumsOf(plan, at, view, cards, cave);
  const where = [whereWords(spot, view, cards)];
  if (plan.cost) where.push(t('page-hints-pay', { count: plan.cost }));
  return {
    move: idea.move,
    zone: zoneOf(idea.move, view),
    card: plan.card,
    cards: [plan.card],
    title: name,
    where: where.join(' · '),
    gain: spot.gain + cave,
    plan,
    spot: at,
    reasons: [...sums, ...(sums.length && SUMS.includes(idea.why.id) ? [] : said(idea, view, cards))],
    outlook,
  };
}

/** A move of several cards is short: their names stand below, less loud. */
function titleOf(move: string, named: string[], cards: Catalogue): { title: string; where: string } {
  const title = { cave: 'page-confirm-cave', discard: 'page-confirm-discard', pay: 'page-pay-cards' }[verbOf(move)];
  if (!title || named.length < 2) return { title: moveText(move, cards), where: '' };
  return {
    title: t(title, { count: named.length }),
    where: named.map((card) => cardName(cards, card)).join(', '),
  };
}

/** The best ideas as candidates, at most three. */
export function candidatesOf(ideas: HintIdea[], plans: Plan[], view: View, cards: Catalogue): Candidate[] {
  return ideas.slice(0, MOST).map((idea) => {
    const plan = plans.find((each) => each.move === idea.move);
    const best = ideas[0]!;
    const outlook = outlookOf(idea, best);
    if (plan?.spots.length && view.me !== null) return playing(idea, outlook, plan, view, cards);
    const named = idea.move.split(' ').filter((word) => cards.cards[cardId(word)]);
    return {
      move: idea.move,
      zone: zoneOf(idea.move, view),
      card: named[0] ?? null,
      cards: named,
      ...titleOf(idea.move, named, cards),
      gain: null,
      plan: null,
      spot: 0,
      reasons: idea !== best && idea.why.id === OF_THE_BEST ? [] : said(idea, view, cards),
      outlook,
    };
  });
}
