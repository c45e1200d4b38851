/** A forest in numbers: what the counters still ask when only the number of each species is known. */

import type { Counter, Rules, Test } from './compiled';
import type { Quick } from './forest';
import { added, Room, type HostNumber, type Range } from './room';

/** What a question asks for; its answer is a number. */
export type Ask =
  /** Cards of the species whose host makes them count twice. */
  | { is: 'twice'; species: string; hosts: string[] }
  /** Cards of the species for which all tests hold; `apart`: never for those that count twice. */
  | { is: 'met'; species: string; counter: Counter; apart: boolean }
  /** Cards at all hosts of the species. */
  | { is: 'attached'; species: string; counter: Counter }
  /** Cards of the species that show the symbol. */
  | { is: 'own'; species: string; symbol: string }
  /** Cards that show the symbol, without those that always do and without what `own` asks for. */
  | { is: 'symbol'; symbol: string }
  /** Guests at the hosts of the counter, cards at its places, its full hosts. */
  | { is: 'guests' | 'places' | 'full'; counter: Counter }
  /** Cards of the species that show what the counter counts: not all halves of it do. */
  | { is: 'shown'; species: string; counter: Counter };

export interface Question extends Range {
  id: string;
  ask: Ask;
  /** The species that it stands below. */
  by: string;
  step: number;
  value: number;
  /** The highest answer at present: answers that share a limit take from each other. */
  limit: number;
  /** Whether the numbers leave a choice; else the question answers itself. */
  asked: boolean;
  /** Whether it waits for its answer. */
  open: boolean;
}

export interface NumbersRead {
  /** Species that are there, in the order of the card table. */
  counts: Map<string, number>;
  questions: Question[];
}

/** A limit for several answers together. */
interface Joint {
  name: string;
  most: number;
}

export type Reply = (id: string, ask: Ask) => number | undefined;

export const shownId = (species: string, counter: Counter): string => `shown:${species}.${String(counter.of?.type)}`;
export const twiceId = (species: string): string => `twice:${species}`;

/** Reads a forest in numbers; an answer beyond what the numbers allow counts as the next one that they do. */
export function readNumbers(rules: Rules, quick: Quick): NumbersRead {
  const counts = new Map(
    rules.order.flatMap((species): [string, number][] =>
      quick.counts[species] ? [[species, quick.counts[species]]] : [],
    ),
  );
  return { counts, questions: questionsOf(rules, counts, (id) => quick.answers[id]) };
}

/** All questions about these numbers, with their answers. */
export function questionsOf(rules: Rules, counts: Map<string, number>, reply: Reply): Question[] {
  return new Asker(rules, counts, reply).run();
}

/** How many questions wait for an answer; those for the symbols of one species are one. */
export const openIn = (read: NumbersRead | undefined): number =>
  new Set(read?.questions.flatMap(({ id, ask, open }) => (open ? [ask.is === 'own' ? ask.species : id] : []))).size;

type Put = Omit<Question, 'limit' | 'open'> & { told: boolean; joint: Joint | null };

class Asker {
  readonly room: Room;
  #put = new Map<string, Put>();
  #used = new Map<string, number>();

  constructor(
    readonly rules: Rules,
    readonly counts: Map<string, number>,
    readonly reply: Reply,
  ) {
    this.room = new Room(rules, counts);
  }

