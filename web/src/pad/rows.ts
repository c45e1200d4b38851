/** The lines of the paper sheet: points by where the cards lie. */

import { t } from '../lib/words.svelte';
import type { Kit } from './kit';
import type { ForestScore } from './score';

export type RowId = 'cave' | 'hosts' | 'moors' | 'top' | 'bottom' | 'sides';

export interface SheetRow {
  id: RowId;
  name: string;
  points: number;
}

/** The lines that a game has. */
export function rowIds(kit: Kit): RowId[] {
  const moors = Object.values(kit.cards.species).some((row) => row.place === 'moor');
  return moors ? ['cave', 'hosts', 'moors', 'top', 'bottom', 'sides'] : ['cave', 'hosts', 'top', 'bottom', 'sides'];
}

export function rowName(kit: Kit, id: RowId): string {
  if (id !== 'hosts') return t(`score-${id}`);
  return Object.values(kit.cards.species).some((row) => row.place === 'shrub')
    ? t('score-trees-shrubs')
    : t('score-trees');
}

/** The line that a species stands in. */
export function rowOf(kit: Kit, species: string): RowId {
  const { place } = kit.cards.species[species]!;
  if (place === 'moor') return 'moors';
  return place === 'side' ? 'sides' : place === 'top' || place === 'bottom' ? place : 'hosts';
}

/** The points of a forest by line; they add up to its total. */
export function rowsFor(kit: Kit, score: ForestScore): SheetRow[] {
  const points = (id: RowId): number =>
    id === 'cave'
      ? score.cave
      : score.parts.reduce((sum, part) => sum + (rowOf(kit, part.species) === id ? part.points : 0), 0);
  return rowIds(kit).map((id) => ({ id, name: rowName(kit, id), points: points(id) }));
}
