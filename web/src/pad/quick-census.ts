/** A forest of which only numbers are known: the cards of a species, and the answers about where they lie. */

import type { Rule } from '../lib/types';
import { Census } from './census';
import type { Kit } from './kit';
import type { Ask, QuickRead } from './quick';
import type { ForestRead } from './read';

type AskOf<Is extends Ask['is']> = Extract<Ask, { is: Is }>;

/** So many cards of a species, each with a number. */
const each = (number: number, value: (card: number) => number): number[] =>
  Array.from({ length: number }, (_, card) => value(card));

export class NumberCensus extends Census {
  readonly numbers: ReadonlyMap<string, number>;
  readonly #quick: QuickRead;

  constructor(kit: Kit, forest: ForestRead, quick: QuickRead) {
    super(kit, forest);
    this.numbers = quick.counts;
    this.#quick = quick;
  }

  /** The question of a kind for which something holds, with its answer. */
  #find<Is extends Ask['is']>(
    is: Is,
    fits: (ask: AskOf<Is>) => boolean,
  ): { ask: AskOf<Is>; value: number } | undefined {
    const found = this.#quick.questions.find(({ ask }) => ask.is === is && fits(ask as AskOf<Is>));
    return found && { ask: found.ask as AskOf<Is>, value: found.value };
  }

  /** Those that count twice come first. */
  weights(species: string): number[] {
    const twice = this.#find('twice', (ask) => ask.species === species)?.value ?? 0;
    return each(this.number(species), (card) => (card < twice ? 2 : 1));
  }

  symbols(species: string): (string | null)[] {
    const number = this.number(species);
    if (species in this.kit.cards.tree_symbols) return Array.from({ length: number }, () => species);
    const shown = this.#owns(({ ask }) => ask.species === species).flatMap(({ ask, value }) =>
      Array.from({ length: value }, (): string | null => ask.symbol),
    );
    return [...shown, ...Array.from({ length: number - shown.length }, () => null)];
  }

  #owns(fits: (question: { ask: AskOf<'own'> }) => boolean): { ask: AskOf<'own'>; value: number }[] {
    return this.#quick.questions.flatMap(({ ask, value }) =>
      ask.is === 'own' && fits({ ask }) ? [{ ask, value }] : [],
    );
  }

  units(rule: Rule, species: string): number[] {
    const number = this.number(species);
    if ('at' in rule) {
      // Only their sum is known; whichever host it is put down to.
      const cards = this.#find('at', (ask) => ask.species === species)?.value ?? 0;
      return each(number, (card) => (card ? 0 : cards));
    }
    const met = this.#find('met', (ask) => ask.species === species);
    if (!met) return each(number, () => 0);
    return each(number, (card) => Number(met.ask.apart ? card >= number - met.value : card < met.value));
  }

  protected bees(rule: Rule): number {
    return this.#find('bees', (ask) => ask.rule.species === rule.species && ask.rule.type === rule.type)?.value ?? 0;
  }

  protected placed(rule: Rule): number {
    if ('tree_symbol' in rule) {
      const symbol = String(rule.tree_symbol);
      const owns = this.#owns(({ ask }) => ask.symbol === symbol).reduce((sum, { value }) => sum + value, 0);
      return this.number(symbol) + owns + (this.#find('symbol', (ask) => ask.symbol === symbol)?.value ?? 0);
    }
    const like = (ask: { rule: Rule }): boolean => JSON.stringify(ask.rule) === JSON.stringify(rule);
    return this.#find('full' in rule ? 'full' : 'slot', like)?.value ?? 0;
  }
}
