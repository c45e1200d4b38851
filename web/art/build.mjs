// Makes the drawings: reads the point lists (*.art), writes one file for each box, the palette as CSS, and who is in which file.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { compile } from './compile.mjs';

const here = new URL('.', import.meta.url);
const out = new URL('../src/generated/', here);
const read = (name) => JSON.parse(readFileSync(new URL(name, here), 'utf8'));
const { tones, backdrops: grounds } = read('palette.json');
const boxes = read('boxes.json');

const { species, backdrops, caves } = compile(
  readdirSync(here)
    .filter((name) => name.endsWith('.art'))
    .sort()
    .map((name) => [name, readFileSync(new URL(name, here), 'utf8')]),
);

const known = new Set([...Object.keys(tones), 'l', 'b0', 'b1', 'b2', 'b3', 'b4']);
for (const [id, { body }] of Object.entries(species)) {
  for (const [, names] of body.matchAll(/class='([^']*)'/g))
    for (const name of names.split(' ')) if (!known.has(name)) throw new Error(`${id}: no tone ${name}`);
}

/** One box: its species, the backdrops that they stand before, and the caves, which are in every box (the home page has none). */
function box(name, ids) {
  const drawn = Object.fromEntries(
    ids.map((id) => {
      if (!species[id]) throw new Error(`boxes.json: no drawing of ${id} (${name})`);
      return [id, species[id]];
    }),
  );
  const used = new Set(Object.values(drawn).map(({ backdrop }) => backdrop));
  return {
    backdrops: Object.fromEntries(Object.entries(backdrops).filter(([id]) => used.has(id))),
    caves: name === 'home' ? {} : caves,
    species: drawn,
  };
}

/** A tone is the fill of a shape, or the colour of a line; a backdrop has five tones of its own. */
function css() {
  const props = (theme) => Object.entries(tones).map(([name, both]) => `--art-${name}:${both[theme]}`).join(';');
  const ground = (theme, before) =>
    Object.entries(grounds)
      .map(([name, both]) => `${before}.bd-${name}{${both[theme].map((tone, at) => `--b${at}:${tone}`).join(';')}}`)
      .join('\n');
  const rule = (name, property) => `.art .${name}{fill:var(${property});color:var(${property})}`;
  return [
    `:root{${props(0)}}`,
    `.dark{${props(1)}}`,
    ground(0, ''),
    ground(1, '.dark '),
    ...Object.keys(tones).map((name) => rule(name, `--art-${name}`)),
    ...[0, 1, 2, 3, 4].map((at) => rule(`b${at}`, `--b${at}`)),
    '.art .l{fill:none;stroke:currentColor;stroke-linecap:round;stroke-linejoin:round}',
    '',
  ].join('\n');
}

mkdirSync(new URL('art/', out), { recursive: true });
for (const [name, ids] of Object.entries(boxes)) writeFileSync(new URL(`art/${name}.json`, out), JSON.stringify(box(name, ids)));
writeFileSync(new URL('art.css', out), css());
writeFileSync(new URL('art-index.json', out), JSON.stringify(boxes));
