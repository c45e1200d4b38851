/** Entering a forest in numbers: what a table becomes by one step. */

import {
  numbersOf,
  readNumbers,
  type ForestRead,
  type ForestRow,
  type Quick,
  type Rules,
  type TableRow,
} from '../rules';
import { withForest } from './entry';

/** The same numbers without answers that nobody asks for any more; those beyond the numbers are capped. */
function tidied(rules: Rules, quick: Quick): Quick {
  const { counts, questions } = readNumbers(rules, quick);
  const kept = questions.filter(({ id, asked }) => asked && id in quick.answers);
  return { counts: Object.fromEntries(counts), answers: Object.fromEntries(kept.map(({ id, value }) => [id, value])) };
}

/** What the server keeps of a number. */
const MOST = 99;
const capped = (number: number): number => Math.min(MOST, Math.max(0, number));

const EMPTY: Quick = { counts: {}, answers: {} };
const withQuick = (rules: Rules, table: TableRow, seat: number, change: (quick: Quick) => Quick): TableRow =>
  withForest(table, seat, (forest) => (forest.quick = tidied(rules, change(forest.quick ?? EMPTY))));

/** So many cards of a species. */
export const setCount = (rules: Rules, table: TableRow, seat: number, species: string, number: number): TableRow =>
  withQuick(rules, table, seat, ({ counts, answers }) => ({
    counts: { ...counts, [species]: capped(number) },
    answers,
  }));

/** The answer to a question. */
export const setAnswer = (rules: Rules, table: TableRow, seat: number, id: string, number: number): TableRow =>
  withQuick(rules, table, seat, ({ counts, answers }) => ({ counts, answers: { ...answers, [id]: capped(number) } }));

/** From cards to numbers; nothing is lost that scores. */
export const toNumbers = (rules: Rules, table: TableRow, seat: number, read: ForestRead): TableRow =>
  withForest(table, seat, (forest) => {
    forest.quick = numbersOf(rules, read);
    forest.hosts = [];
  });

/** Whether a forest can be entered card by card: nothing in it is known by its number only. */
export const canBeCards = ({ quick }: ForestRow): boolean => !quick || !Object.values(quick.counts).some(Boolean);

/** From numbers to cards, while there are none. */
export const toCards = (table: TableRow, seat: number): TableRow =>
  withForest(table, seat, (forest) => delete forest.quick);
