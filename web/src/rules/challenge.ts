/** Whether the challenge of a game that was played alone is met. */

import type { Rules } from './compiled';
import type { ForestRead } from './forest';
import { tallyOf, type ForestScore } from './points';
import { sum } from './tally';

export interface Progress {
  have: number;
  need: number;
  /** Numbers alone do not tell: somebody has to say so. */
  asks: boolean;
}

/** The answer by which the challenge of a forest in numbers is known to be met. */
export const CHALLENGE_ASK = 'challenge';

/** How much of a challenge there is; null where there is none of that number. */
export function progressOf(
  rules: Rules,
  forest: ForestRead,
  score: ForestScore,
  number: number | undefined,
  says: boolean,
): Progress | null {
  const challenge = rules.compiled.challenges?.find(({ id }) => id === number);
  if (!challenge) return null;
  const { need, counters, best, each_host: named = [] } = challenge;
  if (counters) {
    const tally = tallyOf(rules, forest);
    return { have: sum(counters.map((counter) => tally.countOf(counter))), need, asks: false };
  }
  if (forest.quick) return { have: Number(says), need: 1, asks: true };
  if (best) {
    const points = forest.hosts.flatMap(({ lying }, host) =>
      lying.map(({ species }, place) => (best.includes(species) ? score.cards[host]![place]! : 0)),
    );
    return { have: Math.max(0, ...points), need, asks: false };
  }
  const enough = forest.hosts.filter(
    ({ lying }) => lying.slice(1).filter(({ species }) => named.includes(species)).length >= need,
  );
  return { have: enough.length, need: Math.max(1, forest.hosts.length), asks: false };
}
