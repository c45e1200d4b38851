import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Catalogue, ForestWorth, HostShown, LogEntry, SeatNote, Species, Sums, View } from '../src/lib/types';

// The settings ask the browser for its wishes before anything else.
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
vi.stubGlobal('navigator', { languages: ['en'] });

const { settings } = await import('../src/lib/settings.svelte');
const { loadWords } = await import('../src/lib/words.svelte');
const { lines } = await import('../src/finish/log');
const { scoredLines, summed } = await import('../src/finish/changes');
const { LineAsking } = await import('../src/finish/line-asking.svelte');
const { counted, litIn, namesWithRoom, rowsOf, sourceOf, sumsOf } = await import('../src/finish/sources');
const { reasonsOf } = await import('../src/finish/reasons');
const { outcomeWords } = await import('../src/finish/outcome');
const { typesIn } = await import('../src/finish/census');

const species = (name: string, place: Species['place'], types: string[], points: Species['rules']['points'] = {}): Species => ({
  name, latin: '', place, cost: 1, copies: 1, types, text: {}, reading: false, notes: [], rules: { points },
}); // prettier-ignore

const cards: Catalogue = {
  edition: 'base', lang: 'en', types: {}, a_type: {}, tree_symbols: {}, caves: [], face_down: 'sapling',
  species: {
    linden: species('Linden', 'tree', ['tree'], { fixed: 1 }),
    sapling: species('Tree Sapling', 'tree', ['tree']),
    red_fox: species('Red Fox', 'side', ['pawed']),
    roe_deer: species('Roe Deer', 'side', ['cloven_hoofed', 'deer']),
    peacock: species('Peacock', 'top', ['butterfly', 'insect'], { sets: { type: 'butterfly' } }),
    emperor: species('Emperor', 'top', ['butterfly', 'insect'], { sets: { type: 'butterfly' } }),
    gnat: species('Gnat', 'side', ['insect']),
    penny_bun: species('Penny Bun', 'bottom', ['mushroom']),
  },
  cards: {
    B001: { halves: [{ slot: 'tree', species: 'linden', symbol: 'linden' }], source: {} },
    B002: { halves: [{ slot: 'left', species: 'red_fox', symbol: 'oak' }, { slot: 'right', species: 'roe_deer', symbol: 'oak' }], source: {} },
    B003: { halves: [{ slot: 'top', species: 'peacock', symbol: 'oak' }, { slot: 'bottom', species: 'penny_bun', symbol: 'oak' }], source: {} },
  },
}; // prettier-ignore

const hosts: HostShown[] = [
  { species: 'linden', right: ['roe_deer@oak'], top: ['peacock@oak'], cards: [['host', 'B001a'], ['right', 'B002b'], ['top', 'B003a']] },
  { species: 'sapling', left: ['red_fox@oak'], cards: [['host', null], ['left', 'B002a']] },
]; // prettier-ignore

const view = {
  me: 0, prompt: null, start: 0, turn: 3,
  seats: [{ name: 'Ana', kind: 'human', forest: { hosts } }, { name: 'Owl', kind: 'bot:player', forest: { hosts } }],
} as unknown as View; // prettier-ignore

const texts = (entries: LogEntry[]): string[] =>
  lines(entries, view, cards).map((line) => line.parts.map((part) => part.text).join(''));

const turn = (seat: number, number: number) => ({ type: 'turn', seat, number, extra: false }) as const;
const draw = (seat: number, card: string | null) => ({ type: 'draw', seat, card }) as const;

beforeAll(async () => {
  settings.lang = 'en';
  await loadWords('en');
});

