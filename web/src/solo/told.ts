/** What is said of games that are played alone: the automa's cards, the challenge, its medals. */

import { editionInfo } from '../lib/editions.svelte';
import type { SoloInfo } from '../lib/types';
import type { Edition } from '../lib/types';
import { t } from '../lib/words.svelte';

export type Medal = 'bronze' | 'silver' | 'gold';
export const MEDALS: Medal[] = ['bronze', 'silver', 'gold'];
export type Challenge = SoloInfo['challenges'][number];

const key = (challenge: Challenge): string => `challenge-${challenge.key.replaceAll('_', '-')}`;
export const challengeTitle = (challenge: Challenge): string => t(key(challenge));
export const challengeGoal = (challenge: Challenge): string => t(`${key(challenge)}.goal`);

export const challengeOf = (edition: Edition, number: number | null): Challenge | undefined =>
  editionInfo(edition)?.solo?.challenges.find(({ id }) => id === number);

export const automaName = (edition: Edition): string => editionInfo(edition)?.solo?.automa ?? t('solo-automa');

/** The best medal for so many points, if the challenge is met. */
export const medalFor = (challenge: Challenge, points: number): Medal | null =>
  MEDALS.findLast((medal) => points >= challenge.medals[medal]) ?? null;

/** What one of the automa's cards does, in one line; nothing where the card is not known. */
export function automaLine(edition: Edition, number: number): string {
  const card = editionInfo(edition)?.solo?.cards.find(({ id }) => id === number);
  const parts: string[] = [];
  if (card?.add) parts.push(t('solo-adds', { count: card.add }));
  if (card?.remove) parts.push(t('solo-removes', { count: card.remove, end: card.from ?? 'left' }));
  if (card?.burn) parts.push(t('solo-burns', { count: card.burn }));
  return t('solo-does', { automa: automaName(edition), does: parts.join(', ') });
}
