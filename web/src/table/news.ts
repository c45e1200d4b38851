/** What all should know about a table beside the game, the most pressing first. */

import { isDealKnown } from '../home/KnownDeal.svelte';
import type { View } from '../lib/types';

export interface News {
  /** Names what is told, and changes with it: what was put aside comes back only as something else. */
  key: string;
  what: 'deleting' | 'vote' | 'voted' | 'away' | 'ending' | 'bot' | 'deal';
  seat: number;
  /** Seconds until others may vote, or when a bot took over. */
  time: number;
}

const ORDER: readonly News['what'][] = ['deleting', 'vote', 'voted', 'away', 'ending', 'bot', 'deal'];
/** A page that is loaded again is away for a moment; nobody needs to hear of that. */
const BLINK = 3;

function told(what: News['what'], seat = 0, time = 0): News {
  return { key: `${what}-${seat}-${what === 'bot' ? time : ''}`, what, seat, time };
}

/** Who is away, so many seconds after the view came. */
function ofSeat(view: View, seat: number, passed: number): News[] {
  const person = view.seats[seat]!;
  const { away } = person;
  if (view.over || !away || person.kind !== 'human' || seat === view.me) return [];
  if (person.stand_in) return away.bot_at ? [told('bot', seat, away.bot_at)] : [];
  const after = view.settings.vote_after ?? 0;
  if (away.vote_in === null || after - away.vote_in + passed < Math.min(BLINK, after)) return [];
  const left = Math.max(0, away.vote_in - passed);
  if (left || view.me === null) return [told('away', seat, left)];
  return [told(away.votes.includes(view.me) ? 'voted' : 'vote', seat)];
}

/** All that there is to tell; `isEnding`: the table will be deleted before long. */
export function newsOf(view: View, passed: number, isEnding: boolean): News[] {
  const all = view.seats.flatMap((_, seat) => ofSeat(view, seat, passed));
  if (view.deleting?.length && !view.over) all.push(told('deleting', view.deleting[0]));
  if (isEnding) all.push(told('ending'));
  if (isDealKnown(view)) all.push(told('deal'));
  return all.sort((one, other) => ORDER.indexOf(one.what) - ORDER.indexOf(other.what));
}
