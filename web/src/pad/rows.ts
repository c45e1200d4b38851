/** The lines of the paper sheet: points by where the cards lie. */

import { t } from '../lib/words.svelte';
import type { Rules } from '../rules';
import type { ForestScore } from '../rules';

export type RowId = 'cave' | 'hosts' | 'moors' | 'top' | 'bottom' | 'sides';

export interface SheetRow {
  id: RowId;
  name: string;
  points: number;
}

/** The lines that a game has. */
export function rowIds(rules: Rules): RowId[] {
  const moors = Object.values(rules.cards.species).some((row) => row.place === 'moor');
  return moors ? ['cave', 'hosts', 'moors', 'top', 'bottom', 'sides'] : ['cave', 'hosts', 'top', 'bottom', 'sides'];
}

export function rowName(rules: Rules, id: RowId): string {
  if (id !== 'hosts') return t(`score-${id}`);
  return Object.values(rules.cards.species).some((row) => row.place === 'shrub')
    ? t('score-trees-shrubs')
    : t('score-trees');
}

/** The line that a species stands in. */
export function rowOf(rules: Rules, species: string): RowId {
  const { place } = rules.cards.species[species]!;
  if (place === 'moor') return 'moors';
  return place === 'side' ? 'sides' : place === 'top' || place === 'bottom' ? place : 'hosts';
}

/** The points of a forest by line; they add up to its total. */
export function rowsFor(rules: Rules, score: ForestScore): SheetRow[] {
  const points = (id: RowId): number =>
    id === 'cave'
      ? score.cave
      : score.parts.reduce((sum, part) => sum + (rowOf(rules, part.species) === id ? part.points : 0), 0);
  return rowIds(rules).map((id) => ({ id, name: rowName(rules, id), points: points(id) }));
}
