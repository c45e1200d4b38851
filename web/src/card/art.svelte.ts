/** The drawings of the cards: one file for each box, fetched when the first card of it is shown. */

import index from '../generated/art-index.json';
import '../generated/art.css';

/** A species as it is drawn: its figure, and the habitat that it stands before. */
export interface Drawing {
  /** The view box: tall for side halves, wide for all others. */
  box: string;
  body: string;
  backdrop: string;
  ground: string;
  /** It flies or hangs: held from above, not standing on the ground. */
  air: boolean;
}

interface Box {
  backdrops: Record<string, string>;
  caves: Record<string, string>;
  species: Record<string, { box: string; backdrop: string; air?: boolean; body: string }>;
}

const files = import.meta.glob<string>('../generated/art/*.json', { query: '?url', import: 'default', eager: true });
const boxes = Object.entries(index).map(([name, species]) => ({ name, species: new Set(species) }));

let loaded = $state.raw<Record<string, Box>>({});
const asked = new Set<string>();

async function load(name: string): Promise<void> {
  if (asked.has(name)) return;
  asked.add(name);
  try {
    const answer = await fetch(files[`../generated/art/${name}.json`]!);
    if (!answer.ok) throw new Error(answer.statusText);
    const found = (await answer.json()) as Box;
    loaded = { ...loaded, [name]: found };
  } catch {
    asked.delete(name); // the icon stays; the next card that is shown asks again
  }
}

/** The box with the drawing of a species: one that is here already, that of the game that is played, or whichever has it. */
function boxOf(species: string, edition: string): string | undefined {
  const having = boxes.filter((box) => box.species.has(species));
  return (
    having.find((box) => asked.has(box.name)) ??
    having.find((box) => edition.split('+').includes(box.name)) ??
    having[0]
  )?.name;
}

/** The few drawings of the home page, which loads no whole box. */
export const loadSamples = (): Promise<void> => load('home');

/** The drawing of a species; nothing while it is on its way, or where there is none: an icon stands there then. */
export function drawingOf(species: string, edition: string): Drawing | undefined {
  const name = boxOf(species, edition);
  if (!name) return undefined;
  const box = loaded[name];
  if (!box) {
    void load(name);
    return undefined;
  }
  const { backdrop, air = false, ...rest } = box.species[species]!;
  return { ...rest, air, backdrop, ground: box.backdrops[backdrop] ?? '' };
}

/** Whether the drawing of a species is on its way: no icon needs to stand in for it. */
export function isComing(species: string, edition: string): boolean {
  const name = boxOf(species, edition);
  return name !== undefined && !loaded[name] && asked.has(name);
}

/** The picture of a cave. Caves without a number look alike. */
export function caveOf(number: number | null, edition: string): string | undefined {
  const root = edition.split('+')[0]!;
  const name = boxes.some((box) => box.name === root) ? root : (boxes[0]?.name ?? '');
  const box = loaded[name];
  if (!box) void load(name);
  return box?.caves[`cave${number ?? PLAIN_CAVE}`] ?? box?.caves[`cave${PLAIN_CAVE}`];
}

const PLAIN_CAVE = 3;
// Moss, slate, earth, heather, teal: a cave is known again by its colour.
const TINTS = ['#4e6139', '#44505c', '#6b4a30', '#5d4464', '#2f6068'];

/** The colour of a cave's frame. */
export const caveTint = (number: number | null): string => TINTS[(number ?? PLAIN_CAVE) - 1] ?? TINTS[PLAIN_CAVE - 1]!;
