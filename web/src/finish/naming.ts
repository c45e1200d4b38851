/** Names within sentences: of players, of cards, of several at once. */

import { cardId, isHalf } from '../card/ids';
import { settings } from '../lib/settings.svelte';
import type { Catalogue } from '../lib/types';

export interface LinePart {
  text: string;
  as: 'plain' | 'player' | 'species';
}

// Names travel through the words between marks that no text has, so that they can be set in their own type.
const PLAYER = '\uE001';
const SPECIES = '\uE002';
const END = '\uE000';

/** A name to be put into a sentence, and found again in it. */
export const asPlayer = (name: string): string => PLAYER + name + END;
export const asSpecies = (name: string): string => SPECIES + name + END;

/** The sentence taken apart at its names. */
export function partsOf(sentence: string): LinePart[] {
  return sentence
    .split(/([\uE001\uE002][^\uE000]*\uE000)/)
    .filter((piece) => piece !== '')
    .map((piece) => {
      if (piece.startsWith(PLAYER)) return { text: piece.slice(1, -1), as: 'player' };
      if (piece.startsWith(SPECIES)) return { text: piece.slice(1, -1), as: 'species' };
      return { text: piece, as: 'plain' };
    });
}

/** The name of a half (`B012a`) or of a whole card (`B012`): a split card has two. */
export function nameOf(card: string, cards: Catalogue): string {
  const print = cards.cards[cardId(card)];
  if (!print) return card;
  const halves = isHalf(card) ? print.halves.slice(card.endsWith('b') ? 1 : 0).slice(0, 1) : print.halves;
  return halves.map((half) => cards.species[half.species]?.name ?? half.species).join('/\u200B'); // a line may break there
}

const lists = new Map<string, Intl.ListFormat>();

/** "A, B and C" in the present language. */
export function listed(names: string[]): string {
  const { lang } = settings;
  // One for each language: to make one takes longer than the rest of the sentence.
  if (!lists.has(lang)) lists.set(lang, new Intl.ListFormat(lang));
  return lists.get(lang)!.format(names);
}
