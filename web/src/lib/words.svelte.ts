/** The words of the page: the Fluent files that Python reads too, one language at a time, switched live. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { settings, type Lang } from './settings.svelte';

const FILES = import.meta.glob<string>('../../../src/spinney/words/*/{check,learn,pad,reasons,review,solo}.ftl', {
  query: '?raw',
  import: 'default',
});
// What every page needs of a language comes in one piece: on a slow line each file costs a round trip.
const SHELLS = import.meta.glob<string[]>('./shell/*.ts', { import: 'default' });
const SHELL = 'shell';
const bundles = new Map<string, FluentBundle>();
const loaded = new Map<string, Promise<void>>();
let version = $state(0);

function path(lang: Lang, file: string): string {
  return `../../../src/spinney/words/${lang}/${file}.ftl`;
}

async function read(lang: Lang, file: string): Promise<void> {
  const sources = file === SHELL ? await SHELLS[`./shell/${lang}.ts`]?.() : [await FILES[path(lang, file)]?.()];
  for (const source of sources ?? []) {
    if (source === undefined) continue;
    let bundle = bundles.get(lang);
    if (!bundle) bundles.set(lang, (bundle = new FluentBundle(lang, { useIsolating: false })));
    bundle.addResource(new FluentResource(source));
  }
}

/** Loads the words of a language; `files` beyond the shell's when a page needs them (`learn`). */
export async function loadWords(lang: Lang, files: string[] = [SHELL]): Promise<void> {
  const jobs = files.map((file) => {
    const key = `${lang}/${file}`;
    if (!loaded.has(key)) loaded.set(key, read(lang, file));
    return loaded.get(key);
  });
  await Promise.all(jobs);
  version += 1;
}

/** Switches the language of everything that is shown. */
export async function switchLanguage(lang: Lang): Promise<void> {
  await loadWords(lang, [...new Set([SHELL, ...[...loaded.keys()].map((key) => key.split('/')[1] ?? '')])]);
  settings.lang = lang;
  document.documentElement.lang = lang;
}

/** A message in the present language; `id.attribute` for an attribute. */
export function t(id: string, args: Record<string, FluentVariable> = {}): string {
  void version;
  const bundle = bundles.get(settings.lang);
  const [name = '', attribute] = id.split('.');
  const message = bundle?.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!bundle || !pattern) {
    if (bundle) console.error(`no words for ${id} in ${settings.lang}`);
    return id;
  }
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, args, errors);
  if (errors.length) console.error(`words ${id}: ${errors[0]?.message}`);
  return settings.lang === 'fr' ? elided(text) : text;
}

const ELISION = /(?<!\p{L})([Dd]|[Qq]u)e (?=[aeiouyàâéèêëîïôùûœæ])/giu;

/** French text with "de" and "que" shortened before a vowel, as `words.sounds` does for Python ("d’arbres"). */
export function elided(text: string): string {
  return text.replace(ELISION, '$1’');
}

const SMALL_AFTER_COLON: Lang[] = ['es', 'fr', 'it', 'nl'];

/** A sentence as it goes on after a colon: some languages begin it with a small letter there. */
export function afterColon(sentence: string): string {
  const small = SMALL_AFTER_COLON.includes(settings.lang);
  return small ? sentence.charAt(0).toLocaleLowerCase(settings.lang) + sentence.slice(1) : sentence;
}

/** Words as a sentence of their own: with a capital. */
export const asSentence = (words: string): string => words.charAt(0).toLocaleUpperCase(settings.lang) + words.slice(1);

/** Whether there is such a message. */
export function hasWords(id: string): boolean {
  void version;
  return bundles.get(settings.lang)?.hasMessage(id) ?? false;
}

/** A Fluent id from one of the game's own: `tawny_owl` → `tawny-owl`. */
export function wordId(prefix: string, id: string): string {
  return `${prefix}-${id.replaceAll('_', '-')}`;
}
