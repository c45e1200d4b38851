/** A record from a file, on its way from the replay to the review or back, and the moves before what was looked at. */

import type { GameRecord } from '../lib/types';

export const handed: { record: GameRecord | null; at: number } = { record: null, at: 0 };
