/** The last choices at the home page, so that the next game is one tap away. */

import { editions, usualEdition } from '../lib/editions.svelte';
import type { Edition } from '../lib/types';
import { LEVELS, type Level } from './words';

const KEY = 'spinney.choices';

export interface Choices {
  edition: Edition;
  bots: number;
  level: Level;
}

/** What was chosen last; what makes no sense is left out. */
export function lastChoices(): Choices {
  const fresh: Choices = { edition: usualEdition(), bots: 2, level: 'player' };
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Choices>;
    return {
      edition: editions().find(({ edition }) => edition === kept.edition)?.edition ?? fresh.edition,
      bots: [1, 2, 3, 4].includes(kept.bots ?? 0) ? kept.bots! : fresh.bots,
      level: LEVELS.find((level) => level === kept.level) ?? fresh.level,
    };
  } catch {
    return fresh;
  }
}

export function keepChoices(choices: Partial<Choices>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...lastChoices(), ...choices }));
  } catch {
    // A browser that keeps nothing still plays.
  }
}
