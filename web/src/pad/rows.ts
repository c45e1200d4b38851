/** The lines of the paper sheet: points by where the cards lie. */

import { sideOf } from '../card/ids';
import { t } from '../lib/words.svelte';
import type { Kit } from './kit';
import type { ForestRead } from './read';
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
  return Object.values(kit.cards.species).some((row) => row.place === 'shrub') ? t('score-trees-shrubs') : t('score-trees');
}

/** The points of a forest by line; they add up to its total. */
export function rowsFor(kit: Kit, forest: ForestRead, score: ForestScore): SheetRow[] {
  const sums: Record<RowId, number> = { cave: score.cave, hosts: 0, moors: 0, top: 0, bottom: 0, sides: 0 };
  forest.hosts.forEach((host, at) => {
    host.lying.forEach((card, place) => {
      const side = sideOf(card.position);
      const row = side === 'host' ? (host.kind === 'moor' ? 'moors' : 'hosts') : side === 'left' || side === 'right' ? 'sides' : side;
      sums[row] += score.cards[at]?.[place] ?? 0;
    });
  });
  return rowIds(kit).map((id) => ({ id, name: rowName(kit, id), points: sums[id] }));
}
