import { describe, expect, it } from 'vitest';
import { soundsOf } from '../src/lib/sound';
import type { GameEvent } from '../src/lib/types';

const of = (...types: GameEvent['type'][]): GameEvent[] => types.map((type) => ({ type }));
const names = (events: GameEvent[], yours = false): string[] => soundsOf(events, yours).map(([sound]) => sound);

describe('what is heard of a move', () => {
  it('follows what happens, one after the other', () => {
    expect(names(of('place', 'draw', 'turn'))).toEqual(['card', 'draw']);
    const times = soundsOf(of('place', 'draw', 'draw'), true).map(([, after]) => after);
    expect(times).toEqual([...times].sort((a, b) => a - b));
    expect(new Set(times).size).toBe(times.length);
  });
  it('is short, however much happens', () => {
    expect(names(of(...Array<'draw'>(9).fill('draw')))).toHaveLength(4);
  });
  it('calls the player at the end', () => {
    expect(names(of('take', 'turn'), true)).toEqual(['draw', 'turn']);
    expect(names(of('undo'))).toEqual([]);
  });
  it('leaves winter and the end to themselves', () => {
    expect(names(of('draw', 'winter', 'draw', 'turn'), true)).toEqual(['winter', 'turn']);
    expect(names(of('draw', 'winter', 'over'), true)).toEqual(['end']);
  });
});
