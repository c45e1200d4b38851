/** How a forest of cards becomes numbers: what is in it, and the answers to all that is asked about it. */

import type { Rules } from './compiled';
import type { ForestRead, Quick } from './forest';
import { questionsOf, type Ask } from './questions';
import { CardTally, sum } from './tally';

/** What a forest of cards answers to a question. */
function truth(tally: CardTally, ask: Ask): number {
  switch (ask.is) {
    case 'twice':
      return tally.weights(ask.species).filter((weight) => weight > 1).length;
    case 'met':
    case 'attached':
      return sum(tally.units(ask.counter));
    case 'own':
      return sum(tally.units({ own: ask.species, symbol: ask.symbol }));
    case 'symbol':
      return shownElsewhere(tally, ask.symbol);
    case 'guests':
      return tally.guests(ask.counter);
    case 'shown':
      return tally.showing(ask.counter);
    default:
      return tally.count(tally.rules.compiled.counters.indexOf(ask.counter));
  }
}

/** Cards that show a symbol, without those that always do and those that are asked for theirs one by one. */
function shownElsewhere(tally: CardTally, symbol: string): number {
  return tally.entries.filter(
    ({ card }) => card.symbol === symbol && !tally.rules.of(card.species).shows && !tally.rules.countsOwn(card.species),
  ).length;
}

/** A forest of cards in numbers. */
export function numbersOf(rules: Rules, forest: ForestRead): Quick {
  const tally = new CardTally(rules, forest);
  const counts = new Map(
    rules.order.flatMap((species): [string, number][] =>
      tally.number(species) ? [[species, tally.number(species)]] : [],
    ),
  );
  // A symbol that none of them shows goes without saying.
  const asked = questionsOf(rules, counts, (_, ask) => truth(tally, ask)).filter(
    (question) => question.asked && (question.value || question.ask.is !== 'own'),
  );
  return { counts: Object.fromEntries(counts), answers: Object.fromEntries(asked.map(({ id, value }) => [id, value])) };
}
