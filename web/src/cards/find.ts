/** Finding cards: by name (slips of the finger forgiven), by what they say, by number, by kind, symbol and cost. */

import type { HalfFound } from '../card/ids';
import { almost, found, searchKey } from '../pad/search';
import type { Print } from './shelf';

export interface Wish {
  query: string;
  box: string | null;
  kind: string | null;
  symbol: string | null;
  cost: number | null;
}

export const ALL: Wish = { query: '', box: null, kind: null, symbol: null, cost: null };

/** How well a half answers what was typed: names first, then slips, then its words; null not at all. */
export function answer(half: HalfFound, query: string): number | null {
  const byName = found(query, half.species, half.print.name);
  if (byName !== null) return byName;
  const wanted = searchKey(query);
  if (almost(wanted, searchKey(half.print.name))) return 10;
  const said = [half.print.latin, ...Object.values(half.print.text)].map(searchKey);
  return wanted.split(' ').every((word) => said.some((text) => ` ${text}`.includes(` ${word}`))) ? 20 : null;
}

/** Whether a number is that of one of the cards: `67`, `067` and `B067` are the same. */
function isNumber(print: Print, query: string): boolean {
  const wanted = query.trim().toUpperCase();
  return print.ids.some((id) => id === wanted || (/^\d+$/.test(wanted) && Number(id.slice(1)) === Number(wanted)));
}

/** Whether a half has all that the filters ask for. */
export const fits = (half: HalfFound, wish: Wish): boolean =>
  (!wish.kind || half.print.types.includes(wish.kind)) &&
  (!wish.symbol || half.symbol === wish.symbol) &&
  (wish.cost === null || half.print.cost === wish.cost);

/** The cards that answer, the best first; else in the order of the box. */
export function search(prints: Print[], wish: Wish): Print[] {
  const ranked = prints.flatMap((print) => {
    if (wish.box && print.box !== wish.box) return [];
    const able = print.halves.filter((half) => fits(half, wish));
    if (able.length === 0) return [];
    if (!wish.query.trim()) return [{ print, rank: 0 }];
    const ranks = able.map((half) => answer(half, wish.query)).filter((rank) => rank !== null);
    if (isNumber(print, wish.query)) ranks.push(-2);
    return ranks.length ? [{ print, rank: Math.min(...ranks) }] : [];
  });
  return ranked.sort((one, other) => one.rank - other.rank).map(({ print }) => print);
}
