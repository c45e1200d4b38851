import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Scored } from '../src/pad/history';
import type { Rules } from '../src/rules';

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
});
vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('location', { origin: 'https://spinney.example', href: 'https://spinney.example/pad' });

const { loadWords } = await import('../src/lib/words.svelte');
const { best, byAnswer, found, keysIn, letters, loadNames, rank, searchKey } = await import('../src/pad/search');
const { bgStats, bgStatsLink, csv, forestsJson } = await import('../src/pad/export');
const { winnersOf } = await import('../src/pad/history');
const { backup, readFile } = await import('../src/pad/files');
const { rememberedNames, rememberNames } = await import('../src/pad/names');
const { linkTo, readLink } = await import('../src/pad/links');

const scored: Scored = {
  id: 'g1', date: Date.UTC(2026, 10, 16, 20), totals: [3, 1], less: [false, true],
  table: {
    format: 'spinney.forests/1', edition: 'base',
    forests: [{ name: 'Ana', cave: 2, hosts: [{ species: 'birch', top: [], left: ['wolf@oak'] }] }, { name: 'Zoë "Z", B', cave: 1, hosts: [] }],
  },
}; // prettier-ignore

/** Rules without questions. */
const plain = { order: [], compiled: { counters: [], doubles: [] } } as unknown as Rules;

beforeAll(async () => {
  await loadWords('en', ['shell', 'pad']);
  await loadNames();
});

describe('search', () => {
  it('ignores accents, signs and capitals', () => {
    expect(searchKey('Murciélago ratonero ribereño')).toBe('murcielago ratonero ribereno');
    expect(searchKey("Chauve-souris d'Alcathoé")).toBe('chauve souris dalcathoe');
    expect(searchKey('Weißtanne')).toBe('weisstanne');
  });

  it('ranks the beginning before a word before its end before letters within', () => {
    expect([
      rank('ra', 'rana de paramo'),
      rank('de', 'rana de paramo'),
      rank('uil', 'rode bosuil'),
      rank('ara', 'rana de paramo'),
      rank('zz', 'rana'),
    ]).toEqual([0, 1, 2, 3, null]);
  });

  it('finds a species by its name in another language, after its own', () => {
    expect(found('eiche', 'oak', 'Oak')).toBe(4);
    expect(found('oa', 'oak', 'Oak')).toBe(0);
    expect(found('oak', 'oak', 'Oak')).toBe(-1);
    expect(found('lievre', 'european_hare', 'European Hare')).toBe(4);
    expect(found('qq', 'oak', 'Oak')).toBeNull();
  });

  it('forgives slips where nothing else answers', () => {
    const red = { rank: found('eekhorn', 'red_squirrel', 'Rode eekhoorn') ?? 99 };
    expect(red.rank).toBe(10);
    expect(best([red, { rank: 4 }])).toEqual([{ rank: 4 }]);
    expect(best([red])).toEqual([red]);
  });

  it('puts the name that was meant before what fits the place', () => {
    const order = (query: string, lang: string, names: string[], fitting: string[]): string[] => {
      const answers = names.map((name) => ({
        rank: found(query, '', name) ?? 9,
        fit: Number(!fitting.includes(name)),
        name,
      }));
      return answers.sort((one, other) => byAnswer(one, other, lang)).map(({ name }) => name);
    };
    expect(
      order('bee', 'en', ['Stag Beetle', 'Violet Carpenter Bee', 'Beech', 'Beech Marten'], ['Stag Beetle']),
    ).toEqual(['Beech', 'Beech Marten', 'Stag Beetle', 'Violet Carpenter Bee']);
    const german = ['Traubeneiche', 'Eichhörnchen', 'Eiche', 'Eichelhäher'];
    expect(order('eich', 'de', german, ['Eichhörnchen', 'Eichelhäher'])).toEqual([
      'Eichelhäher',
      'Eichhörnchen',
      'Eiche',
      'Traubeneiche',
    ]);
    // Who has typed the whole name means it.
    expect(order('eiche', 'de', german, ['Eichelhäher'])[0]).toBe('Eiche');
  });

  it('knows the names of a file and where letters stand', () => {
    expect(keysIn('species-tawny-owl = Tawny Owl\n    .counted = owls\n').get('tawny_owl')).toBe('tawny owl');
    expect(letters('ra', 'Arándano silvestre')).toEqual(['A', 'rá', 'ndano silvestre']);
    expect(letters('xx', 'Oak')).toBeNull();
  });
});