  run(): Question[] {
    for (const species of this.counts.keys()) {
      this.#twice(species);
      for (const counter of this.rules.countersOf(species)) this.#counted(counter, species);
    }
    this.#guests();
    return [...this.#put.values()].map(({ told, joint, ...question }) => {
      const left = joint ? joint.most - this.#used.get(joint.name)! : Infinity;
      const limit = Math.min(question.most, question.value + left);
      // A card that scores by its own symbol shows one, so that its question is answered when all of them have.
      const waits = question.ask.is === 'own' ? left > 0 : !told && left > 0;
      return { ...question, limit, open: question.asked && waits };
    });
  }

  #value = (id: string): number => this.#put.get(id)?.value ?? 0;

  #ask(
    id: string,
    ask: Ask,
    by: string,
    range: Range,
    { joint = null, step = 1 }: { joint?: Joint | null; step?: number } = {},
  ): void {
    if (this.#put.has(id)) return;
    const used = joint ? (this.#used.get(joint.name) ?? 0) : 0;
    const most = range.most - (range.most % step);
    const least = Math.min(range.least, most);
    const highest = joint ? Math.min(most, joint.most - used) : most;
    const told = this.reply(id, ask);
    const wanted = Math.max(Math.min(told ?? 0, highest), Math.min(least, highest));
    const value = wanted - (wanted % step);
    if (joint) this.#used.set(joint.name, used + value);
    this.#put.set(id, { id, ask, by, least, most, step, value, asked: least < most, told: told !== undefined, joint });
  }

  #isDoubling = (host: HostNumber, species: string): boolean =>
    this.rules.compiled.doubles.some(
      (double) =>
        double.host === host.species &&
        double.named.includes(species) &&
        this.rules.sides(species).includes(double.side),
    );

  #twice(species: string): void {
    const hosts = this.room.hosts.filter((host) => this.#isDoubling(host, species));
    if (!hosts.length) return;
    const joint = this.room.shares(species)
      ? null
      : { name: `twice/${this.rules.sides(species).join()}`, most: this.room.places(species, hosts) };
    this.#ask(
      twiceId(species),
      { is: 'twice', species, hosts: hosts.map((host) => host.species) },
      species,
      this.room.at(species, (host) => this.#isDoubling(host, species)),
      { joint },
    );
  }

  #counted(counter: Counter, by: string): void {
    const { own, ask: id, symbol, places, full } = counter;
    for (const species of Object.keys(counter.shown ?? {})) this.#shown(species, counter);
    if (!id || counter.guests) return;
    if (own && symbol) this.#own(own);
    else if (symbol) this.#symbol(id, symbol, by);
    else if (counter.tests) this.#met(id, counter, counter.tests);
    else if (counter.attached) this.#ask(id, { is: 'attached', species: by, counter }, by, this.room.around(by));
    else if (places) this.#ask(id, { is: 'places', counter }, by, this.room.inSlot(places.side, places.at));
    else if (full) this.#ask(id, { is: 'full', counter }, by, { least: 0, most: this.room.full(full) });
  }

  /** A card that scores by its own symbol asks for each that one of its cards shows, and for no other. */
  #symbol(id: string, symbol: string, by: string): void {
    const own = this.rules.countersOf(by).find((counter) => counter.own && counter.symbol === symbol);
    if (own && !this.#value(own.ask!)) return;
    this.#ask(id, { is: 'symbol', symbol }, by, { least: 0, most: this.room.showingAny(symbol) });
  }

  /** Of a species that two boxes print, how many are of the one whose cards count. */
  #shown(species: string, counter: Counter): void {
    const number = this.room.number(species);
    const most = counter.shown![species]!.length;
    if (!number) return;
    const range = { least: Math.max(0, number - (this.rules.of(species).copies - most)), most: Math.min(number, most) };
    this.#ask(shownId(species, counter), { is: 'shown', species, counter }, species, range);
  }

  #own(species: string): void {
    const joint = { name: `own/${species}`, most: this.room.number(species) };
    for (const { own, symbol, ask: id } of this.rules.countersOf(species)) {
      if (!own || !symbol || !id) continue;
      const range = { least: 0, most: this.room.showing(species, symbol) };
      this.#ask(id, { is: 'own', species, symbol }, species, range, { joint });
    }
  }

  #met(id: string, counter: Counter, tests: Test[]): void {
    const species = counter.own!;
    const fits = (host: HostNumber): boolean => tests.every((test) => hostFits(test, host) ?? true);
    const range = this.room.at(species, fits);
    const most = Math.min(range.most, ...tests.map((test) => this.#mostFor(test, species)));
    const sure = tests.every((test) => test.host || test.kind);
    // Those that count twice lie at known hosts, which may say whether the condition holds there.
    const twice = this.#value(twiceId(species));
    const doubling = this.room.hosts.filter((host) =>
      this.rules.compiled.doubles.some((double) => double.host === host.species),
    );
    const apart = twice > 0 && !doubling.some(fits);
    const least = Math.max(sure ? range.least : 0, sure && !apart ? twice : 0);
    this.#ask(
      id,
      { is: 'met', species, counter, apart },
      species,
      { least, most: apart ? Math.min(most, this.room.number(species) - twice) : most },
      { step: tests.some((test) => this.#isPair(test, species)) ? 2 : 1 },
    );
  }

  /** For how many cards of a species a test can hold at all. */
  #mostFor(test: Test, species: string): number {
    const number = this.room.number(species);
    if (test.full) {
      const full = this.room.full(this.rules.kinds);
      return this.room.isHost(species) ? Math.min(number, full) : full && number;
    }
    const named = test.beside ?? test.under;
    if (!named) return number;
    return this.room.cards(named) > Number(named.includes(species)) ? number : 0;
  }

  /** Whether its cards share a place two by two. */
  #isPair(test: Test, species: string): boolean {
    const pairs = this.rules
      .of(species)
      .joins.some(({ named, sharer, most }) => most === 2 && sharer === species && named.join() === species);
    return test.under?.join() === species && pairs;
  }

  /** Guests count for their host in any forest that is compared, so that they are asked for whoever scores by it. */
  #guests(): void {
    for (const counter of this.rules.compiled.counters) {
      const { guests, ask: id } = counter;
      const there = guests?.cards.filter((species) => this.counts.has(species)) ?? [];
      if (!guests || !id || !there.length) continue;
      const fits = ({ species }: HostNumber): boolean => guests.at.includes(species);
      // A guest is at one host, so that those of different species take from each other.
      const joint = guests.at.length === 1 ? { name: `guests/${there.join()}`, most: this.room.cards(there) } : null;
      const range = added(there.map((species) => this.room.at(species, fits)));
      this.#ask(id, { is: 'guests', counter }, there[0]!, range, { joint });
    }
  }
}

/** Whether a test holds at a host; null where that is not known from its species. */
function hostFits(test: Test, host: HostNumber): boolean | null {
  if (test.host) return test.host.includes(host.species);
  return test.kind ? test.kind.includes(host.kind) : null;
}
