/** A forest in numbers: what the rule rows still ask when only the number of each species is known. */

import type { Rule } from '../lib/types';
import { countsOwn, sidesOf, type Kind, type Kit, type Quick, type Side } from './kit';
import { Room, together, type HostNumber, type Range } from './quick-room';

/** What a question asks for; its answer is a number. */
export type Ask =
  /** Cards of the species whose host makes them count twice. */
  | { is: 'twice'; species: string; hosts: string[] }
  /** Cards of the species for which a condition about the host holds; `apart`: never for those that count twice. */
  | { is: 'met'; species: string; rule: Rule; apart: boolean }
  /** Cards at all hosts of the species. */
  | { is: 'at'; species: string }
  /** Cards of the species that show the symbol. */
  | { is: 'own'; species: string; symbol: string }
  /** Cards that show the symbol, without trees and without what `own` asks for. */
  | { is: 'symbol'; symbol: string }
  /** Bees at hosts that the rule counts. */
  | { is: 'bees'; rule: Rule }
  | { is: 'slot'; rule: Rule }
  | { is: 'full'; rule: Rule };

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

export interface QuickRead {
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

/** Reads a forest in numbers; an answer beyond what the numbers allow counts as the next one that they do. */
export function readQuick(kit: Kit, quick: Quick): QuickRead {
  const counts = new Map(
    kit.order.flatMap((species): [string, number][] =>
      quick.counts[species] ? [[species, quick.counts[species]]] : [],
    ),
  );
  return { counts, questions: questionsOf(kit, counts, (id) => quick.answers[id]) };
}

/** All questions about these numbers, with their answers. */
export function questionsOf(kit: Kit, counts: Map<string, number>, reply: Reply): Question[] {
  return new Asker(kit, counts, reply).run();
}

/** How many questions wait for an answer; those for the symbols of one species are one. */
export const openIn = (quick: QuickRead | undefined): number =>
  new Set(quick?.questions.flatMap(({ id, ask, open }) => (open ? [ask.is === 'own' ? ask.species : id] : []))).size;

/** What a row of points counts in the whole forest. */
export function countedBy(points: Rule): Rule[] {
  const cond = points.if as Rule | undefined;
  const terms = [
    points.per,
    ...((points.sum as Rule[] | undefined) ?? []).map((term) => term.per),
    points.by,
    points.together,
    cond?.of,
    cond?.most,
  ];
  return terms.filter(Boolean) as Rule[];
}

/** The parts of a condition. */
export const partsOf = (rule: Rule): Rule[] => (rule.all as Rule[] | undefined) ?? [rule];

function idOf(ask: Ask): string {
  switch (ask.is) {
    case 'own':
      return `own:${ask.species}@${ask.symbol}`;
    case 'symbol':
      return `symbol:${ask.symbol}`;
    case 'bees':
      return `bees:${ask.rule.species ?? `type.${ask.rule.type}`}`;
    case 'slot':
      return `slot:${[ask.rule.slot, ...(ask.rule.host as string[])].join('.')}`;
    case 'full':
      return `full:${(ask.rule.full as string[]).join('.')}`;
    default:
      return `${ask.is}:${ask.species}`;
  }
}

type Put = Omit<Question, 'limit' | 'open'> & { told: boolean; joint: Joint | null };

class Asker {
  readonly room: Room;
  #put = new Map<string, Put>();
  #used = new Map<string, number>();

  constructor(
    readonly kit: Kit,
    readonly counts: Map<string, number>,
    readonly reply: Reply,
  ) {
    this.room = new Room(kit, counts);
  }

  run(): Question[] {
    for (const species of this.counts.keys()) {
      const points = this.#points(species);
      this.#twice(species);
      for (const rule of countedBy(points)) this.#counted(rule, species);
      if ('if' in points) this.#met(species, points.if as Rule);
    }
    this.#bees();
    return [...this.#put.values()].map(({ told, joint, ...question }) => {
      const left = joint ? joint.most - this.#used.get(joint.name)! : Infinity;
      const limit = Math.min(question.most, question.value + left);
      // A card that scores by its own symbol shows one, so that its question is answered when all of them have.
      const waits = question.ask.is === 'own' ? left > 0 : !told && left > 0;
      return { ...question, limit, open: question.asked && waits };
    });
  }

  #points = (species: string): Rule => this.kit.cards.species[species]!.rules.points ?? {};
  #value = (id: string): number => this.#put.get(id)?.value ?? 0;

