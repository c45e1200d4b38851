/** Finding species by two letters of their name in any of the languages, accents ignored. */

import { LANGUAGES, type Lang } from '../lib/settings.svelte';

const FILES = import.meta.glob<string>('../../../src/spinney/words/*/names.ftl', { query: '?raw', import: 'default' });

/** The text as it is compared: small letters, no accents, words parted by one space. */
export function searchKey(text: string): string {
  const plain = text.toLowerCase().replaceAll('ß', 'ss').replace(/['’]/g, '').normalize('NFKD').replace(/\p{M}/gu, '');
  return plain.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
}

/** Species ids with their names' keys, from the text of a names file. */
export function keysIn(source: string): Map<string, string> {
  const lines = source.matchAll(/^species-([a-z-]+) = (.+)$/gm);
  return new Map([...lines].map(([, id, name]) => [id!.replaceAll('-', '_'), searchKey(name!)]));
}

const loaded = new Map<Lang, Map<string, string>>();

/** Loads the names of all languages; what fails is tried again the next time. */
export async function loadNames(): Promise<void> {
  await Promise.all(
    LANGUAGES.filter((lang) => !loaded.has(lang)).map(async (lang) => {
      const source = await FILES[`../../../src/spinney/words/${lang}/names.ftl`]?.();
      if (source) loaded.set(lang, keysIn(source));
    }),
  );
}

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

/** Whether a name is meant by a word with slips: one in each four letters, three at most. The beginning of a word is enough. */
export function almost(query: string, name: string): boolean {
  const most = Math.min(Math.floor(query.length / 4), 3);
  if (!most) return false;
  const words = [name, ...name.split(' ')];
  return words.some(
    (word) => slips(query, word, most) <= most || slips(query, word.slice(0, query.length), most) <= most,
  );
}

/** How well a name answers: 0 it begins with the query, 1 a word does, 2 a word ends so (a `bosuil` is a `uil`), 3 it is in it, null not. */
export function rank(query: string, name: string): number | null {
  if (name.startsWith(query)) return 0;
  if (` ${name}`.includes(` ${query}`)) return 1;
  if (`${name} `.includes(`${query} `)) return 2;
  return name.includes(query) ? 3 : null;
}

const ELSEWHERE = 4;
/** From this rank on a name is only meant with slips. */
export const SLIPPED = 10;

/** How well a species answers by its own name (`shown`; -1 it is that), else by its name in another language, else with slips; null if it does not. */
export function found(query: string, species: string, shown: string): number | null {
  const wanted = searchKey(query);
  if (searchKey(shown) === wanted) return -1;
  const own = rank(wanted, searchKey(shown));
  if (own !== null) return own;
  const others = [...loaded.values()].flatMap((names) => rank(wanted, names.get(species) ?? '') ?? []);
  if (others.length) return ELSEWHERE + Math.min(...others);
  return almost(wanted, searchKey(shown)) ? SLIPPED : null;
}

/** Those that answer; names that are only meant with slips where there are no others. */
export function best<T extends { rank: number }>(answers: T[]): T[] {
  const sure = answers.filter(({ rank }) => rank < SLIPPED);
  return sure.length ? sure : answers;
}

/** What was found: how well it answers, how well it fits (0 best), and its name. */
export interface Answer {
  rank: number;
  fit: number;
  name: string;
}

/** Better answers first. Who types has a name in mind: how it begins is more than where the card would lie. */
export function byAnswer(one: Answer, other: Answer, lang: string): number {
  const level = ({ rank }: Answer): number => Math.min(rank, ELSEWHERE);
  return (
    level(one) - level(other) ||
    one.fit - other.fit ||
    one.rank - other.rank ||
    one.name.localeCompare(other.name, lang)
  );
}

/** Where the letters of the query stand in a name: before, the letters, after; null if they are not in it. */
export function letters(query: string, name: string): [string, string, string] | null {
  const wanted = searchKey(query);
  if (!wanted) return null;
  for (let start = 0; start < name.length; start += 1) {
    for (let end = start + 1; end <= name.length; end += 1) {
      const part = searchKey(name.slice(start, end));
      if (part === wanted && !/\s/.test(name[start]!))
        return [name.slice(0, start), name.slice(start, end), name.slice(end)];
      if (part.length > wanted.length) break;
    }
  }
  return null;
}
