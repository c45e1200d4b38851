/** The games of this server, as they describe themselves: nothing on the page knows one by its name. */

import { ask } from './api';
import { settings } from './settings.svelte';
import { told } from './site';
import type { EditionInfo } from './types';
import { hasWords, t } from './words.svelte';

const KEY = 'spinney.editions';

function kept(): EditionInfo[] {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? '[]') as EditionInfo[];
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
}

let known = $state.raw<EditionInfo[]>(kept());

/** Where the server tells of its games. */
export const editionsPath = (): string => told(`/api/editions?lang=${settings.lang}`, `editions.${settings.lang}`);

/** Asks the server; without an answer what it told before goes on. */
export async function loadEditions(): Promise<void> {
  const found = await ask<{ editions: EditionInfo[] }>(editionsPath()).catch(() => null);
  if (!found) return;
  setEditions(found.editions);
  try {
    localStorage.setItem(KEY, JSON.stringify(known));
  } catch {
    // It is asked again the next time.
  }
}

export function setEditions(editions: EditionInfo[]): void {
  known = editions;
}

/** All games that can be played here, the usual one first. */
export const editions = (): EditionInfo[] => known;

/** One of them; a combination that is not listed is told by its first box. */
export function editionInfo(edition: string): EditionInfo | undefined {
  return known.find((one) => one.edition === edition) ?? known.find((one) => edition.split('+')[0] === one.edition);
}

/** The game that is chosen where nobody has chosen yet. */
export const usualEdition = (): string => known[0]?.edition ?? '';

/** The game with a box more or less; null where these do not combine. */
export function withBox(edition: string, box: string): string | null {
  const boxes = edition.split('+');
  const wanted = boxes.includes(box) ? boxes.filter((one) => one !== box) : [...boxes, box];
  const isIt = (one: EditionInfo): boolean =>
    one.boxes.length === wanted.length && wanted.every((each) => one.boxes.includes(each));
  return known.find(isIt)?.edition ?? null;
}

/** What can be added to a game, which goes by its first box. */
export const boxesFor = (edition: string): string[] => [
  ...new Set(known.flatMap(({ boxes }) => (boxes[0] === edition.split('+')[0] ? boxes.slice(1) : []))),
];

const boxWords = (box: string): string => `home-box-${box.replaceAll('_', '-')}`;

/** What an added box is called, and what it brings; somebody's own goes by its id. */
export const boxName = (box: string): string => (hasWords(boxWords(box)) ? t(boxWords(box)) : box.replaceAll('_', ' '));
export const boxNote = (box: string): string | undefined =>
  hasWords(`${boxWords(box)}-note`) ? t(`${boxWords(box)}-note`) : undefined;

/** The name of a game. */
export function editionName(edition: string): string {
  const [root = '', ...more] = edition.split('+');
  const id = `home-edition-${root}`;
  if (hasWords(id)) return [t(id), ...more.map(boxName)].join(' + ');
  return known.find((one) => one.edition === edition)?.title ?? edition;
}
