/** What the guide says, and when: each step waits for its moment in the game. */

import { cardId } from '../card/ids';
import type { Catalogue, Look, Plan, View } from '../lib/types';

export interface Moment {
  view: View;
  look: Look | null;
  cards: Catalogue;
  /** Whether another player's forest was opened. */
  visited: boolean;
}

export interface Step {
  /** Also the name of its words: `learn-coach-…` and `learn-coach-…-text`. */
  id: string;
  /** What it speaks of, as the page names it: the guide must not lie over that. */
  about: 'hand' | 'prompt' | 'forest' | 'clearing' | 'deck' | 'others';
  when: (moment: Moment) => boolean;
  /** What a ring is drawn around while it speaks of that, as a selector. */
  ring?: (args: Record<string, string>, view: View) => string;
  /** Its words say what to do for the guide to go on. */
  asks?: boolean;
  /** What its words name. */
  args?: (moment: Moment) => Record<string, string>;
}

const FEW_CARDS = 2;
const MANY_CARDS = 9;
const CLEARING_FILLS = 7;
const WINTER_NEARS = 12;

/** Whether this seat is to decide. */
export const isMine = ({ view }: Moment): boolean => view.me !== null && view.prompt?.seat === view.me;

/** Whether this seat has its turn: what answers itself on the way (a hand that is kept, a card that is drawn) is none. */
export const myTurn = (moment: Moment): boolean => isMine(moment) && moment.view.prompt?.kind === 'turn';
const hosts = ({ view }: Moment, own: boolean): number =>
  Math.max(0, ...view.seats.filter((_, seat) => (seat === view.me) === own).map((seat) => seat.forest.hosts.length));
const dwellers = ({ view }: Moment): number =>
  (view.seats[view.me ?? 0]?.forest.hosts ?? []).reduce((sum, host) => sum + host.cards.length - 1, 0);

/** What the guide waits for after these steps, by the name of its words: `learn-coach-wait-…`. */
export const awaited = (moment: Moment, told: string[]): 'dweller' | 'turn' =>
  hosts(moment, true) > 0 && dwellers(moment) === 0 && !told.includes('worth') ? 'dweller' : 'turn';
const speciesOf = (cards: Catalogue, plan: Plan): string => {
  const print = cards.cards[cardId(plan.card)];
  return print?.halves[plan.card.endsWith('b') ? 1 : 0]?.species ?? '';
};

/** The cheapest tree in hand. */
function treeToPlay({ look, cards }: Moment): Plan | undefined {
  const trees = (look?.plans ?? []).filter(
    (plan) => !plan.move.startsWith('sapling') && cards.species[speciesOf(cards, plan)]?.place === 'tree',
  );
  return trees.sort((a, b) => a.cost - b.cost)[0];
}

const hasTree = ({ view, cards }: Moment): boolean =>
  view.hand.some((card) => cards.cards[card]?.halves[0]?.slot === 'tree');

const maySapling = ({ look }: Moment): boolean => (look?.plans ?? []).some(({ move }) => move?.startsWith('sapling'));

const HAND = '[data-testid=hand]';
const COIN_AND_SYMBOL = ['.coin', '.symbol', '.mark'].map((part) => `${HAND} li:first-child ${part}`).join();
const PROMPT = '[data-testid=prompt]';
const CLEARING = 'section:has(> [data-testid=clearing])';
const DECK = '[data-testid=deck]';
const CLOCK = '.deck-area .clock';
const WORTHS = '[data-testid=forest] .coin.worth';

export const STEPS: Step[] = [
  { id: 'welcome', about: 'hand', ring: () => HAND, when: () => true },
  { id: 'turn', about: 'prompt', ring: () => PROMPT, when: myTurn },
  { id: 'cards', about: 'hand', ring: () => COIN_AND_SYMBOL, when: myTurn },
  {
    id: 'tree',
    about: 'hand',
    ring: ({ card = '' }) => `${HAND} [data-card="${card}"] .card`,
    asks: true,
    when: (moment) => myTurn(moment) && hosts(moment, true) === 0 && treeToPlay(moment) !== undefined,
    args: (moment): Record<string, string> => {
      const plan = treeToPlay(moment);
      if (!plan) return { species: '' };
      const species = moment.cards.species[speciesOf(moment.cards, plan)];
      return { species: species?.name ?? '', card: cardId(plan.card) };
    },
  },
  {
    id: 'clearing',
    about: 'clearing',
    ring: () => CLEARING,
    when: (moment) => hosts(moment, true) > 0 && moment.view.clearing.length > 0,
  },
  {
    id: 'dweller',
    about: 'hand',
    ring: () => `${HAND} .card.playable:has(.seam)`,
    asks: true,
    when: (moment) => myTurn(moment) && hosts(moment, true) > 0 && dwellers(moment) === 0,
  },
  {
    id: 'bonus',
    about: 'hand',
    ring: () => `${HAND} .chip.bonus`,
    when: (moment) =>
      isMine(moment) &&
      hosts(moment, true) > 0 &&
      (moment.look?.plans ?? []).some((plan) => plan.bonus && plan.earns.length > 0),
  },
  { id: 'worth', about: 'forest', ring: () => WORTHS, when: (moment) => dwellers(moment) > 0 },
  {
    id: 'draw',
    about: 'clearing',
    ring: () => `${CLEARING}, ${DECK}`,
    when: (moment) => myTurn(moment) && moment.view.hand.length <= FEW_CARDS,
  },
  {
    id: 'others',
    about: 'others',
    ring: (_, view) => `[data-seat]:not([data-seat="${view.me}"])`,
    asks: true,
    when: (moment) => isMine(moment) && hosts(moment, false) > 1,
  },
  {
    id: 'sapling',
    about: 'hand',
    ring: () => HAND,
    when: (moment) => myTurn(moment) && hosts(moment, true) > 0 && !hasTree(moment) && maySapling(moment),
  },
  {
    id: 'limit',
    about: 'hand',
    ring: () => HAND,
    when: (moment) => myTurn(moment) && moment.view.hand.length >= MANY_CARDS,
  },
  { id: 'sweep', about: 'clearing', ring: () => CLEARING, when: ({ view }) => view.clearing.length >= CLEARING_FILLS },
  {
    id: 'clock',
    about: 'deck',
    ring: () => CLOCK,
    // Whoever did what the step about the other forest asks for finds the guide going on.
    when: ({ view, look, visited }) => look !== null && (visited || look.sure <= WINTER_NEARS) && view.winter === 0,
  },
  { id: 'winter', about: 'deck', ring: () => CLOCK, when: ({ view }) => view.winter >= 1 },
  { id: 'last', about: 'deck', ring: () => CLOCK, when: ({ view }) => view.winter >= 2 },
];
