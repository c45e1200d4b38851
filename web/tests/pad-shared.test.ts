/** Forests that several phones change: nothing is lost, and all end with the same. */

import { describe, expect, it } from 'vitest';
import type { ForestRow } from '../src/rules';
import {
  append,
  change,
  combine,
  isSame,
  merge,
  messageFor,
  settle,
  type Held,
  type News,
  type Told,
} from '../src/pad/shared';

const forest = (name: string, ...hosts: string[]): ForestRow => ({
  name,
  cave: 0,
  hosts: hosts.map((species) => ({ species })),
});

type Message = { type: 'put' | 'add'; key: number; rev: number; nonce: string; less: boolean; forest: ForestRow };

/** A server in a few lines: the rules of docs/formats.md. */
class Server {
  rows: Told[] = [];
  next = 0;

  constructor(...forests: ForestRow[]) {
    for (const one of forests) this.rows.push({ key: this.next++, rev: 1, nonce: '', less: false, forest: one });
  }

  hear({ type, key, rev, nonce, less, forest: content }: Message): void {
    if (this.rows.some((row) => row.nonce === nonce)) return;
    if (type === 'add') this.rows.push({ key: this.next++, rev: 1, nonce, less, forest: content });
    else
      this.rows = this.rows.map((row) =>
        row.key === key && row.rev === rev ? { ...row, rev: rev + 1, nonce, less, forest: content } : row,
      );
  }

  news = (): News => ({ keys: this.rows.map(({ key }) => key), forests: structuredClone(this.rows) });
}

/** A phone that sends one change at a time, hears before it sends the next, and may lose messages on both ways. */
class Phone {
  rows: Held[] = [];
  #flying = new Set<number>();

  constructor(readonly server: Server) {
    this.hear();
  }

  hear(): void {
    this.rows = merge(this.rows, this.server.news()).rows;
    this.#flying.clear();
  }

