/** Small sounds of wood, paper and glass, made on the spot. */

import { settings } from './settings.svelte';
import type { GameEvent } from './types';

export type Sound = 'card' | 'draw' | 'sweep' | 'turn' | 'winter' | 'end';

const OF_EVENTS: Partial<Record<GameEvent['type'], Sound>> = {
  draw: 'draw',
  take: 'draw',
  place: 'card',
  face_down: 'card',
  sweep: 'sweep',
  winter: 'winter',
  over: 'end',
};
/** Seconds between two sounds of one move, and how many are heard of it at most. */
const APART = 0.11;
const MOST = 4;

/** What is heard of a move, and after how many seconds; `yours` when it is now the own turn. */
export function soundsOf(events: GameEvent[], yours: boolean): [Sound, number][] {
  const found = events.flatMap((event) => OF_EVENTS[event.type] ?? []);
  // The end and winter are moments of their own: nothing rustles into them.
  const great = found.find((sound) => sound === 'end') ?? found.find((sound) => sound === 'winter');
  const heard = great ? [great] : found.slice(0, MOST);
  const all = heard.map((sound, number): [Sound, number] => [sound, number * APART]);
  if (yours && great !== 'end') all.push(['turn', heard.length * APART + (great ? 1.2 : 0.06)]);
  return all;
}

/** Lets what happened be heard. */
export function hear(events: GameEvent[], yours: boolean): void {
  for (const [sound, after] of soundsOf(events, yours)) play(sound, after);
}

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/** Plays one sound, if sound is on and somebody has touched the page: before that browsers keep silent. */
export function play(sound: Sound, after = 0): void {
  if (!settings.sound || settings.volume <= 0 || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  const room = context.createGain();
  // The ear hears squares.
  room.gain.value = settings.volume ** 2;
  room.connect(context.destination);
  VOICES[sound]({ context, room, at: context.currentTime + 0.01 + after });
}

interface Stage {
  context: AudioContext;
  room: GainNode;
  at: number;
}

/** A gain that rises within `attack` and dies away within `decay` seconds. */
function shaped({ context, room }: Stage, at: number, loud: number, attack: number, decay: number): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + attack);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + attack + decay);
  gain.connect(room);
  return gain;
}

function tone(
  stage: Stage,
  pitch: number,
  after: number,
  loud: number,
  attack: number,
  decay: number,
  to = pitch,
): void {
  const at = stage.at + after;
  const voice = stage.context.createOscillator();
  voice.frequency.setValueAtTime(pitch, at);
  if (to !== pitch) voice.frequency.exponentialRampToValueAtTime(to, at + attack + decay);
  voice.connect(shaped(stage, at, loud, attack, decay));
  voice.start(at);
  voice.stop(at + attack + decay + 0.02);
}

/** A bar of wood: the tone, and its fourth part of the string that is gone at once. */
function wood(stage: Stage, pitch: number, after: number, loud = 0.22): void {
  tone(stage, pitch, after, loud, 0.004, 0.42);
  tone(stage, pitch * 3.93, after, loud * 0.22, 0.002, 0.09);
}

/** Something that rustles: noise through a filter that moves. */
function rustle(stage: Stage, from: number, to: number, loud: number, attack: number, decay: number): void {
  const { context, at } = stage;
  if (!noise) {
    noise = context.createBuffer(1, context.sampleRate * 2, context.sampleRate);
    const data = noise.getChannelData(0);
    for (let i = 0; i < data.length; i += 1) data[i] = Math.random() * 2 - 1;
  }
  const source = context.createBufferSource();
  source.buffer = noise;
  const filter = context.createBiquadFilter();
  filter.type = 'bandpass';
  filter.Q.value = 0.9;
  filter.frequency.setValueAtTime(from, at);
  filter.frequency.exponentialRampToValueAtTime(to, at + attack + decay);
  source.connect(filter).connect(shaped(stage, at, loud, attack, decay));
  source.start(at, Math.random());
  source.stop(at + attack + decay + 0.02);
}

const VOICES: Record<Sound, (stage: Stage) => void> = {
  card: (stage) => {
    rustle(stage, 2200, 700, 0.2, 0.004, 0.09);
    tone(stage, 210, 0.012, 0.3, 0.004, 0.12, 130);
  },
  draw: (stage) => rustle(stage, 1100, 3400, 0.14, 0.05, 0.1),
  sweep: (stage) => rustle(stage, 420, 1700, 0.2, 0.16, 0.34),
  turn: (stage) => {
    wood(stage, 659.3, 0);
    wood(stage, 987.8, 0.13);
  },
  winter: (stage) => {
    rustle(stage, 260, 620, 0.16, 0.9, 1.1);
    [1318.5, 1760, 2637].forEach((pitch, number) => tone(stage, pitch, 0.12 + number * 0.2, 0.07, 0.02, 1.3));
  },
  end: (stage) => {
    [523.3, 659.3, 784, 1046.5].forEach((pitch, number) => wood(stage, pitch, number * 0.16));
    [261.6, 392, 523.3].forEach((pitch) => tone(stage, pitch, 0.72, 0.07, 0.06, 1.5));
  },
};
