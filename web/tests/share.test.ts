import { expect, test } from 'vitest';
import { share } from '../src/lib/share';
import { recorded } from './recorded';

test('what is equal is the same, and what differs is new', () => {
  const before = { hand: ['B001'], seats: [{ hosts: [{ species: 'oak', cards: [['host', 'B002a']] }] }], seq: 4 };
  const after = { hand: ['B001'], seats: [{ hosts: [{ species: 'oak', cards: [['host', 'B002a']] }] }], seq: 5 };
  const shared = share(before, after);
  expect(shared).toEqual(after);
  expect(shared.hand).toBe(before.hand);
  expect(shared.seats).toBe(before.seats);
  expect(share(before, structuredClone(before))).toBe(before);
});

test.each([
  [
    [1, 2, 3],
    [1, 2],
  ],
  [{ a: 1, b: null }, { a: 1 }],
  [{ a: 1 }, { a: 1, b: undefined }],
  [{ a: [] }, { a: {} }],
  [{ a: null }, { a: { b: 1 } }],
  [null, { a: 1 }],
  ['x', ['x']],
])('%j does not become %j', (before, after) => {
  expect(share(before, after)).toStrictEqual(after);
});

test('a whole game stays what the server told', () => {
  let before: unknown = null;
  for (const { view } of [...recorded.base.story, ...recorded.dartmoor.story]) {
    before = share(before, view);
    expect(before).toStrictEqual(view);
  }
});
