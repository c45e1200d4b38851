/** What a server told at each kind of decision; tools/record_views.py wrote it down. */

import { readFileSync } from 'node:fs';
import type { Look, Message } from '../src/lib/types';

export type ViewMessage = Extract<Message, { type: 'view' }>;

export interface Moment {
  view: ViewMessage;
  look: Look;
}

export interface Recorded {
  lobby: ViewMessage;
  story: ViewMessage[];
  moments: Record<string, Moment>;
}

const file = new URL('./fixtures/views.json', import.meta.url);
export const recorded = JSON.parse(readFileSync(file, 'utf8')) as Record<'base' | 'dartmoor', Recorded>;

/** A moment of its own, which a test may change. */
export const moment = (edition: 'base' | 'dartmoor', kind: string): Moment =>
  structuredClone(recorded[edition].moments[kind]!);
