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

/** How well a name answers: 0 it begins with the query, 1 a word does, 2 it is in it, null not. */
export function rank(query: string, name: string): number | null {
  if (name.startsWith(query)) return 0;
  if (` ${name}`.includes(` ${query}`)) return 1;
  return name.includes(query) ? 2 : null;
}

/** How well a species answers by its own name (`shown`; -1 it is that), else by its name in another language; null if it does not. */
export function found(query: string, species: string, shown: string): number | null {
  const wanted = searchKey(query);
  if (searchKey(shown) === wanted) return -1;
  const own = rank(wanted, searchKey(shown));
  if (own !== null) return own;
  const others = [...loaded.values()].flatMap((names) => rank(wanted, names.get(species) ?? '') ?? []);
  return others.length ? 3 + Math.min(...others) : null;
}

/** What was found: how well it answers, how well it fits (0 best), and its name. */
export interface Answer {
  rank: number;
  fit: number;
  name: string;
}

/** Better answers first. Who types has a name in mind: how it begins is more than where the card would lie. */
export function byAnswer(one: Answer, other: Answer, lang: string): number {
  const level = ({ rank }: Answer): number => Math.min(rank, 3);
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