describe('what is kept and handed on', () => {
  it('knows who has won, and who played', () => {
    expect(winnersOf([4, 7, 7])).toEqual([1, 2]);
    rememberNames(['Ana', 'Ben']);
    rememberNames(['Cem', 'Ana']);
    expect(rememberedNames()).toEqual({ last: ['Cem', 'Ana'], all: ['Cem', 'Ana', 'Ben'] });
    kept.set('spinney.pad.names', '{"last": 3, "all": ["Eva", 4]}');
    expect(rememberedNames()).toEqual({ last: [], all: ['Eva'] });
  });

  it('reads its own files, and nothing else', () => {
    expect(readFile(forestsJson(scored, plain))).toMatchObject({ table: { forests: [{ name: 'Ana' }, { cave: 1 }] } });
    expect(readFile(`\uFEFF${backup([scored])}`)).toEqual({ games: [scored] });
    for (const broken of [
      '',
      '{',
      '[]',
      '{"format": "spinney.forests/1"}',
      backup([{ ...scored, totals: [] }]),
      '{"format": "spinney.game/1"}',
    ])
      expect(readFile(broken)).toBeNull();
  });

  it('writes forests without empty lists', () => {
    expect(JSON.parse(forestsJson(scored, plain)).forests[0].hosts).toEqual([{ species: 'birch', left: ['wolf@oak'] }]);
  });

  it('writes forests in numbers in a format of their own, and reads them from a link', async () => {
    const quick = { counts: { oak: 2, wolf: 1 }, answers: { 'met:chaffinch': 1 } };
    const counted: Scored = {
      ...scored,
      table: { ...scored.table, forests: [{ name: 'Ana', cave: 2, hosts: [], quick }, scored.table.forests[1]!] },
    };
    expect(JSON.parse(forestsJson(counted, plain))).toMatchObject({
      format: 'spinney.counts/1',
      forests: [{ hosts: [], quick: { counts: quick.counts } }, { name: 'Zoë "Z", B' }],
    });
    expect(JSON.parse(forestsJson(scored, plain)).format).toBe('spinney.forests/1');
    const read = async (one: unknown, hosts: unknown[] = []): Promise<Scored | null> =>
      readLink(
        new URL(
          await linkTo({
            ...counted,
            table: { ...counted.table, forests: [{ name: 'Ana', cave: 2, hosts, quick: one }] },
          } as Scored),
        ).hash,
      );
    expect((await read(quick))?.table.forests[0]!.quick).toEqual(quick);
    for (const broken of [
      null,
      3,
      {},
      { counts: {} },
      { counts: { oak: '2' }, answers: {} },
      { counts: { oak: -1 }, answers: {} },
      { counts: {}, answers: { a: 1.5 } },
    ])
      expect(await read(broken)).toBeNull();
    expect(await read(quick, [{ species: 'oak' }])).toBeNull();
  });

  it('writes lines for a spreadsheet, none of them a formula', () => {
    const lines = (lang: string): string[] =>
      csv(['Ana', 'Zoë "Z", B', '=1+1'], [{ name: 'Cave', points: [2, 1, 0] }], [3, 1, 0], lang).split('\r\n');
    expect(lines('en')).toEqual([`\uFEFF,Ana,"Zoë ""Z"", B",'=1+1`, 'Cave,2,1,0', 'Total,3,1,0', '']);
    // Where 1,5 is a number, spreadsheets part cells by semicolons.
    for (const lang of ['de', 'fr', 'es', 'it', 'nl'])
      expect(lines(lang).slice(0, 2)).toEqual([`\uFEFF;Ana;"Zoë ""Z"", B";'=1+1`, 'Cave;2;1;0']);
  });

  it('writes a play for BG Stats', () => {
    const { game, players, playDate, comments } = JSON.parse(bgStats(scored));
    expect(game).toMatchObject({ sourceGameId: scored.table.edition, highestWins: true });
    expect(playDate).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    expect(players.map((player: { name: string; score: number }) => [player.name, player.score])).toEqual(
      scored.table.forests.map(({ name }, seat) => [name, scored.totals[seat]]),
    );
    expect(players.filter((player: { winner: boolean }) => player.winner)).toEqual(
      players.filter((player: { rank: number }) => player.rank === 1),
    );
    expect(comments === '').toBe(!scored.less.some(Boolean));
    const link = new URL(bgStatsLink(scored));
    expect(JSON.parse(link.searchParams.get('data')!)).toEqual(JSON.parse(bgStats(scored)));
  });

  it('puts a result into a link and reads it again', async () => {
    const link = await linkTo(scored);
    expect(link).toMatch(/^https:\/\/spinney\.example\/pad#t=[\w-]+$/);
    expect(await readLink(new URL(link).hash)).toMatchObject({
      date: scored.date,
      table: scored.table,
      less: [false, true],
    });
    for (const broken of ['', '#t=', '#t=abc', '#x=1', `#t=${'a'.repeat(30_000)}`])
      expect(await readLink(broken)).toBeNull();
  });
});
