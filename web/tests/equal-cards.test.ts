/** Cards that look alike share an id; the page tells them apart by their places. */

import { describe, expect, it } from 'vitest';
import type { Catalogue, View } from '../src/lib/types';
import { candidatesOf } from '../src/table/hints';
import { told } from '../src/review/moments';
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

  it('are pointed at where they lie: in the clearing, not in the hand', () => {
    const cards = { cards: { B001: { halves: [] } } } as unknown as Catalogue;
    const view = { me: 0, hand: ['B001'], clearing: ['B001'], prompt: { kind: 'turn', seat: 0 } } as unknown as View;
    const ideas = ['draw B001', 'play B001a'].map((move) => ({
      move,
      lead: 1,
      chance: 0.5,
      why: { id: 'none', args: {} },
    }));
    expect(candidatesOf(ideas, [], view, cards).map(({ zone }) => zone)).toEqual(['clearing', 'hand']);
  });

  it('are told apart by their symbols where two moves of a review have the same words', () => {
    const species = {
      heath: { name: 'Heath', print: { name: 'Heath' } },
      oak: { name: 'Oak', print: { name: 'Oak' } },
    };
    const one = (symbol: string, what = 'heath') => ({ halves: [{ slot: 'moor', species: what, symbol }] });
    const all = { D001: one('apple'), D002: one('ash'), D003: one('oak', 'oak') };
    const cards = { cards: all, species, tree_symbols: { apple: 'Apple', ash: 'Ash' } } as unknown as Catalogue;
    expect(told('pay D001', cards, [], 'pay D002')).toContain('(Apple)');
    expect(told('pay D002', cards, [], 'pay D001')).toContain('(Ash)');
    expect(told('pay D001', cards, [], 'discard D003')).not.toContain('(');
  });
});
