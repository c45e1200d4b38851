/** Cards that look alike share an id; the page tells them apart by their places. */

import { describe, expect, it } from 'vitest';
import { cardAt, placed, togglePick } from '../src/table/layout';

describe('equal cards', () => {
  it('have keys of their own', () => {
    const keys = placed(['B001', 'B001', 'B017', 'B001']).map(({ key }) => key);
    expect(new Set(keys).size).toBe(4);
    expect(keys.map(cardAt)).toEqual(['B001', 'B001', 'B017', 'B001']);
  });

  it('are picked one by one', () => {
    const [one, two] = placed(['B001', 'B001']).map(({ key }) => key);
    let picked = togglePick([], one!, 2);
    picked = togglePick(picked, two!, 2);
    expect(picked.map(cardAt)).toEqual(['B001', 'B001']);
    expect(togglePick(picked, one!, 2)).toEqual([two]);
  });
});
