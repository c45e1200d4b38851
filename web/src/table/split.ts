/** A draft of first hands: where each card of the own offer goes, until all of them have a place. */

import type { SplitNumbers } from '../generated/server';
import { cardAt } from './layout';

export const PLACES = ['hand', 'right', 'left', 'clearing'] as const;
export type SplitPlace = (typeof PLACES)[number];
/** Which card, by its key among `placed` ones, goes where; what is not named leaves the game. */
export type Given = Readonly<Record<string, SplitPlace>>;

export const countAt = (given: Given, place: SplitPlace): number =>
  Object.values(given).filter((each) => each === place).length;

/** The places that get cards, in the order of the rules. */
export const placesOf = (wanted: SplitNumbers): SplitPlace[] => PLACES.filter((place) => wanted[place] > 0);

/** The first place that still needs a card. */
export const openPlace = (given: Given, wanted: SplitNumbers): SplitPlace | null =>
  placesOf(wanted).find((place) => countAt(given, place) < wanted[place]) ?? null;

/** A card was tapped: it goes to the place that is being filled, or back where it has one already. */
export function tapped(given: Given, key: string, place: SplitPlace | null, wanted: SplitNumbers): Given {
  if (given[key]) return Object.fromEntries(Object.entries(given).filter(([other]) => other !== key));
  return place && countAt(given, place) < wanted[place] ? { ...given, [key]: place } : given;
}

/** The moves that say so. */
export function splitMoves(given: Given, wanted: SplitNumbers): string[] {
  return placesOf(wanted).map((place) => {
    const keys = Object.keys(given).filter((key) => given[key] === place);
    return `give ${keys.map(cardAt).sort().join(' ')}`;
  });
}

/** What was said before, as cards with their places. */
export function givenBy(moves: readonly string[], wanted: SplitNumbers): Given {
  const given: Record<string, SplitPlace> = {};
  const seen = new Map<string, number>();
  placesOf(wanted).forEach((place, at) => {
    for (const card of (moves[at] ?? '').split(' ').slice(1)) {
      const number = (seen.get(card) ?? 0) + 1;
      seen.set(card, number);
      given[number > 1 ? `${card}#${number}` : card] = place;
    }
  });
  return given;
}
