/** The places of the site. Each page is a part of its own, so that the home page loads nothing that it does not need. */

import type { Component } from 'svelte';
import { call } from './lib/arrival.svelte';

type Load = () => Promise<{ default: Component<{ id: string }> }>;
/** What a place begins with before its page is there, where somebody comes to it with a link. */
type Begin = (id: string) => void;

const page = (load: () => Promise<{ default: unknown }>): Load => load as Load;

const ALL: [RegExp, Load, Begin?][] = [
  [/^\/$/, page(() => import('./home/Home.svelte'))],
  [/^\/friends$/, page(() => import('./home/Friends.svelte'))],
  [/^\/solo$/, page(() => import('./solo/SoloPage.svelte'))],
  [/^\/tables$/, page(() => import('./home/MyTables.svelte'))],
  [/^\/t\/([A-Za-z0-9_-]+)$/, page(() => import('./table/TablePage.svelte')), call],
  [/^\/t\/([A-Za-z0-9_-]+)\/replay$/, page(() => import('./finish/Replay.svelte'))],
  [/^\/replay$/, page(() => import('./finish/Replay.svelte'))],
  [/^\/t\/([A-Za-z0-9_-]+)\/review$/, page(() => import('./review/ReviewPage.svelte'))],
  [/^\/review$/, page(() => import('./review/ReviewPage.svelte'))],
  [/^\/learn$/, page(() => import('./learn/Learn.svelte'))],
  [/^\/rules$/, page(() => import('./learn/Rules.svelte'))],
  [/^\/glossary$/, page(() => import('./learn/Glossary.svelte'))],
  [/^\/cards$/, page(() => import('./cards/Cards.svelte'))],
  [/^\/mine$/, page(() => import('./mine/Mine.svelte'))],
  [/^\/credits$/, page(() => import('./learn/Credits.svelte'))],
  [/^\/check$/, page(() => import('./check/CheckPage.svelte'))],
  [/^\/about$/, page(() => import('./learn/About.svelte'))],
  [/^\/pad\/([A-Za-z0-9_-]+)$/, page(() => import('./pad/JointPage.svelte'))],
  [/^\/pad$/, page(() => import('./pad/PadPage.svelte'))],
  [/^\/gallery$/, page(() => import('./card/Gallery.svelte'))],
  // What belongs nowhere else.
  [/^/, page(() => import('./home/Lost.svelte'))],
];

/** What the pad alone has, as files without a server (`make pad-site`); the first is its front door. */
const OF_THE_PAD: typeof ALL = [
  [/^\/pad$/, page(() => import('./pad/PadPage.svelte'))],
  [/^\/rules$/, page(() => import('./learn/Rules.svelte'))],
  [/^\/glossary$/, page(() => import('./learn/Glossary.svelte'))],
  [/^\/credits$/, page(() => import('./learn/Credits.svelte'))],
];

export const PAGES = import.meta.env.MODE === 'pad' ? OF_THE_PAD : ALL;

/** Which page a path belongs to: its number, and what the path names; of the pad alone its front door where it belongs to none. */
export function pageAt(path: string): { at: number; id: string } {
  const at = Math.max(
    0,
    PAGES.findIndex(([pattern]) => pattern.test(path)),
  );
  return { at, id: PAGES[at]![0].exec(path)?.[1] ?? '' };
}
