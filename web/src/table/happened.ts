/** What others did since one's own last turn, from the log. */

import { scoredLines, type ScoredLine } from '../finish/changes';
import { holding } from '../finish/log';
import { listed, nameOf } from '../finish/naming';
import type { Table } from '../lib/table.svelte';
import type { Catalogue, GameEvent, LogEntry, Prompt, View } from '../lib/types';
import { t } from '../lib/words.svelte';
import type { Deciding } from './deciding.svelte';

/** So many entries of the log are enough to find everybody's last turn. */
const RECENT = 120;
/** So many moves are shown again at most. */
const AGAIN = 12;

/** The recent turns in words: several places of the table ask for them at each move. */
const recent = lastOf((log: LogEntry[], view: View, cards: Catalogue) => scoredLines(log, view, cards, RECENT));

/** A function that remembers its last answer while it is asked the same. */
function lastOf<Asked extends unknown[], Found>(find: (...asked: Asked) => Found): (...asked: Asked) => Found {
  let last: { asked: Asked; found: Found } | null = null;
  return (...asked) => {
    if (!last?.asked.every((each, at) => each === asked[at])) last = { asked, found: find(...asked) };
    return last.found;
  };
}

const isTold = (line: ScoredLine): boolean =>
  line.seat !== null || line.tone === 'winter' || ['automa', 'clearing'].includes(line.sign);

/** The position at which the own turn began that still runs: what the others did before it stays news until it ends. */
function ownTurnBegan(log: LogEntry[], view: View): number {
  const begins = (event: GameEvent): boolean => event.type === 'turn' && event.number === view.turn;
  const began = log.slice(-RECENT).findLast((entry) => entry.events.some(begins));
  return began?.events.find(begins)?.seat === view.me ? (began?.seq ?? Infinity) : Infinity;
}

/** The turns since the own last one, that one first; without a seat the last of each. */
export function sinceMine(log: LogEntry[], view: View, cards: Catalogue): ScoredLine[] {
  const all = recent(log, view, cards).filter(isTold);
  const began = ownTurnBegan(log, view);
  const own = all.findLastIndex((line) => line.seat !== null && line.seat === view.me && line.seq <= began);
  return all.slice(own < 0 ? -2 * view.seats.length : own);
}

/** What happened after a position, with what befell the seats beside the moves. */
export function sincePosition(table: Table, view: View, cards: Catalogue, from: number): ScoredLine[] {
  const count = table.log.filter((entry) => entry.seq > from).length;
  const notes = table.notes.filter((note) => note.after >= from);
  return scoredLines(table.log, view, cards, Math.min(count, RECENT), notes).filter(isTold);
}

/** How many cards were swept out of the clearing, if that was the last that befell it; no news any more once one has moved again. */
export function sweptAway(log: LogEntry[], me: number | null): number | null {
  const entries = log.slice(-RECENT);
  const befell = (entry: LogEntry): GameEvent | undefined =>
    entry.events.findLast((event) => ['sweep', 'take', 'cave'].includes(event.type));
  const at = entries.findLastIndex(befell);
  const last = entries[at] && befell(entries[at]);
  if (last?.type !== 'sweep' || entries.slice(at + 1).some((entry) => entry.seat === me)) return null;
  return last.number ?? 0;
}

/** The newest turn of each other seat, newest first. */
export function lastMoves(log: LogEntry[], view: View, cards: Catalogue): ScoredLine[] {
  const found = new Map<number, ScoredLine>();
  const all = [...recent(log, view, cards)].reverse();
  if (view.solo) return all.filter(({ sign }) => sign === 'automa').slice(0, 1);
  for (const line of all)
    if (line.seat !== null && line.seat !== view.me && line.sign !== 'player' && !found.has(line.seat))
      found.set(line.seat, line);
  return [...found.values()];
}

/** The moves of others since the own last one or a position, to be shown once more; the last few without an own one. */
export function movesSince(log: LogEntry[], view: View, from?: number): LogEntry[] {
  const began = ownTurnBegan(log, view);
  const own = log.findLastIndex((entry) =>
    from === undefined ? entry.seat === view.me && entry.seq <= began : entry.seq <= from,
  );
  return log
    .slice(own + 1)
    .filter((entry) => entry.seat !== view.me && entry.events.some((event) => event.card !== undefined))
    .slice(-AGAIN);
}

/** Whether some of several cards that may be played for free lie already: what was laid last is not the card that asks. */
export function hasBegun(prompt: Prompt, log: LogEntry[], me: number | null): boolean {
  if (prompt.number !== 0 || !['free', 'face_down'].includes(prompt.kind)) return false;
  const laid = holding(log.slice(-RECENT)).findLast(
    ({ seat, events }) => seat === me && events.some(({ type }) => ['place', 'face_down'].includes(type)),
  );
  return laid?.events.findLast(({ type }) => ['place', 'face_down'].includes(type))?.card !== prompt.card;
}

/** Why nothing can be taken back now, in words. */
export function undoRefusal(log: LogEntry[], view: View, cards: Catalogue): string {
  const last = log.at(-1);
  if (!last || !log.some((entry) => entry.seat === view.me)) return t('page-undo-none');
  if (last.seat !== view.me) return t('page-undo-others');
  const shown = last.events.flatMap((event) =>
    (event.type === 'draw' || event.type === 'reveal') && event.card ? [nameOf(event.card, cards)] : [],
  );
  return shown.length ? t('page-undo-revealed', { cards: listed(shown) }) : t('page-undo-no');
}

/** Takes the last action back, or says why that is not possible. */
export function takeBack(deciding: Deciding, cards: Catalogue): void {
  const { view, table } = deciding;
  if (!view || view.me === null) return;
  if (deciding.eyed !== null || deciding.mayStepBack || deciding.mayUndo) deciding.undo();
  else if (view.settings.take_back) deciding.told = undoRefusal(table.log, view, cards);
}
