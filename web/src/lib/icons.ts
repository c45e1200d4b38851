/** Where each icon lies: signs for every page, pictures by game. */

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

/** The address of a species' picture. */
export function pictureOf(species: string): string {
  const file = isFace.has(species) ? faces : (FILES[`../generated/${homes.get(species)}.svg`] ?? '');
  return `${file}#s-${species}`;
}

/** The mark of a tree symbol, a type's sign, an act or button. */
export const markOf = (symbol: string): string => `${signs}#m-${symbol}`;
export const typeOf = (type: string): string => `${signs}#t-${type}`;
export const signOf = (name: string): string => `${signs}#u-${name}`;

/** The natural colour of a species, for its silhouette in the light theme. */
export function tintOf(species: string): string {
  return tints[species] ?? '#535D54';
}
