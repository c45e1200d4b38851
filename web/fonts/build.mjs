// Makes the fonts: of each family one file with the letters that our six languages need, which is all that most visitors
// load, and one with the rest of Latin, which a browser fetches only for a name that needs it.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const root = new URL('../', import.meta.url);
const out = new URL('src/generated/fonts/', root);
const { resolve } = createRequire(import.meta.url);

// Parts of a family are no longer the family, so they have names of their own; *Credits* says whose work they are.
const FONTS = [
  { family: 'Spinney Serif', package: 'alegreya', style: 'normal' },
  // On a phone the browser slants the upright: the italics would be a tenth of all that a table loads.
  { family: 'Spinney Serif', package: 'alegreya', style: 'italic', media: '(min-width: 700px)' },
  { family: 'Spinney Sans', package: 'source-sans-3', style: 'normal' },
];
/** No text of the page is thinner or heavier. */
const WEIGHTS = { min: 400, max: 800 };
/** What a font can do beside drawing letters: of that, spacing, accents and the widths of figures are used. */
const FEATURES = ['kern', 'liga', 'lnum', 'pnum', 'tnum', 'mark', 'mkmk', 'ccmp', 'locl', 'rvrn'];

/** The letters of all files of a folder that end like this. */
function written(folder, ending) {
  const names = readdirSync(new URL(folder, root), { recursive: true }).filter((name) => name.endsWith(ending));
  return names.flatMap((name) => [...readFileSync(new URL(`${folder}${name}`, root), 'utf8')]);
}

const ascii = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at));
const words = [...written('../src/spinney/words/', '.ftl'), ...written('src/', '.svelte')];
/** Marks that are not seen: a hyphen that may be, and what keeps a name in a sentence apart. */
const unseen = ['\u00ad', '\u200b', '\u2060', '\u2068', '\u2069'];
const ours = new Set([...ascii, ...unseen, ...words.flatMap((letter) => [letter, letter.toUpperCase()])]);
ours.delete('\n');

/** All code points of a range as CSS writes it: `U+0020-007E,U+00A1`. */
function points(range) {
  return range.split(',').flatMap((part) => {
    const [first, last = first] = part
      .slice(2)
      .split('-')
      .map((point) => parseInt(point, 16));
    return Array.from({ length: last - first + 1 }, (_, at) => first + at);
  });
}

/** The same the other way. */
function range(all) {
  const parts = [];
  for (const point of all) {
    const part = parts.at(-1);
    if (part?.[1] === point - 1) part[1] = point;
    else parts.push([point, point]);
  }
  const hex = (point) => point.toString(16).toUpperCase();
  return parts.map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`)).join(',');
}

/** Writes one file and says how the page asks for it. */
async function face({ family, package: name, style, media }, part, all) {
  const whole = readFileSync(resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-${style}.woff2`));
  const file = `${name}-${style}-${part}.woff2`;
  const options = { targetFormat: 'woff2', keepFeatures: FEATURES, variationAxes: { wght: WEIGHTS } };
  writeFileSync(new URL(file, out), await subsetFont(whole, String.fromCodePoint(...all), options));
  const rule = [
    '@font-face{',
    `font-family:'${family}';font-style:${style};font-weight:${WEIGHTS.min} ${WEIGHTS.max};font-display:swap;`,
    `src:url('./${file}') format('woff2');unicode-range:${range(all)}}`,
  ].join('');
  return media ? `@media ${media}{${rule}}` : rule;
}

mkdirSync(out, { recursive: true });
const rules = [];
for (const font of FONTS) {
  const latin = points(JSON.parse(readFileSync(resolve(`@fontsource-variable/${font.package}/unicode.json`), 'utf8')).latin);
  const ofOurs = (point) => ours.has(String.fromCodePoint(point));
  rules.push(await face(font, 'ours', latin.filter(ofOurs)));
  rules.push(
    await face(
      font,
      'rest',
      latin.filter((point) => !ofOurs(point)),
    ),
  );
}
writeFileSync(new URL('fonts.css', out), `${rules.join('\n')}\n`);
