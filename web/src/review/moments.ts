/** Moments of a review in words. */

import { isHalf } from '../card/ids';
import { half } from '../card/names';
import { asPlayer, asSpecies, partsOf, type LinePart } from '../finish/naming';
import type { Catalogue, MomentTold, View, Why } from '../lib/types';
import { hasWords, t } from '../lib/words.svelte';
import { playerName } from '../lib/people';
import { moveText } from '../table/moves';

export interface Sentence {
  parts: LinePart[];
  /** The species that it speaks of. */
  species: string | null;
}

/** Which board of a moment is shown. */
export type Side = 'before' | 'played' | 'better';

/** Reasons that only say once more which move is the better one. */
const EMPTY = ['why-draft', 'why-least'];

/** What is said of a moment: against the one move, and for the other. */
export const sentencesOf = ({ against, why }: MomentTold, cards: Catalogue, people: View['seats']): Sentence[] =>
  [against, why].flatMap((one) => (one && !EMPTY.includes(one.id) && sentenceOf(one, cards, people)) || []);

/** Why a moment is judged otherwise than one that cost as many points: the chances to win decide, too. */
export function verdictOf(moment: MomentTold, moments: MomentTold[]): string | null {
  const others = moments.filter(({ kind }) => kind !== 'good' && kind !== moment.kind);
  if (moment.kind === 'big' && others.some(({ gain }) => gain <= moment.gain)) return t('review-by-chance');
  if (moment.kind === 'slip' && others.some(({ gain }) => gain >= moment.gain)) return t('review-despite-points');
  return null;
}

/** A bot's reason as a sentence taken apart at its names. */
export function sentenceOf(why: Why, cards: Catalogue, people: View['seats']): Sentence | null {
  if (!hasWords(why.id)) return null;
  const { seat, species, ...rest } = why.args;
  const args: Record<string, string | number> = { ...rest };
  if (typeof species === 'string') args.species = asSpecies(cards.species[species]?.name ?? '');
  const person = typeof seat === 'number' ? people[seat] : undefined;
  if (person) args.player = asPlayer(playerName(person));
  return { parts: partsOf(t(why.id, args)), species: typeof species === 'string' ? species : null };
}

/** The names of the hosts of a forest, as moves speak of them. */
export function hostsOf(view: View, seat: number, cards: Catalogue): string[] {
  const hosts = view.seats[seat]?.forest.hosts ?? [];
  return hosts.map((host) => cards.species[host.species.split('@')[0] ?? '']?.name ?? '');
}

/** Whether a move can only be told by who knows the forest. */
export const needsForest = (moment: MomentTold): boolean =>
  [moment.played, moment.other].some((move) => /^(on|join) /.test(move));

/** A move in words; where another that is told beside it has the same, with the tree symbols that tell them apart. */
export function told(move: string, cards: Catalogue, hosts: string[], beside = move): string {
  const text = moveText(move, cards, undefined, hosts);
  if (beside === move || text !== moveText(beside, cards, undefined, hosts)) return text;
  const symbols = move.split(' ').flatMap((id) => symbolsOf(id, cards));
  return symbols.length ? `${text} (${symbols.join(', ')})` : text;
}

/** The names of the tree symbols of a half, or of all that a card shows. */
function symbolsOf(id: string, cards: Catalogue): string[] {
  const shown = isHalf(id) ? [half(cards, id)] : (cards.cards[id]?.halves ?? []);
  return shown.flatMap((one) => (one?.symbol ? [cards.tree_symbols[one.symbol] ?? ''] : []));
}

/** The half that a place is chosen for or that is paid for, by the moves before. */
export function halfPlayed(moves: readonly string[], number: number): string | null {
  const last = moves.slice(0, number - 1).findLast((move) => !/^(on|join) /.test(move)) ?? '';
  return /^(play|place) (\w+)/.exec(last)?.[2] ?? null;
}

/** A move in words that can be read alone: a place or a payment with the name of what is played. */
export function titleOf(
  move: string,
  number: number,
  moves: readonly string[],
  cards: Catalogue,
  hosts: string[],
  beside = move,
): string {
  const text = told(move, cards, hosts, beside);
  const played = /^(on|join|pay) /.test(move) ? halfPlayed(moves, number) : null;
  const name = played && half(cards, played)?.print.name;
  return name ? t('label', { label: name, text }) : text;
}

/** The better of the two moves. */
export const betterOf = (moment: MomentTold): string => (moment.kind === 'good' ? moment.played : moment.other);

/** The card or half that a move is about. */
export function cardOf(move: string): string | null {
  const [verb = '', word = ''] = move.split(' ');
  return ['play', 'place', 'draw', 'take', 'keep', 'sapling'].includes(verb) && word !== 'deck' ? word || null : null;
}

/** Whether a card shows a species. */
export const shows = (card: string, species: string, cards: Catalogue): boolean =>
  ['a', 'b'].some((letter) => half(cards, card + letter)?.species === species);

/**
 * The moments as they are listed: in the order of the game once that is settled. Until then what is listed keeps its
 * place, also what is outweighed by now, and what is new comes after it: nobody taps a row that has just gone away.
 */
export function inTheirPlaces(listed: MomentTold[], found: MomentTold[], settled: boolean): MomentTold[] {
  if (settled) return found;
  const known = new Map(found.map((one) => [one.number, one]));
  const kept = listed.map((one) => known.get(one.number) ?? one);
  return [...kept, ...found.filter(({ number }) => listed.every((one) => one.number !== number))];
}
