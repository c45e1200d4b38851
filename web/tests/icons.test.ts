import { expect, test } from 'vitest';
import { shorten } from '../icons/path.mjs';

test('points lie on the grid, and each is told as its distance from the one before', () => {
  expect(shorten('M10 10L20.4 20.4L30.8 30.8', 0)).toBe('m10 10l10 10 11 11');
  expect(shorten('M1 1H5V9Z', 0)).toBe('m1 1h4v8z');
  expect(shorten('M.25.75l.5-.5', 2)).toBe('m.25.75l.5-.5');
});

test('many small steps do not add up to a large error', () => {
  const path = `M0 0${'l.4 0'.repeat(100)}`;
  const steps = [...shorten(path, 0).matchAll(/[l ](\d+) 0/g)].map((match) => Number(match[1]));
  expect(steps.reduce((sum, step) => sum + step, 0)).toBe(40);
});

test('the flags of an arc may stand close together', () => {
  expect(shorten('M0 0a5 5 0 0110 10', 0)).toBe('m0 0a5 5 0 0 1 10 10');
  expect(shorten('m0 0a5 5 0 1 0 10 10A5 5 0 01 0 0', 0)).toBe('m0 0a5 5 0 1 0 10 10 5 5 0 0 1-10-10');
});

test('a closed part goes on from where it began', () => {
  expect(shorten('M10 10h5v5zm20 0h1', 0)).toBe('m10 10h5v5zm20 0h1');
});

const SPRITES = import.meta.glob<string>('../src/generated/*.svg', { query: '?raw', import: 'default', eager: true });

test.each(Object.entries(SPRITES))('%s can be laid into a page, which allows no styles in it', (_, sprite) => {
  expect(sprite).not.toMatch(/style/);
  for (const [, attributes = ''] of sprite.matchAll(/<\w+ ([^>]*?)\/?>/g)) {
    const names = [...attributes.matchAll(/([\w-]+)="/g)].map(([, name]) => name);
    expect(new Set(names).size, attributes).toBe(names.length);
  }
});
