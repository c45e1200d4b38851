/** The shape of a forest: how much room each host takes, how the rows break, and how large all is drawn. */

import type { HostShown, Slot } from '../lib/types';
import { sideOf } from './ids';

export type Step = 'XL' | 'L' | 'M' | 'S' | 'XS';

/** One em of each step in px. A forest shrinks by whole steps, never by single pixels. */
export const EM: Record<Step, number> = { XL: 13.4, L: 12.2, M: 10.4, S: 9, XS: 7.6 };
/** Between the last two: large forests leave room that whole steps do not use. */
const EM_BETWEEN = 8.3;
/** On very wide tables the first step may be larger. */
export const EM_WIDE = 16;
export const WIDE_FROM = 1100;
/** On a phone a large forest is drawn even smaller before it is cut: its pictures can still be told apart. */
const EM_PHONE = 6.6;

export const BODY = { width: 7.4, moor: 13.4, height: 7.7 };
/** How far dwellers look out, and how far a stack's edges behind them. */
export const PEEK = { top: 3.5, side: 4.5, edge: [0.34, 0.3] as const };
const GAP: Record<Step, number> = { XL: 1.7, L: 1.7, M: 1.4, S: 1.1, XS: 0.9 };
const ROW_GAP = 0.5;
const EDGE = 0.6;

