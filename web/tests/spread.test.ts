import { describe, expect, test } from 'vitest';
import { spreadMarks } from '../src/review/spread';

const FIELD = { width: 340, height: 132 };
const spread = (marks: { x: number; y: number }[]): { x: number; y: number }[] =>
  spreadMarks(marks, FIELD.width, FIELD.height, 9);
const apart = (one: { x: number; y: number }, other: { x: number; y: number }): number =>
  Math.hypot(((one.x - other.x) * FIELD.width) / 100, ((one.y - other.y) * FIELD.height) / 100);

describe('marks on a graph', () => {
  test('stay where they are if they have room', () => {
    const marks = [
      { x: 10, y: 50 },
      { x: 60, y: 50 },
    ];
    expect(spread(marks)).toEqual(marks);
  });

  test('never lie over each other, nor over the edge', () => {
    const placed = spread([
      { x: 3, y: 46 },
      { x: 4, y: 50 },
      { x: 5, y: 50 },
      { x: 98, y: 9 },
      { x: 97, y: 10 },
    ]);
    placed.forEach((one, at) => placed.slice(0, at).forEach((other) => expect(apart(one, other)).toBeGreaterThan(22)));
    for (const { y } of placed) {
      expect(y).toBeGreaterThanOrEqual(9);
      expect(y).toBeLessThanOrEqual(91);
    }
  });
});
