/** Words that several pages of the front door make in the same way. */

import { Refused } from '../lib/api';
import { t } from '../lib/words.svelte';

/** What went wrong, for people. */
export function trouble(error: unknown): string {
  if (!(error instanceof Refused)) return t('door-error-other', { message: String(error) });
  if (error.code === 'offline') return t('door-error-offline');
  if (error.code === 'too_many') return t('door-error-too-many');
  if (error.code === 'unavailable') return t('door-error-unavailable');
  if (error.code === 'no_seat') return t('door-error-no-seat');
  if (error.code === 'no_such_table') return t('door-error-no-such-table');
  if (error.message.startsWith('no bot')) return t('door-error-bot');
  return t('door-error-other', { message: error.message });
}

export { editionName } from '../lib/editions.svelte';

export const LEVELS = ['novice', 'player', 'expert'] as const;
export type Level = (typeof LEVELS)[number];

/** How strong a bot is, by the kind of its seat (`bot:expert`); other bots keep their own name. */
export function levelName(kind: string): string {
  const level = kind.replace(/^bot:/, '');
  return LEVELS.some((known) => known === level) ? t(`door-level-${level}`) : level;
}
