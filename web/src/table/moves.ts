/** A move of the engine in words, for hints. */

import { cardId } from '../card/ids';
import { half } from '../card/names';
import type { Catalogue, Plan, Spot, View } from '../lib/types';
import { t } from '../lib/words.svelte';

const nameOf = (cards: Catalogue, id: string): string => {
  const found = half(cards, id);
  return found?.print.name ?? '';
};

/** Both halves of a card: "Raccoon / Roe Deer". */
export function cardName(cards: Catalogue, id: string): string {
  const names = (cards.cards[cardId(id)]?.halves ?? []).map((each) => cards.species[each.species]?.name ?? '');
  return names.join('\u00A0/ '); // no line begins with the slash
}

/** What a move does, in words; `plan` where it plays a card, `hosts` are the names of the own forest's. */
export function moveText(move: string, cards: Catalogue, plan?: Plan, hosts: string[] = []): string {
  const [verb = '', ...ids] = move.split(' ');
  const all = ids.map((id) => cardName(cards, id)).join(', ');
  switch (verb) {
    case 'draw':
      return ids[0] === 'deck' ? t('move-draw-deck') : t('move-draw-card', { card: all });
    case 'play':
    case 'place':
      return t(verb === 'play' ? 'move-play' : 'move-place', { species: nameOf(cards, plan?.card ?? ids[0] ?? '') });
    case 'sapling':
      return t('page-face-down-card', { card: all });
    case 'pay':
      return t('move-pay', { cards: all });
    case 'cave':
      return t('move-cave', { cards: all });
    case 'discard':
      return t('move-discard', { cards: all });
    case 'give':
      return t('move-give', { cards: all });
    case 'take':
      return t('move-take', { card: all });
    case 'lay':
      return t('move-lay', { card: all });
    case 'keep':
      return ids.length ? t('move-keep-card', { card: all }) : t('move-keep-hand');
    case 'mulligan':
    case 'use':
    case 'skip':
    case 'stop':
    case 'show':
      return t(`move-${verb}`);
    case 'draft':
      return t('move-draft', { number: ids[0] ?? '' });
    case 'on':
    case 'join':
      return t(`move-${verb}`, { host: hosts[Number(ids[0])] ?? '' });
    default:
      return move;
  }
}

/** Where a place is: "atop Oak", "into your forest". */
export function whereWords(spot: Spot, view: View, cards: Catalogue): string {
  const host = spot.host === null || view.me === null ? undefined : view.seats[view.me]?.forest.hosts[spot.host];
  if (!host) return t('page-new-host');
  const name = cards.species[host.species.split('@')[0] ?? '']?.name ?? '';
  const side = spot.move?.startsWith('join')
    ? 'page-joins'
    : spot.position.startsWith('top')
      ? 'page-atop'
      : spot.position.startsWith('bottom')
        ? 'page-below'
        : 'page-beside';
  return `${t(side)} ${name}`;
}

/** Which of several places is worth most now; the first of equals. */
export function bestSpot(spots: Spot[]): number {
  let best = 0;
  spots.forEach((spot, number) => {
    if (spot.gain > (spots[best]?.gain ?? 0)) best = number;
  });
  return best;
}
