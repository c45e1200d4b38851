// Makes the sprites: one SVG file with the signs that every page needs, one with the pictures of each game.
// Only the icons that map.json names are taken from their packages.
import { createRequire } from 'node:module';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { shorten } from './path.mjs';

const require = createRequire(import.meta.url);
const here = new URL('.', import.meta.url);
const map = JSON.parse(readFileSync(new URL('map.json', here), 'utf8'));
const sets = {
  spinney: JSON.parse(readFileSync(new URL('own.json', here), 'utf8')),
  'game-icons': require('@iconify-json/game-icons/icons.json'),
  lucide: require('@iconify-json/lucide/icons.json'),
};

/** A unit on a 512 grid can't be seen at the size of an icon, on a 24 grid a hundredth can't. */
const shorter = (body, size) =>
  body.replace(/ d="([^"]*)"/g, (_, path) => ` d="${shorten(path, size > 100 ? 0 : 2)}"`);

function symbol(id, name) {
  const [prefix, key] = name.split(':');
  const set = sets[prefix];
  const icon = set?.icons[key] ?? set?.icons[set.aliases?.[key]?.parent];
  if (!icon) throw new Error(`icons/map.json: no icon ${name} for ${id}`);
  const width = icon.width ?? set.width ?? 16;
  const height = icon.height ?? set.height ?? 16;
  return `<symbol id="${id}" viewBox="0 0 ${width} ${height}">${shorter(icon.body, width)}</symbol>`;
}

function sprite(file, entries) {
  const symbols = entries.map(([id, name]) => symbol(id, name)).join('\n');
  writeFileSync(new URL(`../src/generated/${file}.svg`, here), `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols}\n</svg>\n`);
}

mkdirSync(new URL('../src/generated/', here), { recursive: true });
const of = (group, letter) => Object.entries(map[group]).map(([id, name]) => [`${letter}-${id}`, name]);
// Faces of players, and species of several games: no game loads the pictures of another for their sake.
const shared = map.faces;
const isLeaf = (id) => map.species[id].startsWith('spinney:leaf-') || ['sapling', 'universal_moor'].includes(id);
const pictures = (species) => species.map((id) => [`s-${id}`, map.species[id]]);
sprite('signs', [...of('ui', 'u'), ...of('types', 't'), ...of('trees', 'm')]);
sprite('faces', pictures(shared));
for (const [edition, species] of Object.entries(map.editions)) {
  // Leaves stand on the cards themselves; the other pictures only where there is no room for a drawing.
  const own = species.filter((id) => !shared.includes(id));
  sprite(`${edition}-leaves`, pictures(own.filter((id) => isLeaf(id))));
  sprite(edition, pictures(own.filter((id) => !isLeaf(id))));
}
