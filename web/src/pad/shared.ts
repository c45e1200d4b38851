/**
 * The forests of a joint pad as one phone holds them: what the server has told, and what was changed here and is not
 * there yet. A change is based on a revision; where another phone has changed the same forest since, both changes are
 * kept if they meet nowhere, and otherwise the person chooses: nobody is written over.
 */

import { freshNonce } from '../lib/nonce';
import type { ForestRow } from '../rules';

/** A forest as the server tells it. */
export interface Told {
  key: number;
  rev: number;
  nonce: string;
  less: boolean;
  forest: ForestRow;
}

/** What is entered of a forest. */
export interface Content {
  forest: ForestRow;
  less: boolean;
}

/** A forest as this phone holds it. A new one that the server does not know yet has a key below 0. */
export interface Held extends Content {
  key: number;
  /** The revision that it stands on, and what that held; null for a new one. */
  rev: number;
  base: Content | null;
  /** The name of the newest change that is not there yet; null where all is there. */
  mine: string | null;
  /** The name of the change that was sent last. */
  sent: string | null;
  /** What another phone made of it meanwhile. */
  theirs: Told | null;
}

export interface News {
  keys: number[];
  forests: Told[];
}

const contentOf = ({ forest, less }: Content): Content => ({ forest, less });
const held = (told: Told): Held => ({
  key: told.key,
  rev: told.rev,
  ...contentOf(told),
  base: contentOf(told),
  mine: null,
  sent: null,
  theirs: null,
});

/** The same content, whatever the order in which it was written. */
export function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return one === other;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [mine, theirs] = [one as Record<string, unknown>, other as Record<string, unknown>];
  const keys = new Set([...Object.keys(mine), ...Object.keys(theirs)]);
  return [...keys].every((key) => isSame(mine[key], theirs[key]));
}

/** Two changes of one thing, field by field; null where both have changed the same field in different ways. */
export function combine<T extends object>(base: T, mine: T, theirs: T): T | null {
  const [before, ours, others] = [base, mine, theirs] as Record<string, unknown>[];
  const combined: Record<string, unknown> = {};
  for (const key of new Set([...Object.keys(ours!), ...Object.keys(others!)])) {
    const kept = isSame(ours![key], before![key]) ? others![key] : ours![key];
    if (!isSame(kept, others![key]) && !isSame(others![key], before![key])) return null;
    if (kept !== undefined) combined[key] = kept;
  }
  return combined as T;
}

function combineContent(base: Content, mine: Content, theirs: Content): Content | null {
  const forest = combine(base.forest, mine.forest, theirs.forest);
  return forest && { forest, less: mine.less === base.less ? theirs.less : mine.less };
}

/** A change made here. */
export function change(rows: Held[], key: number, what: Partial<Content>): Held[] {
  return rows.map((row) => (row.key === key ? { ...row, ...what, mine: freshNonce() } : row));
}

/** A forest more. */
export function append(rows: Held[], forest: ForestRow, less = false): Held[] {
  const key = Math.min(0, ...rows.map((row) => row.key)) - 1;
  return [...rows, { key, forest, less, rev: 0, base: null, mine: freshNonce(), sent: null, theirs: null }];
}

/** What the server tells, taken over. */
export function merge(rows: Held[], news: News): { rows: Held[]; renamed: Map<number, number> } {
  const renamed = new Map<number, number>();
  let merged = rows;
  for (const told of news.forests) {
    const own =
      merged.find((row) => row.key === told.key) ??
      merged.find((row) => row.key < 0 && told.nonce !== '' && row.sent === told.nonce);
    if (!own) merged = [...merged, held(told)];
    else {
      if (own.key !== told.key) renamed.set(own.key, told.key);
      merged = merged.map((row) => (row === own ? meet(own, told) : row));
    }
  }
  // A forest that was taken away while changes to it were on their way comes back as a new one.
  const stays = merged.filter((row) => row.key < 0 || news.keys.includes(row.key));
  const lost = merged.filter((row) => !stays.includes(row) && row.mine);
  const back = lost.reduce((all, row) => {
    const more = append(all, row.forest, row.less);
    renamed.set(row.key, more.at(-1)!.key);
    return more;
  }, stays);
  const place = ({ key }: Held): number => (key < 0 ? 1000 - key : key);
  return { rows: [...back].sort((one, other) => place(one) - place(other)), renamed };
}

function meet(own: Held, told: Told): Held {
  if (!own.mine || own.mine === told.nonce || isSame(contentOf(own), contentOf(told))) return held(told);
  const moved = { ...own, key: told.key };
  if (own.sent === told.nonce) return { ...moved, rev: told.rev, base: contentOf(told), theirs: null };
  if (told.rev === own.rev) return moved;
  const both = own.base && combineContent(own.base, own, told);
  if (!both) return { ...moved, theirs: told };
  return { ...held(told), ...both, mine: isSame(both, contentOf(told)) ? null : freshNonce() };
}

/** Keeps the own version although another phone has changed it too, or takes the other one. */
export function settle(rows: Held[], key: number, keepMine: boolean): Held[] {
  return rows.map((row) => {
    if (row.key !== key || !row.theirs) return row;
    return keepMine
      ? { ...row, rev: row.theirs.rev, base: contentOf(row.theirs), theirs: null, sent: null }
      : held(row.theirs);
  });
}

/** The message that brings a change to the server; null where there is none to bring. */
export function messageFor(row: Held): object | null {
  const { key, rev, mine, less, forest, theirs } = row;
  if (!mine || theirs) return null;
  return key < 0 ? { type: 'add', nonce: mine, less, forest } : { type: 'put', key, rev, nonce: mine, less, forest };
}
