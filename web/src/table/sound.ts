/** Small wooden sounds, made on the spot; off unless somebody turns them on. */

import { settings } from '../lib/settings.svelte';
import type { GameEvent } from '../lib/types';

const NOTES: Partial<Record<GameEvent['type'], [number, number]>> = {
  draw: [520, 0.05],
  take: [560, 0.06],
  place: [330, 0.12],
  face_down: [260, 0.12],
  winter: [880, 0.5],
  sweep: [220, 0.25],
  over: [440, 0.8],
};
const YOURS: [number, number] = [660, 0.18];

let context: AudioContext | null = null;

function tone([pitch, length]: [number, number], after: number): void {
  context ??= new AudioContext();
  const start = context.currentTime + after;
  const voice = context.createOscillator();
  const volume = context.createGain();
  voice.type = 'triangle';
  voice.frequency.setValueAtTime(pitch, start);
  voice.frequency.exponentialRampToValueAtTime(pitch * 0.82, start + length);
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(0.12, start + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length + 0.06);
  voice.connect(volume).connect(context.destination);
  voice.start(start);
  voice.stop(start + length + 0.1);
}

/** Lets what happened be heard; `yours` when it is now the own turn. */
export function hear(events: GameEvent[], yours: boolean): void {
  if (!settings.sound) return;
  let after = 0;
  for (const event of events.slice(0, 4)) {
    const note = NOTES[event.type];
    if (note) tone(note, after);
    if (note) after += 0.07;
  }
  if (yours) tone(YOURS, after + 0.05);
}
