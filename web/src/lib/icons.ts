/** Where each icon lies: signs for every page, pictures by game. */

import map from '../../icons/map.json';
import base from '../generated/base.svg?url';
import baseLeaves from '../generated/base-leaves.svg?url';
import dartmoor from '../generated/dartmoor.svg?url';
import dartmoorLeaves from '../generated/dartmoor-leaves.svg?url';
import faces from '../generated/faces.svg?url';
import signs from '../generated/signs.svg?url';

const inBase = new Set(map.editions.base);
const isFace = new Set(map.faces);
const icons = map.species as Record<string, string>;
const isLeaf = (species: string): boolean =>
  Boolean(icons[species]?.startsWith('spinney:leaf-')) || ['sapling', 'universal_moor'].includes(species);
const tints = map.tints as Record<string, string>;

/** The address of a species' picture. */
export function pictureOf(species: string): string {
  const [ofBase, leaf] = [inBase.has(species), isLeaf(species)];
  // As icons/build.mjs lays them.
  const own = ofBase ? (leaf ? baseLeaves : base) : leaf ? dartmoorLeaves : dartmoor;
  const file = isFace.has(species) ? faces : own;
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
