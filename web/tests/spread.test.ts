import { describe, expect, test } from 'vitest';
import { roundNumbers, spreadMarks, spreadTags } from '../src/review/spread';

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

test('marks keep clear of names and numbers while there is another place', () => {
  const label = { left: 8, top: 4, width: 80, height: 19 };
  const [mark] = spreadMarks([{ x: 10, y: 12 }], FIELD.width, FIELD.height, 9, [label]);
  expect((mark!.y * FIELD.height) / 100 - 11.5).toBeGreaterThan(label.top + label.height);
});

test('a mark among numbers one below another goes beside them', () => {
  const labels = [10, 40, 70, 100].map((top) => ({ left: 4, top, width: 28, height: 15 }));
  const [mark] = spreadMarks([{ x: 8, y: 50 }], FIELD.width, FIELD.height, 9, labels);
  expect(mark!.y).toBe(50);
  expect((mark!.x * FIELD.width) / 100).toBeCloseTo(44);
});

describe('names beside a graph', () => {
  test('stand at their lines where there is room', () => {
    expect(spreadTags([80, 10, 40], 20, 112)).toEqual([80, 10, 40]);
  });

  test('keep apart, in the order of their lines, within the field', () => {
    const placed = spreadTags([108, 104, 10, 110], 20, 112);
    expect(placed).toEqual([92, 72, 10, 112]);
  });
});

test('a graph has round numbers within what it shows', () => {
  expect(roundNumbers(58, 101, 4)).toEqual([60, 80, 100]);
  expect(roundNumbers(0, 15, 4)).toEqual([0, 5, 10, 15]);
  expect(roundNumbers(-12, 140, 4)).toEqual([0, 50, 100]);
});
