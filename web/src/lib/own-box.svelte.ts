/** What the owner of a box has found on its cards: kept in this browser, for the tables that are made here. */

import type { Edition } from './types';

const KEY = 'spinney.own-box';

export interface OwnBox {
  /** Whether tables are made with it. */
  on: boolean;
  cards: number;
  icons: number;
  correction: Record<string, unknown>;
}

function read(): Record<string, OwnBox> {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, OwnBox> | null) ?? {};
  } catch {
    return {};
  }
}

let kept = $state.raw<Record<string, OwnBox>>(read());

function keep(next: Record<string, OwnBox>): void {
  kept = next;
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // It holds as long as the page is open.
  }
}

const boxIn = (edition: Edition): string | undefined => edition.split('+').find((box) => kept[box]);

/** What was found on cards of a game, if anything was. */
export const ownBox = (edition: Edition): OwnBox | undefined => kept[boxIn(edition) ?? ''];

/** What was found has changed; without a correction nothing is left of it. */
export function keepOwnBox(box: string, correction: OwnBox['correction'] | null, cards: number, icons: number): void {
  const { [box]: before, ...others } = kept;
  if (correction && cards + icons) others[box] = { on: before?.on ?? false, cards, icons, correction };
  keep(others);
}

/** From now on tables are made with it, or without. */
export function useOwnBox(edition: Edition, on: boolean): void {
  const box = boxIn(edition);
  if (box) keep({ ...kept, [box]: { ...kept[box]!, on } });
}

/** The option of a new table of this game. */
export function ownBoxOption(edition: Edition): { correction?: OwnBox['correction'] } {
  const found = ownBox(edition);
  return found?.on ? { correction: found.correction } : {};
}
