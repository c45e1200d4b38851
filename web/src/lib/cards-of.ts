/** The cards as one game has them: playing alone and some options change what cards say, a correction what they show. */

import { ask, cardsPath, catalogue, once } from './api';
import { editionInfo } from './editions.svelte';
import type { Catalogue, GameRecord, View } from './types';

type Options = View['options'];

function hasOwn(edition: string, options: Options): boolean {
  const usual = Object.entries(editionInfo(edition)?.options ?? {});
  return Boolean(
    options.solo ||
    options.correction ||
    usual.some(([name, { default: value }]) => typeof value === 'string' && (options[name] ?? value) !== value),
  );
}

/** Where the cards of a table are. */
export const cardsOfTable = (view: Pick<View, 'edition' | 'options'>, table: string, lang: string): string =>
  hasOwn(view.edition, view.options) ? `/api/tables/${table}/cards?lang=${lang}` : cardsPath(view.edition, lang);

export const fetchCards = (path: string): Promise<Catalogue> => once(path);

/** The cards of a game that was recorded, perhaps elsewhere. */
export const cardsOfRecord = ({ edition, options }: GameRecord, lang: string): Promise<Catalogue> =>
  hasOwn(edition, options)
    ? ask('/api/cards', { method: 'POST', body: { edition, options, lang } })
    : catalogue(edition, lang);
