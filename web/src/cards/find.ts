/** Finding cards: by name (slips of the finger forgiven), by what they say, by number, by kind, symbol and cost. */

import type { HalfFound } from '../card/ids';
import { found, searchKey } from '../pad/search';
import type { Print } from './shelf';

export interface Wish {
  query: string;
  box: string | null;
  kind: string | null;
  symbol: string | null;
  cost: number | null;
}

export const ALL: Wish = { query: '', box: null, kind: null, symbol: null, cost: null };

/** How many letters must be changed, added, left out or swapped to make one word of the other; more than `most` is `most + 1`. */
export function slips(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let [older, old] = [[] as number[], Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1];
      let least = Math.min(old[j]! + 1, row[j - 1]! + 1, old[j - 1]! + (same ? 0 : 1));
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        least = Math.min(least, older[j - 2]! + 1);
      row[j] = least;
    }
    [older, old] = [old, row];
  }
  return Math.min(old[other.length]!, most + 1);
}

/** Whether a name is meant by a word with slips: one in four to seven letters, two in more. The beginning of a word is enough. */
export function almost(query: string, name: string): boolean {
  const most = query.length < 4 ? 0 : query.length < 8 ? 1 : 2;
  if (!most) return false;
  const words = [name, ...name.split(' ')];
  return words.some(
    (word) => slips(query, word, most) <= most || slips(query, word.slice(0, query.length), most) <= most,
  );
}

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