/** How far a host reaches beyond its body on each side, in em. */
export interface Reach {
  width: number;
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** The room of a host with what lies at it and the places that are offered there. */
export function reachOf(host: HostShown, moor: boolean, places: Slot[] = []): Reach {
  const taken = (side: string): number => {
    const slots = new Map<Slot, number>();
    for (const [slot] of host.cards) if (sideOf(slot) === side) slots.set(slot, (slots.get(slot) ?? 0) + 1);
    for (const slot of places) if (sideOf(slot) === side && !slots.has(slot)) slots.set(slot, 1);
    return Math.max(0, ...slots.values());
  };
  const out = (side: string, peek: number): number => {
    const most = taken(side);
    return most === 0 ? 0 : peek + (most > 1 ? Math.min(2, most - 1) * PEEK.edge[0] : 0);
  };
  return {
    width: moor ? BODY.moor : BODY.width,
    top: out('top', PEEK.top),
    bottom: out('bottom', PEEK.top),
    left: out('left', PEEK.side),
    right: out('right', PEEK.side),
  };
}

/** How many cards fill a host: all four of its slots. */
export function isFull(host: HostShown): boolean {
  return new Set(host.cards.map(([slot]) => slot).filter((slot) => slot !== 'host')).size >= 4;
}

const cell = (reach: Reach): number => reach.left + reach.width + reach.right;

const wide = (row: Reach[], gap: number): number =>
  row.reduce((sum, one) => sum + cell(one), 0) + gap * Math.max(0, row.length - 1);

/** What rows of one number are chosen by; the least sum is taken. */
type Cost = (row: Reach[], width: number) => number;

/** Rows of widths as even as can be. */
const even: Cost = (_, width) => width * width;
/** Rows that need the least height: hosts with dwellers above stand together, so do hosts with dwellers below. */
const low: Cost = (row) => tall(row).top + tall(row).bottom;

/** Breaks hosts into as few rows as the room allows, the best of them by their cost; their order is kept. */
export function breakRows(hosts: Reach[], room: number, gap: number, cost: Cost = even): number[] {
  // For the hosts from each one on: the fewest rows, then the least cost, and how many stand in the first.
  const best: { rows: number; cost: number; take: number }[] = [];
  best[hosts.length] = { rows: 0, cost: 0, take: 0 };
  for (let from = hosts.length - 1; from >= 0; from -= 1) {
    let width = -gap;
    for (let take = 1; from + take <= hosts.length; take += 1) {
      width += gap + cell(hosts[from + take - 1]!);
      // A host that is wider than the room still gets a row of its own.
      if (width > room && take > 1) break;
      const rest = best[from + take]!;
      const found = { rows: rest.rows + 1, cost: rest.cost + cost(hosts.slice(from, from + take), width), take };
      const known = best[from];
      if (!known || found.rows < known.rows || (found.rows === known.rows && found.cost < known.cost))
        best[from] = found;
    }
  }
  const rows: number[] = [];
  for (let from = 0; from < hosts.length; from += best[from]!.take) rows.push(best[from]!.take);
  return rows;
}

function split(hosts: Reach[], rows: number[]): Reach[][] {
  let from = 0;
  return rows.map((count) => hosts.slice(from, (from += count)));
}

const tall = (row: Reach[]): { top: number; bottom: number } => ({
  top: Math.max(0, ...row.map((one) => one.top)),
  bottom: Math.max(0, ...row.map((one) => one.bottom)),
});

function height(rows: Reach[][]): number {
  return (
    rows.reduce((sum, row) => sum + tall(row).top + BODY.height + tall(row).bottom, 0) +
    ROW_GAP * Math.max(0, rows.length - 1)
  );
}

export interface Shape {
  step: Step;
  em: number;
  rows: number[];
}

export interface Space {
  /** In px. */
  width: number;
  height: number;
  phone?: boolean;
  /** The largest em that is allowed. */
  most?: number;
}

/** The smallest em: a forest that does not fit it is scrolled. */
const leastEm = (space: Space): number => (space.phone ? EM_PHONE : EM.XS);

const steps = (space: Space): [Step, number][] =>
  allSteps(space).filter(([, em]) => em <= Math.max(leastEm(space), space.most ?? Infinity));

function allSteps(space: Space): [Step, number][] {
  if (space.phone) {
    const all: [Step, number][] = (['L', 'M', 'S', 'XS'] as const).map((step) => [step, EM[step]]);
    return [...all, ['XS', EM_PHONE]];
  }
  const all = (Object.keys(EM) as Step[]).map((step): [Step, number] => [step, EM[step]]);
  all.splice(-1, 0, ['XS', EM_BETWEEN]);
  return space.width >= WIDE_FROM ? [['XL', EM_WIDE], ...all] : all;
}

const count = (rows: number[]): number => rows.reduce((sum, one) => sum + one, 0);

function fits(hosts: Reach[], shape: Shape, space: Space): boolean {
  const scrolls = shape.em === leastEm(space);
  if (count(shape.rows) !== hosts.length) return false;
  const rows = split(hosts, shape.rows);
  const across = Math.max(0, ...rows.map((row) => wide(row, GAP[shape.step])));
  return (across + EDGE) * shape.em <= space.width && (scrolls || (height(rows) + EDGE) * shape.em <= space.height);
}

/** By how many steps a forest rather shrinks than that its hosts change their rows. */
const SHRINKS = 2;
/** How much larger a forest must become with a new host for the others to change their rows. */
const WORTH_MOVING = 1.1;

/** The present rows with the hosts that have come since: in the last row, or in one of their own. */
function grown(kept: number[], more: number): number[][] {
  if (!more) return [kept];
  if (more < 0 || !kept.length) return [];
  return [
    [...kept.slice(0, -1), kept.at(-1)! + more],
    [...kept, more],
  ];
}

/**
 * The step and the rows for a forest: the largest that fits. `kept` is the present shape: while it still fits, also with
 * new hosts in its last row, nothing moves; else hosts keep their rows if they can, and nothing gets larger. Only a new
 * host may order all of them anew, if that makes the forest clearly larger.
 */
export function shapeOf(hosts: Reach[], space: Space, kept?: Shape): Shape {
  const calm = calmShape(hosts, space, kept);
  if (!kept || hosts.length === count(kept.rows)) return calm;
  const anew = calmShape(hosts, space);
  return anew.em >= calm.em * WORTH_MOVING ? anew : calm;
}

function calmShape(hosts: Reach[], space: Space, kept?: Shape): Shape {
  const possible = steps(space);
  const held = kept && possible.some(([, em]) => em <= kept.em) ? kept : undefined;
  const left = possible.filter(([, em]) => !held || em <= held.em);
  const fitting = (step: Step, em: number, rows: number[]): Shape | undefined =>
    fits(hosts, { step, em, rows }, space) ? { step, em, rows } : undefined;
  const anew = (em: number, step: Step, cost?: Cost): number[] =>
    breakRows(hosts, Math.max(1, space.width / em - EDGE), GAP[step], cost);
  const same = held ? grown(held.rows, hosts.length - count(held.rows)) : [];
  for (const [step, em] of left.slice(0, SHRINKS)) {
    const most = Math.max(held?.rows.length ?? 0, anew(em, step).length);
    for (const rows of same) {
      const found = rows.length <= most ? fitting(step, em, rows) : undefined;
      if (found) return found;
    }
  }
  let shape: Shape = { step: 'XS', em: EM.XS, rows: [] };
  for (const [step, em] of left) {
    for (const cost of [even, low]) {
      shape = { step, em, rows: anew(em, step, cost) };
      if (fits(hosts, shape, space)) return shape;
    }
  }
  return shape;
}

/** A small picture of a forest: how wide a host is, how high a row, and the gap, in em. */
const CREST = { width: 3.6, moor: 5, gap: 0.9, height: 3.8, between: 0.4 };
const CREST_LARGEST = 10;
const CREST_LEAST = 4;

/** The largest em at which hosts (whether each is a moor) fit a box. */
export function crestEm(moors: boolean[], width: number, height: number): number {
  for (let em = CREST_LARGEST; em > CREST_LEAST; em -= 0.5) {
    let rows = 1;
    let x = 0;
    for (const moor of moors) {
      const wide = (moor ? CREST.moor : CREST.width) * em;
      if (x && x + wide > width) {
        rows += 1;
        x = 0;
      }
      x += wide + CREST.gap * em;
    }
    if ((rows * (CREST.height + CREST.between) - CREST.between) * em <= height) return em;
  }
  return CREST_LEAST;
}

export interface Spread {
  /** Where each body stands, in em from the top left. */
  bodies: { x: number; y: number }[];
  width: number;
  height: number;
}

/** Where the bodies stand: rows centred, bodies of a row on one line, rows without tops or bottoms closed up. */
export function spread(hosts: Reach[], shape: Shape, width: number): Spread {
  const bodies: { x: number; y: number }[] = [];
  const gap = GAP[shape.step];
  let y = EDGE / 2;
  for (const row of split(hosts, shape.rows)) {
    const { top, bottom } = tall(row);
    let x = Math.max(0, (width - wide(row, gap)) / 2);
    for (const host of row) {
      bodies.push({ x: x + host.left, y: y + top });
      x += cell(host) + gap;
    }
    y += top + BODY.height + bottom + ROW_GAP;
  }
  return { bodies, width, height: Math.max(0, y - ROW_GAP + EDGE / 2) };
}
