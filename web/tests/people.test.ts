import { describe, expect, it } from 'vitest';
import { tableName } from '../src/lib/people';
import type { Catalogue } from '../src/lib/types';
import { loadWords } from '../src/lib/words.svelte';

const places = { tree: 8, dweller: 49 };
const species = Object.fromEntries(
  Object.entries(places).flatMap(([place, count]) =>
    Array.from({ length: count }, (_, at) => [`${place}${at}`, { name: `${place} ${at}`, place, copies: 1 }]),
  ),
);
const cards = { species } as unknown as Catalogue;

describe('tables', () => {
  it('have names that hardly ever repeat, the same for everybody', async () => {
    await loadWords('en');
    const ids = Array.from({ length: 200 }, (_, at) => `table${at * 7919}`);
    const names = ids.map((id) => tableName(id, cards));
    expect(names).toEqual(ids.map((id) => tableName(id, cards)));
    // Some of so many fall together; with trees alone there would be eight.
    expect(new Set(names).size).toBeGreaterThan(130);
  });
});
