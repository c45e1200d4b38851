/** The reasons of a score, ready to be listed: the most points first, sets as one. */

import type { Catalogue, Part } from '../lib/types';
import { signed } from '../lib/signed';
import { t } from '../lib/words.svelte';

/** What one more of what a species counts would bring; where it has no points, nothing yet. */
export function oneMore({ more, points }: Part): string {
  if (more) return t('page-why-more', { points: signed(more) });
  return t(points ? 'page-why-more-none' : 'page-why-more-yet');
}

export interface Reason {
  key: string;
  name: string;
  /** One of them: the species, or the type of a set of several. */
  species?: string;
  type?: string;
  /** The species whose sum tells of it. */
  asks: string;
  cards: number;
  points: number;
  text: string;
}

type Counted = Pick<Part, 'species' | 'cards' | 'points' | 'text'>;
type PointsRule = { fixed?: number; together?: unknown; sets?: { type?: string } };

const ruleOf = (species: string, cards: Catalogue): PointsRule => cards.species[species]?.rules.points ?? {};

/** The sum without its result, which stands beside it anyway. */
function withoutResult(text: string, points: number, rule: PointsRule): string {
  if (rule.sets || rule.together) return text.replace(/\s*:[^:]*\d[^:]*$/, '');
  return text.replace(/\s*[=:]\s*(\d+)$/, (all, result: string) => (Number(result) === points ? '' : all));
}

/** The type whose different species make a set with this one, if any. */
function setOf(species: string, cards: Catalogue): string | undefined {
  return ruleOf(species, cards).sets?.type;
}

/** All species of a forest with their points; those that make sets together are one entry. */
export function reasonsOf(worth: { parts: Counted[] }, cards: Catalogue): Reason[] {
  const found = new Map<string, Reason>();
  for (const part of worth.parts) {
    const type = setOf(part.species, cards);
    const key = type ?? part.species;
    const earlier = found.get(key);
    if (type && earlier) {
      if (!earlier.points) earlier.asks = part.species;
      earlier.cards += part.cards;
      earlier.points += part.points;
      delete earlier.species;
      earlier.type = type;
      earlier.name = t(`finish-source-${type}`);
      continue;
    }
    const rule = ruleOf(part.species, cards);
    const fixed = part.cards === 1 && part.points > 0 && rule.fixed === part.points;
    found.set(key, {
      key,
      name: cards.species[part.species]?.name ?? part.species,
      species: part.species,
      asks: part.species,
      cards: part.cards,
      points: part.points,
      text: fixed ? t('finish-fixed') : withoutResult(part.text, part.points, rule),
    });
  }
  return [...found.values()].sort((one, other) => other.points - one.points);
}
