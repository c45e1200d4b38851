/** What a table opens with a tap or at its end, each in a file of its own that is fetched when the table lies there. */

import { Later } from '../lib/later.svelte';

export const sheets = new Later(() => import('./Sheets.svelte'));
export const finish = new Later(() => import('../finish/Finish.svelte'));
export const lobby = new Later(() => import('../home/Lobby.svelte'));
/** Beside the table where there is room: points and log. */
export const rail = new Later(() => import('./ScoreRail.svelte'));

/** Where first hands are drafted. */
export const handDraft = new Later(() => import('./HandDraft.svelte'));

/** Milliseconds that the line is left to what is seen. */
const FIRST = 400;

/** Fetches what may be asked for soon; to be called when all else is drawn. */
export function fetchSoon(): () => void {
  const timer = setTimeout(() => [sheets, finish].forEach((part) => part.fetch()), FIRST);
  return () => clearTimeout(timer);
}
