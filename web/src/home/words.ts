/** Words that several pages of the home page make in the same way. */

import { Refused } from '../lib/api';
import { t } from '../lib/words.svelte';

/** What went wrong, for people. */
export function trouble(error: unknown): string {
  if (!(error instanceof Refused)) return t('home-error-other', { message: String(error) });
  if (error.code === 'offline') return t('home-error-offline');
  if (error.code === 'too_many') return t('home-error-too-many');
  if (error.code === 'unavailable') return t('home-error-unavailable');
  if (error.code === 'no_seat') return t('home-error-no-seat');
  if (error.code === 'no_such_table') return t('home-error-no-such-table');
  if (error.message.startsWith('no bot')) return t('home-error-bot');
  return t('home-error-other', { message: error.message });
}

export { editionName } from '../lib/editions.svelte';

export const LEVELS = ['novice', 'player', 'expert'] as const;
export type Level = (typeof LEVELS)[number];

/** How strong a bot is, by the kind of its seat (`bot:expert`); other bots keep their own name. */
export function levelName(kind: string): string {
  const level = kind.replace(/^bot:/, '');
  return LEVELS.some((known) => known === level) ? t(`home-level-${level}`) : level;
}