describe('log', () => {
  it('merges two draws of a turn into one line', () => {
    const entries: LogEntry[] = [
      { seq: 1, seat: 0, events: [turn(1, 1)] },
      { seq: 2, seat: 1, events: [draw(1, null)] },
      { seq: 3, seat: 1, events: [draw(1, null), turn(0, 2)] },
    ];
    expect(texts(entries)).toEqual(['Owl begins', 'Owl draws 2 cards from the deck']);
    expect(lines(entries, view, cards)[1]).toMatchObject({ seq: 3, at: 3, seat: 1, turn: 1, sign: 'draw' });
  });

  it('names own cards, and both halves of a split one', () => {
    expect(
      texts([
        { seq: 5, seat: 0, events: [draw(0, 'B002')] },
        { seq: 6, seat: 0, events: [draw(0, 'B001')] },
      ]),
    ).toEqual(['Ana draws: Red Fox/\u200BRoe Deer and Linden']);
  });

  it('tells a play with what was paid, the place, free cards and what was drawn', () => {
    const entries: LogEntry[] = [
      { seq: 7, seat: 1, events: [] },
      { seq: 8, seat: 1, events: [] },
      {
        seq: 9, seat: 1, events: [
          { type: 'discard', seat: 1, card: 'B003' }, { type: 'discard', seat: 1, card: 'B001' },
          { type: 'place', seat: 1, card: 'B002b', host: 0, position: 'right' },
        ],
      },
      { seq: 10, seat: 1, events: [{ type: 'place', seat: 1, card: 'B003a', host: 0, position: 'top' }] },
      { seq: 11, seat: 1, events: [draw(1, null), draw(1, null), { type: 'sweep', number: 10 }, turn(0, 4)] },
    ]; // prettier-ignore
    const told = lines(entries, view, cards);
    expect(told.map((line) => line.parts.map((part) => part.text).join(''))).toEqual([
      'Owl plays Roe Deer beside Linden, pays 2, Peacock for free, draws 2',
      'The clearing was emptied: 10 cards',
    ]);
    expect(told[0]?.parts.slice(0, 3)).toEqual([
      { text: 'Owl', as: 'player' },
      { text: ' plays ', as: 'plain' },
      { text: 'Roe Deer', as: 'species' },
    ]);
  });

  it('gives cards that pay for nothing to the seat that laid them', () => {
    const entries: LogEntry[] = [
      { seq: 4, seat: 1, events: [{ type: 'discard', seat: 1, card: 'B001' }, { type: 'cave', seat: 0, card: 'B002', from_hand: false }, turn(0, 1)] },
    ]; // prettier-ignore
    expect(texts(entries)).toEqual([
      'Owl puts 1 card into the clearing',
      'Ana puts 1 card into the cave',
      'Ana begins',
    ]);
  });

  it('writes winter, another turn and the end as lines of their own', () => {
    const entries: LogEntry[] = [
      {
        seq: 3,
        seat: 0,
        events: [{ type: 'winter', number: 1 }, draw(0, 'B001'), { type: 'extra_turn', seat: 0 }, turn(0, 2)],
      },
      { seq: 4, seat: 0, events: [{ type: 'winter', number: 3 }, { type: 'over' }] },
    ];
    expect(texts(entries)).toEqual([
      'Ana draws: Linden',
      'Winter: the first winter card',
      'Ana has another turn',
      'The third winter card: the game is over',
    ]);
    expect(lines(entries, view, cards)[1]?.tone).toBe('winter');
  });

  it('leaves out what was taken back, and speaks of it only if something had been seen', () => {
    const place = { type: 'place', seat: 0, card: 'B001a', host: 0, position: 'host' } as const;
    const undo = { type: 'undo', seat: 0 } as const;
    // A choice that nobody saw; its entry may be missing.
    expect(
      texts([
        { seq: 1, seat: 1, events: [draw(1, null)] },
        { seq: 3, seat: 0, events: [undo] },
      ]),
    ).toEqual(['Owl draws 1 card from the deck']);
    const seen: LogEntry[] = [
      { seq: 1, seat: 0, events: [place] },
      { seq: 2, seat: 0, events: [undo] },
      { seq: 3, seat: 0, events: [{ type: 'take', seat: 0, card: 'B001' }] },
    ];
    expect(texts(seen)).toEqual(['Ana takes Linden from the clearing', 'Ana undoes a step']);
    expect(lines(seen, view, cards)[0]?.at).toBe(1);
  });

  it('tells for whom a bot plays and who is back, where it happened', () => {
    const at = new Date(2026, 10, 17, 14, 5).getTime() / 1000;
    const entries: LogEntry[] = [
      { seq: 1, seat: 0, events: [turn(1, 1)] },
      { seq: 2, seat: 1, events: [draw(1, null)] },
      { seq: 3, seat: 1, events: [draw(1, null), turn(0, 2)] },
    ];
    const told = (...notes: SeatNote[]): string[] =>
      lines(entries, view, cards, notes).map((line) => line.parts.map((part) => part.text).join(''));
    const gone: SeatNote = { type: 'stand_in', seat: 0, why: 'vote', at, after: 1 };
    const back: SeatNote = { type: 'back', seat: 0, why: null, at: at + 60, after: 3 };
    expect(told(gone, back)).toEqual([
      'Owl begins',
      'A bot has been playing for Ana since 02:05 PM',
      'Owl draws 2 cards from the deck',
      'Ana is back',
    ]);
    // In the middle of a turn it comes after the line of that turn.
    expect(told({ ...gone, why: 'left', after: 2 })).toEqual([
      'Owl begins',
      'Owl draws 2 cards from the deck',
      'Ana has left; a bot has been playing since 02:05 PM',
    ]);
    expect(told({ ...gone, why: 'time', after: 0 })[0]).toMatch('Ana was away for too long');
    const keys = lines(entries, view, cards, [gone, { ...gone, at: at + 9 }, back]).map((line) => line.key);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('says what each line has changed for each seat', () => {
    const entries: LogEntry[] = [
      { seq: 1, seat: 0, events: [turn(1, 1)], scores: [0, 0] },
      { seq: 2, seat: 1, events: [draw(1, null)], scores: [0, 0] },
      { seq: 3, seat: 1, events: [{ type: 'place', seat: 1, card: 'B001a', host: 0, position: 'host' }], scores: [0, 3] },
      { seq: 4, seat: 1, events: [{ type: 'cave', seat: 0, card: 'B002', from_hand: false }, turn(0, 2)], scores: [1, 3] },
      { seq: 5, seat: 0, events: [draw(0, 'B001')], scores: [5, 1] },
    ]; // prettier-ignore
    const changes = (most?: number) => scoredLines(entries, view, cards, most).map(({ change }) => change);
    expect(changes()).toEqual([[0, 0], [0, 3], [1, 0], [4, -2]]); // prettier-ignore
    expect(summed(scoredLines(entries, view, cards))).toEqual([5, 1]);
    // Of the newest entries alone: what was before is known from the one before them.
    expect(changes(2)).toEqual([[1, 0], [4, -2]]); // prettier-ignore
    const hidden = entries.map((entry) => ({ ...entry, scores: null }));
    expect(scoredLines(hidden, view, cards).map(({ change }) => change)).toEqual([null, null, null, null]);
    expect(summed(scoredLines(hidden, view, cards))).toBeNull();
  });

  it('gives the points of a cave to the line of whoever took it', () => {
    const drafting = {
      ...view,
      seats: view.seats.map((seat, at) => ({ ...seat, cave_card: at ? 2 : 4 })),
    } as View;
    const entries: LogEntry[] = [
      { seq: 1, seat: 1, events: [], scores: [0, 0] },
      { seq: 2, seat: 0, events: [{ type: 'cave', seat: 1, card: null }, turn(0, 1)], scores: [5, 1] },
      { seq: 3, seat: 0, events: [draw(0, null)], scores: [5, 1] },
    ]; // prettier-ignore
    const told = scoredLines(entries, drafting, cards);
    expect(told.map(({ sign, seat, change }) => [sign, seat, change])).toEqual([
      ['cave', 1, [0, 0]],
      ['cave', 0, [5, 0]],
      ['cave', 1, [0, 1]],
      ['player', 0, [0, 0]],
      ['draw', 0, [0, 0]],
    ]);
    // What their sums are asked by: the same move, each for its own seat.
    expect(told.slice(1, 3).map(({ after, to, seats }) => [after, to, seats])).toEqual([[1, 2, [0]], [1, 2, [1]]]); // prettier-ignore
  });

  it('gives each seat the points of what it did by the same moves', () => {
    const laid = { type: 'face_down', seat: 1, card: 'B001', host: 0, from: 'deck' } as const;
    const entries: LogEntry[] = [
      { seq: 1, seat: 0, events: [{ type: 'cave', seat: 0, card: null }], scores: [1, 0] },
      { seq: 2, seat: 0, events: [{ type: 'cave', seat: 0, card: null }, laid, turn(0, 1)], scores: [2, 3] },
    ]; // prettier-ignore
    const told = scoredLines(entries, view, cards).filter(({ sign }) => sign !== 'player');
    expect(told.map(({ seat, change }) => [seat, change])).toEqual([[0, [2, 0]], [1, [0, 3]]]); // prettier-ignore
  });

  it('asks each line for the sums of its own seats', () => {
    const made = { cave: 1, parts: [] };
    const sums = { type: 'sums', after: 0, to: 2, seats: [made, made] } as unknown as Sums;
    const asked: number[][] = [];
    const asking = new LineAsking(() => ({ sums, askSums: (after, to) => void asked.push([after, to]) }));
    const moves = { key: 'one', after: 0, to: 2, seats: [1] };
    asking.ask(moves);
    expect(asked).toEqual([[0, 2]]);
    expect(asking.sumsOf(moves)?.seats.map(({ cave }) => cave)).toEqual([0, 1]);
    expect(asking.sumsOf({ ...moves, seats: undefined })?.seats.map(({ cave }) => cave)).toEqual([1, 1]);
  });

  it('has no key twice', () => {
    const entries: LogEntry[] = [
      { seq: 1, seat: 0, events: [draw(0, null), turn(0, 1), draw(0, null), turn(0, 2), draw(0, null)] },
    ];
    const keys = lines(entries, view, cards).map((line) => line.key);
    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe('points', () => {
  const part = (name: string, points: number, count = 1) => ({
    species: name,
    cards: count,
    points,
    text: `x = ${points}`,
    counted: [],
    more: null,
  });
  const worth: ForestWorth = {
    total: 40,
    cave: 3,
    parts: [
      part('linden', 1), part('sapling', 0), part('red_fox', 8), part('roe_deer', 12), part('peacock', 3), part('emperor', 3), part('gnat', 10),
    ],
    cards: [[1, 12, 6], [0, 18]],
  }; // prettier-ignore

  it('belong to one source each and add up', () => {
    const sums = sumsOf(worth, cards);
    expect(sums).toMatchObject({ hosts: 1, pawed: 8, cloven_hoofed: 12, butterfly: 6, insect: 10, cave: 3 });
    expect(Object.values(sums).reduce((sum, points) => sum + points, 0)).toBe(worth.total);
  });

  it('of two types count with the first source', () => {
    expect(sourceOf('peacock', cards)).toBe('butterfly');
    expect(sourceOf('penny_bun', cards)).toBe('plant');
    expect(sourceOf('sapling', cards)).toBe('hosts');
  });

  it('stand on the sheet by where the cards lie', () => {
    const rows = rowsOf(worth, hosts);
    expect(rows).toEqual({ cave: 3, hosts: 1, top: 6, bottom: 0, sides: 30 });
    expect(Object.values(rows).reduce((sum, points) => sum + points, 0)).toBe(worth.total);
  });

  it('of a set are one reason, the largest reason comes first, results are not said twice', () => {
    const reasons = reasonsOf(worth, cards);
    expect(reasons.map((reason) => [reason.name, reason.points, reason.text])).toEqual([
      ['Roe Deer', 12, 'x'],
      ['Gnat', 10, 'x'],
      ['Red Fox', 8, 'x'],
      ['Butterflies', 6, 'x = 3'],
      ['Linden', 1, 'fixed points'],
      ['Tree Sapling', 0, 'x'],
    ]);
  });
});

it('counts the types of a forest, each card for all of its own', () => {
  expect(typesIn(hosts, cards)).toEqual([['tree', 2], ['butterfly', 1], ['insect', 1], ['pawed', 1], ['cloven_hoofed', 1], ['deer', 1]]); // prettier-ignore
});

describe('the forests while it is counted', () => {
  const points = [
    [1, 3, 0],
    [0, 2],
  ];

  it('light up where cards score from the source', () => {
    expect([...counted(hosts, points, 'cloven_hoofed', cards).keys()]).toEqual(['0:1']);
    expect([...counted(hosts, points, 'butterfly', cards).keys()]).toEqual([]);
  });

  it('turn grey only where one that is seen counts', () => {
    const [deer, none] = [counted(hosts, points, 'cloven_hoofed', cards), counted(hosts, points, 'bat', cards)];
    expect(litIn([deer, none])).toEqual([deer, none]);
    expect(litIn([none])).toEqual([null]);
    expect(litIn([null, null])).toEqual([null, null]);
  });
});

it('names as many of what was counted as have room, and always one', () => {
  expect(namesWithRoom(['Red Fox', 'Mole', 'Hedgehog'], 40)).toHaveLength(3);
  expect(namesWithRoom(['Red Fox', 'Mole', 'Hedgehog'], 14)).toEqual(['Red Fox', 'Mole']);
  expect(namesWithRoom(['Red Fox', 'Mole'], 3)).toEqual(['Red Fox']);
});

describe('the outcome', () => {
  const names = ['Ana', 'Owl', 'Ben'];
  const won = (me: number | null, winners: number[], people = names): string =>
    outcomeWords({ me, winners, seats: people.map((name) => ({ name, kind: 'human' })) } as unknown as View);

  it('names the winner to everybody else', () => {
    expect(won(0, [1])).toBe('Owl wins');
    expect(won(null, [0])).toBe('Ana wins');
    expect(won(2, [0, 1])).toBe('Ana and Owl share the win');
  });

  it('speaks to the reader who has won', () => {
    expect(won(0, [0])).toBe('You win');
    expect(won(1, [0, 1, 2])).toBe('You share the win with Ana and Ben');
  });

  it('names the winner to people who share one device', () => {
    expect(won(0, [0], ['Ana', 'Ana (2)'])).toBe('Ana wins');
    expect(won(1, [0, 1], ['Ana', 'Ana (2)'])).toBe('Ana and Ana (2) share the win');
  });
});