  /** Messages go out; with `arrives` false they are lost on the way. */
  send(arrives = true): void {
    for (const row of this.rows) {
      const message = messageFor(row) as Message | null;
      if (!message || this.#flying.has(row.key)) continue;
      this.#flying.add(row.key);
      row.sent = row.mine;
      if (arrives) this.server.hear(structuredClone(message));
    }
  }

  edit(key: number, ...hosts: string[]): void {
    const before = this.rows.find((row) => row.key === key)!.forest;
    this.rows = change(this.rows, key, { forest: { ...before, hosts: hosts.map((species) => ({ species })) } });
  }

  hosts = (key: number): string[] =>
    this.rows.find((row) => row.key === key)!.forest.hosts.map(({ species }) => species);
  get isQuiet(): boolean {
    return this.rows.every((row) => !row.mine && !row.theirs);
  }
}

describe('a joint pad', () => {
  it('brings a change to the others', () => {
    const server = new Server(forest('Ana'), forest('Ben'));
    const [ana, ben] = [new Phone(server), new Phone(server)];
    ana.edit(0, 'oak');
    ana.send();
    ana.hear();
    ben.hear();
    expect(ben.hosts(0)).toEqual(['oak']);
    expect(ana.isQuiet && ben.isQuiet).toBe(true);
  });

  it('keeps what was entered while a change was on its way', () => {
    const server = new Server(forest('Ana'));
    const ana = new Phone(server);
    ana.edit(0, 'oak');
    ana.send();
    ana.edit(0, 'oak', 'birch');
    ana.hear();
    expect(ana.hosts(0)).toEqual(['oak', 'birch']);
    expect(ana.isQuiet).toBe(false);
    ana.send();
    ana.hear();
    expect(ana.isQuiet).toBe(true);
    expect(server.rows[0]).toMatchObject({ rev: 3, forest: { hosts: [{ species: 'oak' }, { species: 'birch' }] } });
  });

  it('sends again what was lost, and knows what had arrived all the same', () => {
    const server = new Server(forest('Ana'));
    const ana = new Phone(server);
    ana.edit(0, 'oak');
    ana.send(false);
    ana.hear();
    expect(ana.isQuiet).toBe(false);
    ana.send(); // this one arrives, its answer does not
    ana.edit(0, 'oak', 'beech');
    ana.hear();
    expect(ana.rows[0]!.theirs).toBeNull();
    ana.send();
    ana.hear();
    expect(ana.isQuiet).toBe(true);
    expect(server.rows[0]!.forest.hosts).toHaveLength(2);
  });

  it.each([true, false])('lets the person choose where two phones changed one forest (mine: %s)', (mine) => {
    const server = new Server(forest('Ana'));
    const [ana, ben] = [new Phone(server), new Phone(server)];
    ana.edit(0, 'oak');
    ben.edit(0, 'birch');
    ben.send();
    ben.hear();
    ana.send();
    ana.hear();
    expect(ana.hosts(0)).toEqual(['oak']);
    expect(ana.rows[0]!.theirs?.forest.hosts).toEqual([{ species: 'birch' }]);
    expect(messageFor(ana.rows[0]!)).toBeNull();
    ana.rows = settle(ana.rows, 0, mine);
    ana.send();
    ana.hear();
    ben.hear();
    expect([ana.isQuiet, ben.isQuiet]).toEqual([true, true]);
    expect(ana.hosts(0)).toEqual(ben.hosts(0));
    expect(ana.hosts(0)).toEqual([mine ? 'oak' : 'birch']);
  });

  it('keeps both changes where they meet nowhere', () => {
    const server = new Server(forest('Ana'));
    const [ana, ben] = [new Phone(server), new Phone(server)];
    ana.edit(0, 'oak');
    ben.rows = change(ben.rows, 0, { forest: forest('Anna'), less: true });
    ben.send();
    ben.hear();
    ana.hear();
    expect(ana.rows[0]!.theirs).toBeNull();
    ana.send();
    ana.hear();
    ben.hear();
    for (const phone of [ana, ben]) {
      expect(phone.rows[0]).toMatchObject({ forest: forest('Anna', 'oak'), less: true });
      expect(phone.isQuiet).toBe(true);
    }
  });

  it('needs no choice where both did the same', () => {
    const server = new Server(forest('Ana'));
    const [ana, ben] = [new Phone(server), new Phone(server)];
    ana.edit(0, 'oak');
    ben.edit(0, 'oak');
    ben.send();
    ana.hear();
    expect(ana.isQuiet).toBe(true);
  });

  it('adds a forest without a connection, once', () => {
    const server = new Server(forest('Ana'));
    const ben = new Phone(server);
    ben.rows = append(ben.rows, forest('Ben', 'oak'));
    expect(ben.rows[1]!.key).toBeLessThan(0);
    ben.send(); // arrives; the answer is lost, and Ben goes on
    ben.rows = change(ben.rows, ben.rows[1]!.key, { forest: forest('Ben', 'oak', 'birch') });
    ben.hear();
    expect(ben.rows.map(({ key }) => key)).toEqual([0, 1]);
    ben.send();
    ben.hear();
    expect(server.rows).toHaveLength(2);
    expect(server.rows[1]!.forest.hosts).toHaveLength(2);
    expect(ben.isQuiet).toBe(true);
  });

  it('brings a forest back that was taken away while it was changed', () => {
    const server = new Server(forest('Ana'), forest('Ben'));
    const ben = new Phone(server);
    ben.edit(1, 'oak');
    server.rows = server.rows.slice(0, 1);
    expect(merge(ben.rows, server.news()).renamed).toEqual(new Map([[1, -1]]));
    ben.hear();
    ben.send();
    ben.hear();
    expect(ben.rows.map(({ key }) => key)).toEqual([0, 2]);
    expect(server.rows[1]!.forest).toEqual(forest('Ben', 'oak'));
  });

  it('lets a forest go that was taken away', () => {
    const server = new Server(forest('Ana'), forest('Ben'));
    const ana = new Phone(server);
    server.rows = server.rows.slice(1);
    ana.hear();
    expect(ana.rows.map(({ key }) => key)).toEqual([1]);
  });

  it('ends with the same on all phones after any order of changes, losses and answers', () => {
    let seed = 7;
    const dice = (sides: number): number => (seed = (seed * 48271) % 2147483647) % sides;
    for (let round = 0; round < 300; round++) {
      const server = new Server(forest('Ana'), forest('Ben'), forest('Cid'));
      const phones = [new Phone(server), new Phone(server), new Phone(server)];
      const mine: string[][] = [[], [], []];
      for (let step = 0; step < 40; step++) {
        const who = dice(3);
        const phone = phones[who]!;
        if (dice(3) === 0) phone.edit(who, ...(mine[who] = [...mine[who]!, `tree${step}`]));
        else if (dice(2)) phone.send(dice(4) > 0);
        else phone.hear();
      }
      for (let last = 0; last < 3; last++) phones.forEach((phone) => (phone.hear(), phone.send(), phone.hear()));
      for (const phone of phones) {
        expect(phone.isQuiet).toBe(true);
        expect([0, 1, 2].map(phone.hosts)).toEqual(mine);
      }
    }
  });
});

it('combines two changes of one forest, or says that it can not', () => {
  const base = forest('Ana', 'oak');
  const cave = { ...base, cave: 3 };
  const more = forest('Ana', 'oak', 'birch');
  expect(combine(base, cave, more)).toEqual({ ...more, cave: 3 });
  expect(combine(base, base, more)).toEqual(more);
  expect(combine(base, more, base)).toEqual(more);
  expect(combine(base, more, forest('Ana', 'beech'))).toBeNull();
  const counted: ForestRow = { name: 'Ana', cave: 0, hosts: [], quick: { counts: { oak: 1 }, answers: {} } };
  expect(combine(counted, counted, base)).toEqual(base); // back to cards
  // Taking a name back leaves what was entered since.
  expect(combine(forest('Ben'), forest('Player 2'), forest('Ben', 'oak'))).toEqual(forest('Player 2', 'oak'));
});

it('compares what is in it, not how it was written', () => {
  expect(isSame({ a: 1, b: [1, { c: 2 }] }, { b: [1, { c: 2 }], a: 1 })).toBe(true);
  expect(isSame({ a: 1, b: undefined }, { a: 1 })).toBe(true);
  expect(isSame([1, 2], [2, 1])).toBe(false);
  expect(isSame({}, [])).toBe(false);
});
