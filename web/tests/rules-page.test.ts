/** The rules page says what a game has: its boxes, and playing alone where that can be done. */

import { expect, it } from 'vitest';
import { sectionsOf } from '../src/learn/outline';
import type { Catalogue } from '../src/lib/types';

const game = (kind: 'tree' | 'moor', ...more: string[]): Catalogue =>
  ({
    face_down: 'below',
    species: { below: { place: kind }, ...Object.fromEntries(more.map((name) => [name, { place: 'top' }])) },
  }) as unknown as Catalogue;
const ids = (cards: Catalogue, solo = false): string[] => sectionsOf(cards, solo).map(({ id }) => id);
const said = (cards: Catalogue, solo = false): string[] =>
  sectionsOf(cards, solo).flatMap(({ lines }) => lines.map(({ words }) => words));

it('tells of a box only where it is in the game', () => {
  expect(ids(game('tree'))).not.toContain('mountains');
  expect(ids(game('tree', 'stone_pine'))).toContain('mountains');
  expect(ids(game('tree', 'stone_pine'))).not.toContain('edge');
  expect(ids(game('tree', 'stone_pine', 'map_butterfly'))).toEqual(expect.arrayContaining(['mountains', 'edge']));
});

it('tells how to play alone where that can be done, with the set-up of the game', () => {
  expect(ids(game('tree'))).not.toContain('alone');
  expect(said(game('tree'), true)).toContain('learn-solo-setup-tree');
  expect(said(game('tree'), true)).not.toContain('learn-solo-goal-moor');
  expect(said(game('moor'), true)).toContain('learn-solo-goal-moor');
});
