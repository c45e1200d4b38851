/** A forest of which only numbers are known: the cards of a species, and the answers about where they lie. */

import type { Counter, Rules } from './compiled';
import type { ForestRead } from './forest';
import { shownId, twiceId, type NumbersRead, type Question } from './questions';
import { sum, Tally } from './tally';

/** So many cards of a species, each with a number. */
const each = (number: number, value: (card: number) => number): number[] =>
  Array.from({ length: number }, (_, card) => value(card));

export class NumberTally extends Tally {
  readonly numbers: ReadonlyMap<string, number>;
  readonly #questions: Map<string, Question>;

  constructor(rules: Rules, forest: ForestRead, read: NumbersRead) {
    super(rules, forest);
    this.numbers = read.counts;
    this.#questions = new Map(read.questions.map((question) => [question.id, question]));
  }

  #answer = (id: string | undefined): number => this.#questions.get(id ?? '')?.value ?? 0;

  /** Those that count twice come first. */
  weights(species: string): number[] {
    const twice = this.#answer(twiceId(species));
    return each(this.number(species), (card) => (card < twice ? 2 : 1));
  }

  units(counter: Counter): number[] {
    const number = this.number(counter.own!);
    const value = this.#answer(counter.ask);
    // Only their sum is known; whichever host it is put down to.
    if (counter.attached) return each(number, (card) => (card ? 0 : value));
    if (counter.symbol) return each(number, (card) => Number(card < value));
    const ask = this.#questions.get(counter.ask ?? '')?.ask;
    const apart = ask?.is === 'met' && ask.apart;
    return each(number, (card) => Number(apart ? card >= number - value : card < value));
  }

  guests(counter: Counter): number {
    return this.#answer(counter.ask);
  }

  showing(counter: Counter): number {
    return sum(Object.keys(counter.shown!).map((species) => this.#answer(shownId(species, counter))));
  }

  protected placed({ symbol, full, places, ask }: Counter): number {
    if (symbol) return this.number(symbol) + this.#owns(symbol) + this.#answer(ask);
    return full || places ? this.#answer(ask) : 0;
  }

  /** Cards that show the symbol and are asked for theirs one by one. */
  #owns(symbol: string): number {
    return [...this.#questions.values()].reduce(
      (sum, { ask, value }) => sum + (ask.is === 'own' && ask.symbol === symbol ? value : 0),
      0,
    );
  }
}
