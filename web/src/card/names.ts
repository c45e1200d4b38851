/** What cards and places are called aloud; with what an id stands for. */

import type { Catalogue, HostShown, Slot } from '../lib/types';
import { t } from '../lib/words.svelte';
import { half, halves, readId, sideOf, type CardState, type HalfFound } from './ids';

export * from './ids';

const list = (parts: (string | false | null | undefined)[]): string => parts.filter(Boolean).join(', ');

/** A half as it is said: name, slot, cost, symbol, types, points, state. */
export function spokenName(
  cards: Catalogue,
  found: HalfFound,
  state: CardState | 'chosen' = 'rest',
  gain?: number | null,
): string {
  const { print, slot, symbol } = found;
  const points = print.text.points ?? t('score-points', { count: 0 });
  return list([
    print.name,
    slot !== 'tree' && slot !== 'shrub' && slot !== 'moor' && t('card-half', { slot }),
    t('card-cost', { count: print.cost }),
    symbol && t('card-symbol', { tree: cards.tree_symbols[symbol] ?? symbol }),
    ...print.types.map((type) => cards.types[type]),
    points,
    gain != null && t('card-worth', { points: gain }),
    state !== 'rest' && t('card-state', { state }),
  ]);
}

/** A whole card as it is said: both halves, short. */
export function spokenCard(cards: Catalogue, id: string, state: CardState = 'rest'): string {
  const found = halves(cards, id);
  if (found.length === 0) return t('card-face-down');
  if (found.length === 1) return spokenName(cards, found[0]!, state);
  const each = found.map((one) =>
    list([
      one.print.name,
      t('card-half', { slot: one.slot }),
      t('card-cost', { count: one.print.cost }),
      one.symbol && t('card-symbol', { tree: cards.tree_symbols[one.symbol] ?? one.symbol }),
    ]),
  );
  return list([each.join('; '), state !== 'rest' && t('card-state', { state })]);
}

/** The name of a card of a forest; face down it is what the game calls such a card. */
export function shownName(cards: Catalogue, id: string | null): string {
  const found = id && readId(id).half ? half(cards, id) : null;
  return found?.print.name ?? cards.species[cards.face_down]?.name ?? t('card-face-down');
}

/** What is said of a place in a forest: the names there, the side, what it is worth. */
export function spokenPlace(cards: Catalogue, ids: (string | null)[], slot: Slot, worth?: number, gain = 0): string {
  const names = ids.map((id) => shownName(cards, id));
  return list([
    [...new Set(names)].join(', '),
    ids.length > 1 && t('card-stack', { count: ids.length }),
    slot !== 'host' && t('card-at', { slot: sideOf(slot) }),
    worth !== undefined && t('card-worth', { points: worth }),
    gain > 0 && t('card-gain', { points: gain }),
  ]);
}

/** What is said of a host as a whole: its name, who lives there, whether it is full. */
export function spokenHost(cards: Catalogue, host: HostShown, full: boolean): string {
  const body = host.cards.find(([slot]) => slot === 'host');
  const dwellers = host.cards
    .filter(([slot]) => slot !== 'host')
    .map(([slot, id]) => `${shownName(cards, id)} ${t('card-at', { slot: sideOf(slot) })}`);
  return list([shownName(cards, body?.[1] ?? null), ...dwellers, full && t('card-full')]);
}
