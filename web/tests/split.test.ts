import { describe, expect, it } from 'vitest';
import { givenBy, openPlace, placesOf, splitMoves, tapped, type Given } from '../src/table/split';

const FOUR = { hand: 2, right: 2, left: 2, clearing: 1 };
const TWO = { hand: 1, right: 1, left: 0, clearing: 1 };

describe('a draft of first hands', () => {
  it('fills one place after the other', () => {
    let given: Given = {};
    for (const card of ['B001', 'B002', 'B003']) given = tapped(given, card, openPlace(given, TWO), TWO);
    expect(given).toEqual({ B001: 'hand', B002: 'right', B003: 'clearing' });
    expect(openPlace(given, TWO)).toBeNull();
    expect(tapped(given, 'B004', null, TWO)).toEqual(given);
  });

  it('takes a card back, which leaves its place open', () => {
    const given = tapped({ B001: 'hand', B002: 'right' }, 'B001', 'clearing', TWO);
    expect(given).toEqual({ B002: 'right' });
    expect(openPlace(given, TWO)).toBe('hand');
  });

  it('says it in the order of the rules, equal cards as often as they are meant, and reads it again', () => {
    const given: Given = {
      B009: 'hand',
      'B009#2': 'left',
      B001: 'hand',
      B002: 'right',
      B003: 'right',
      B004: 'left',
      B005: 'clearing',
    };
    const moves = splitMoves(given, FOUR);
    expect(moves).toEqual(['give B001 B009', 'give B002 B003', 'give B004 B009', 'give B005']);
    expect(givenBy(moves, FOUR)).toEqual(given);
    expect(placesOf(TWO)).toEqual(['hand', 'right', 'clearing']);
  });
});