  #ask(
    ask: Ask,
    by: string,
    range: Range,
    { joint = null, step = 1 }: { joint?: Joint | null; step?: number } = {},
  ): void {
    const id = idOf(ask);
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

  #twice(species: string): void {
    const row = this.kit.cards.species[species]!;
    const doubling = (host: HostNumber): boolean => {
      const doubles = this.#points(host.species).doubles as Rule | undefined;
      return (
        Boolean(doubles) && sidesOf(row).includes(doubles!.slot as Side) && row.types.includes(String(doubles!.type))
      );
    };
    const hosts = this.room.hosts.filter(doubling);
    if (!hosts.length) return;
    const joint = this.room.shares(species)
      ? null
      : { name: `twice/${row.place}`, most: this.room.places(species, hosts) };
    this.#ask(
      { is: 'twice', species, hosts: hosts.map((host) => host.species) },
      species,
      this.room.at(species, doubling),
      { joint },
    );
  }

  #counted(rule: Rule, by: string): void {
    if ('at' in rule) this.#ask({ is: 'at', species: by }, by, this.room.around(by));
    else if (rule.tree_symbol === 'own') this.#own(by);
    else if ('tree_symbol' in rule) this.#symbol(String(rule.tree_symbol), by);
    else if ('slot' in rule)
      this.#ask({ is: 'slot', rule }, by, this.room.inSlot(rule.slot as Side, rule.host as Kind[]));
    else if ('full' in rule)
      this.#ask({ is: 'full', rule }, by, { least: 0, most: this.room.full(rule.full as Kind[]) });
  }

  #symbol(symbol: string, by: string): void {
    this.#ask({ is: 'symbol', symbol }, by, { least: 0, most: this.room.showingAny(symbol) });
  }

  #own(species: string): void {
    const joint = { name: `own/${species}`, most: this.room.number(species) };
    const symbols = Object.keys(this.kit.cards.tree_symbols);
    for (const symbol of symbols)
      this.#ask(
        { is: 'own', species, symbol },
        species,
        { least: 0, most: this.room.showing(species, symbol) },
        { joint },
      );
    for (const symbol of symbols) if (this.#value(`own:${species}@${symbol}`)) this.#symbol(symbol, species);
  }

  #met(species: string, cond: Rule): void {
    if ('at_least' in cond || 'most' in cond) return;
    const parts = partsOf(cond);
    const fits = (host: HostNumber): boolean => parts.every((part) => hostFits(part, host) ?? true);
    const range = this.room.at(species, fits);
    const most = Math.min(range.most, ...parts.map((part) => this.#mostFor(part, species)));
    const sure = parts.every((part) => 'host_species' in part || 'host_kind' in part);
    // Those that count twice lie at known hosts, which may say whether the condition holds there.
    const twice = this.#value(`twice:${species}`);
    const doubling = this.room.hosts.filter((host) => 'doubles' in this.#points(host.species));
    const apart = twice > 0 && !doubling.some(fits);
    const least = Math.max(sure ? range.least : 0, sure && !apart ? twice : 0);
    const pairs = parts.some((part) => this.#isPair(part, species));
    this.#ask(
      { is: 'met', species, rule: cond, apart },
      species,
      { least, most: apart ? Math.min(most, this.room.number(species) - twice) : most },
      { step: pairs ? 2 : 1 },
    );
  }

  /** For how many cards of a species a part of a condition can hold at all. */
  #mostFor(part: Rule, species: string): number {
    const number = this.room.number(species);
    const others = (count: number, isOne: boolean): number => (count > Number(isOne) ? number : 0);
    if ('host_full' in part) {
      const full = this.room.full(['tree', 'shrub', 'moor']);
      return this.room.isHost(species) ? Math.min(number, full) : full && number;
    }
    if ('host_has' in part)
      return others(
        this.room.withType(String(part.host_has)),
        this.kit.cards.species[species]!.types.includes(String(part.host_has)),
      );
    if ('shares_slot' in part) return others(this.room.number(String(part.shares_slot)), part.shares_slot === species);
    return number;
  }

  /** Whether its cards share a place two by two. */
  #isPair(part: Rule, species: string): boolean {
    const { permanent } = this.kit.cards.species[species]!.rules;
    return (
      part.shares_slot === species && permanent?.max === 2 && (permanent.share as Rule | undefined)?.species === species
    );
  }

  /** Bees count for their host in any forest that is compared, so that they are asked for whoever scores by it. */
  #bees(): void {
    const bees = [...this.counts.keys()].filter((species) => this.kit.cards.species[species]!.rules.permanent?.bee);
    if (!bees.length) return;
    const number = bees.reduce((sum, species) => sum + this.room.number(species), 0);
    const rules = this.kit.order.flatMap((species) => countedBy(this.#points(species)).filter((rule) => rule.bees));
    for (const rule of rules) {
      const fits = ({ species }: HostNumber): boolean =>
        'species' in rule
          ? species === rule.species
          : this.kit.cards.species[species]!.types.includes(String(rule.type));
      // A bee is at one host, so that those of different species take from each other.
      const joint = 'species' in rule ? { name: 'bees', most: number } : null;
      this.#ask({ is: 'bees', rule }, bees[0]!, together(bees.map((species) => this.room.at(species, fits))), {
        joint,
      });
    }
  }
}

/** Whether a part of a condition holds at a host; null where that is not known from its species. */
function hostFits(part: Rule, host: HostNumber): boolean | null {
  if ('host_species' in part) return host.species === part.host_species;
  if ('host_kind' in part) return (part.host_kind as Kind[]).includes(host.kind);
  return null;
}

/** The cards that score by the symbol they show: they are asked for it one by one. */
export const ownAskers = (kit: Kit, counts: ReadonlyMap<string, number>): string[] =>
  [...counts.keys()].filter((species) => countsOwn(kit, species));
