/** Entering a forest in numbers: what a table becomes by one step, and how a forest of cards becomes numbers. */

import { CardCensus } from './census';
import { withForest } from './entry';
import type { ForestRow, Kit, Quick, TableRow } from './kit';
import { ownAskers, questionsOf, readQuick, type Ask } from './quick';
import type { ForestRead } from './read';

/** What a forest of cards answers to a question. */
function truth(census: CardCensus, ask: Ask): number {
  switch (ask.is) {
    case 'twice':
      return census.weights(ask.species).filter((weight) => weight > 1).length;
    case 'met':
      return census.units(ask.rule, ask.species).filter(Boolean).length;
    case 'at':
      return census.units({ at: 'this' }, ask.species).reduce((sum, cards) => sum + cards, 0);
    case 'own':
      return census.symbols(ask.species).filter((symbol) => symbol === ask.symbol).length;
    case 'symbol': {
      const owns = ownAskers(census.kit, census.numbers).flatMap((species) => census.symbols(species));
      return (
        census.count({ tree_symbol: ask.symbol }) -
        census.number(ask.symbol) -
        owns.filter((symbol) => symbol === ask.symbol).length
      );
    }
    case 'bees':
      return census.count(ask.rule) - census.count({ ...ask.rule, bees: false });
    default:
      return census.count(ask.rule);
  }
}

/** A forest of cards in numbers: what is in it, and the answers to all that is asked about it. */
export function countedFrom(kit: Kit, forest: ForestRead): Quick {
  const census = new CardCensus(kit, forest);
  const counts = new Map(
    kit.order.flatMap((species): [string, number][] =>
      census.number(species) ? [[species, census.number(species)]] : [],
    ),
  );
  // A symbol that none of them shows goes without saying.
  const asked = questionsOf(kit, counts, (_, ask) => truth(census, ask)).filter(
    (question) => question.asked && (question.value || question.ask.is !== 'own'),
  );
  return { counts: Object.fromEntries(counts), answers: Object.fromEntries(asked.map(({ id, value }) => [id, value])) };
}

/** The same numbers without answers that nobody asks for any more; those beyond the numbers are capped. */
function tidied(kit: Kit, quick: Quick): Quick {
  const { counts, questions } = readQuick(kit, quick);
  const kept = questions.filter(({ id, asked }) => asked && id in quick.answers);
  return { counts: Object.fromEntries(counts), answers: Object.fromEntries(kept.map(({ id, value }) => [id, value])) };
}

/** What the server keeps of a number. */
const MOST = 99;
const capped = (number: number): number => Math.min(MOST, Math.max(0, number));

const EMPTY: Quick = { counts: {}, answers: {} };
const withQuick = (kit: Kit, table: TableRow, seat: number, change: (quick: Quick) => Quick): TableRow =>
  withForest(table, seat, (forest) => (forest.quick = tidied(kit, change(forest.quick ?? EMPTY))));

/** So many cards of a species. */
export const setCount = (kit: Kit, table: TableRow, seat: number, species: string, number: number): TableRow =>
  withQuick(kit, table, seat, ({ counts, answers }) => ({ counts: { ...counts, [species]: capped(number) }, answers }));

/** The answer to a question. */
export const setAnswer = (kit: Kit, table: TableRow, seat: number, id: string, number: number): TableRow =>
  withQuick(kit, table, seat, ({ counts, answers }) => ({ counts, answers: { ...answers, [id]: capped(number) } }));

/** From cards to numbers; nothing is lost that scores. */
export const toNumbers = (kit: Kit, table: TableRow, seat: number, read: ForestRead): TableRow =>
  withForest(table, seat, (forest) => {
    forest.quick = countedFrom(kit, read);
    forest.hosts = [];
  });

/** Whether a forest can be entered card by card: nothing in it is known by its number only. */
export const canBeCards = ({ quick }: ForestRow): boolean => !quick || !Object.values(quick.counts).some(Boolean);

/** From numbers to cards, while there are none. */
export const toCards = (table: TableRow, seat: number): TableRow =>
  withForest(table, seat, (forest) => delete forest.quick);
