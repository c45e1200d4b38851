import { describe, expect, it } from 'vitest';
import { STEPS, type Moment } from '../src/learn/steps';

/** The own turn with a tree in the forest and none in hand. */
const treeless = (hand: string[], moves: string[]): Moment =>
  ({
    view: {
      me: 0,
      hand,
      prompt: { kind: 'turn', seat: 0 },
      seats: [{ forest: { hosts: [{ cards: [['host', 'B001']] }] } }],
    },
    look: { plans: moves.map((move) => ({ move })) },
    cards: { cards: {} },
    visited: false,
  }) as unknown as Moment;

describe('the guide', () => {
  const sapling = STEPS.find(({ id }) => id === 'sapling')!;

  it('speaks of saplings when one can be played', () => {
    expect(sapling.when(treeless(['B100'], ['play B100a', 'sapling B100']))).toBe(true);
    expect(sapling.when(treeless([], []))).toBe(false);
    expect(sapling.when(treeless(['B100'], ['play B100a']))).toBe(false);
  });
});
