import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { compile } from '../art/compile.mjs';
import map from '../icons/map.json';
import index from '../src/generated/art-index.json';

interface Box {
  backdrops: Record<string, string>;
  caves: Record<string, string>;
  species: Record<string, { box: string; backdrop: string; body: string }>;
}

const boxes = Object.keys(index) as (keyof typeof index)[];
const text = (name: string): string =>
  readFileSync(new URL(`../src/generated/art/${name}.json`, import.meta.url), 'utf8');
const read = (name: string): Box => JSON.parse(text(name)) as Box;
const icons = map.species as Record<string, string>;

/** Trees are known by their leaves, and what lies face down by its sprout. */
const isDrawn = (species: string): boolean =>
  !icons[species]!.startsWith('spinney:leaf-') && !['sapling', 'universal_moor'].includes(species);

describe('the drawings', () => {
  it('are there for every dweller, shrub and moor of a game, with what they stand before', () => {
    for (const [edition, species] of Object.entries(map.editions)) {
      const box = read(edition);
      expect(species.filter((one) => isDrawn(one) && !box.species[one])).toEqual([]);
      for (const { backdrop } of Object.values(box.species)) expect(box.backdrops[backdrop]).toBeTruthy();
    }
  });

  it('show five different caves', () => {
    for (const name of boxes.filter((name) => name !== 'home'))
      expect(new Set(Object.values(read(name).caves)).size).toBe(5);
  });

  it('are no two alike, and small', () => {
    const bodies = new Map(boxes.flatMap((name) => Object.entries(read(name).species)));
    expect(new Set([...bodies.values()].map(({ body }) => body)).size).toBe(bodies.size);
    for (const [species, { body }] of bodies) expect(body.length, species).toBeLessThan(4200);
    for (const name of boxes) expect(text(name).length, name).toBeLessThan(120_000);
  });

  it('carry nothing but shapes', () => {
    for (const name of boxes) {
      const box = read(name);
      const all = [...Object.values(box.species).map(({ body }) => body), ...Object.values(box.backdrops)];
      for (const body of [...all, ...Object.values(box.caves)]) {
        const tags = new Set([...body.matchAll(/<\/?([a-z]+)/g)].map((match) => match[1]));
        expect([...tags].filter((tag) => !['path', 'circle', 'ellipse', 'g'].includes(tag!))).toEqual([]);
      }
    }
  });
});

describe('a point list', () => {
  const body = (lines: string): string => compile([['x.art', `@fox tall floor\n${lines}`]]).species.fox!.body;

  it('draws corners straight and other points round', () => {
    expect(body('rust 0,0! 10,0! 10,10!')).toBe("<path class='rust' d='M0 0l10 0l0 10l-10-10z'/>");
    expect(body('rust 0,0 10,0 10,10')).toContain('c');
  });

  it('mirrors, and puts neighbours of one tone into one path', () => {
    expect(body('m48 o ink 50 40 2')).toBe(
      "<circle class='ink' cx='50' cy='40' r='2'/><circle class='ink' cx='46' cy='40' r='2'/>",
    );
    expect(body('- ink 2 0,0 9,9\n- ink 2 5,5 6,6').match(/<path/g)).toHaveLength(1);
  });

  it('says where it is wrong', () => {
    expect(() => body('rust 1,2 x')).toThrow('x.art:2');
  });
});
