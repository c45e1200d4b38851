/**
 * Where each icon lies: signs for every page, pictures by game. Their files are laid into the page when the first icon of
 * them is shown: icons that named a file would each ask for it anew.
 */

import map from '../../icons/map.json';
import faces from '../generated/faces.svg?url';
import signs from '../generated/signs.svg?url';

const FILES = import.meta.glob<string>('../generated/*.svg', { query: '?url', import: 'default', eager: true });
const isFace = new Set(map.faces);
const icons = map.species as Record<string, string>;
const isLeaf = (species: string): boolean =>
  Boolean(icons[species]?.startsWith('spinney:leaf-')) || ['sapling', 'universal_moor'].includes(species);
/** For each species the file that its picture lies in, as icons/build.mjs lays them. */
const homes = new Map(
  Object.entries(map.editions as Record<string, string[]>).flatMap(([file, species]) =>
    species.map((one): [string, string] => [one, `${file}${isLeaf(one) ? '-leaves' : ''}`]),
  ),
);
const tints = map.tints as Record<string, string>;

const laid = new Set<string>();

async function lay(file: string): Promise<void> {
  try {
    const answer = await fetch(file);
    if (!answer.ok) throw new Error(answer.statusText);
    const sheet = new DOMParser().parseFromString(await answer.text(), 'image/svg+xml').documentElement;
    sheet.setAttribute('aria-hidden', 'true');
    sheet.setAttribute('class', 'icons');
    document.body.append(document.adoptNode(sheet));
  } catch {
    laid.delete(file); // the next icon of it asks again
  }
}

function within(file: string, id: string): string {
  if (file && !laid.has(file)) {
    laid.add(file);
    void lay(file);
  }
  return `#${id}`;
}

/** The address of a species' picture. */
export function pictureOf(species: string): string {
  const file = isFace.has(species) ? faces : (FILES[`../generated/${homes.get(species)}.svg`] ?? '');
  return within(file, `s-${species}`);
}

/** The mark of a tree symbol, a type's sign, an act or button. */
export const markOf = (symbol: string): string => within(signs, `m-${symbol}`);
export const typeOf = (type: string): string => within(signs, `t-${type}`);
export const signOf = (name: string): string => within(signs, `u-${name}`);

/** The natural colour of a species, for its silhouette in the light theme. */
export function tintOf(species: string): string {
  return tints[species] ?? '#535D54';
}
