/** Who has won, in words. */

import { playerName } from '../lib/people';
import type { SeatShown, View } from '../lib/types';
import { t } from '../lib/words.svelte';
import { listed } from './naming';

/** The server numbers people who gave one name: Ana, Ana (2). */
const bareName = (seat: SeatShown): string => seat.name.replace(/ \(\d+\)$/, '');

/** The seat of whoever reads; null for a spectator, and for people on one device: they read together. */
function reader({ me, seats }: View): number | null {
  const own = me === null ? undefined : seats[me];
  const together = seats.some(
    (seat, at) => own && at !== me && seat.kind === 'human' && bareName(seat) === bareName(own),
  );
  return together ? null : me;
}

export function outcomeWords(view: View): string {
  const winners = (view.winners ?? []).filter((at) => view.seats[at]);
  const me = reader(view);
  const isMine = me !== null && winners.includes(me);
  const names = winners.filter((at) => !isMine || at !== me).map((at) => playerName(view.seats[at]!));
  if (isMine) return names.length ? t('finish-you-tie', { players: listed(names) }) : t('finish-you-win');
  return names.length > 1 ? t('finish-tie', { players: listed(names) }) : t('score-winner', { player: names[0] ?? '' });
}
