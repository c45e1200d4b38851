/** Entering a forest: what a table becomes by one step, what that step would bring, and why it can't be. */

import { bare } from '../card/ids';
import type { Catalogue, HostShown, Slot } from '../lib/types';
import {
  Impossible,
  openIn,
  readTable,
  scoreForests,
  scoreSeat,
  SIDES,
  symbolOf,
  type ForestRead,
  type ForestRow,
  type ForestScore,
  type HostRead,
  type HostRow,
  type Rules,
  type Side,
  type TableRow,
} from '../rules';

export interface Judged {
  forests: ForestRead[];
  scores: ForestScore[];
}

/** A card of a forest: its host, and its side and number there; null for the host itself. */
export interface At {
  host: number;
  from: [Side, number] | null;
}

/** A table after a step with one card, and where that card lies now. */
export interface Step {
  table: TableRow;
  at: At;
}

/** Something that could be put in, with what it would bring or why it can't be. */
export interface Offer {
  species: string;
  /** Where it would lie; null for a host. */
  side: Side | null;
  gain: number;
  refusal: Impossible | null;
}

/** Reads and scores a table; throws `Impossible`. */
export function judge(rules: Rules, table: TableRow): Judged {
  const forests = readTable(rules, table);
  return { forests, scores: scoreForests(rules, forests) };
}

/** The same, with the reason instead of an error. */
export function judged(rules: Rules, table: TableRow): Judged | Impossible {
  try {
    return judge(rules, table);
  } catch (error) {
    if (error instanceof Impossible) return error;
    throw error;
  }
}

// -- steps ------------------------------------------------------------------------------------------------------

function copied(row: HostRow): HostRow {
  const copy: HostRow = { species: row.species };
  for (const side of SIDES) if (row[side]) copy[side] = [...row[side]];
  return copy;
}

/** The table with one forest changed; the table itself stays as it is. */
export function withForest(table: TableRow, seat: number, change: (forest: ForestRow) => void): TableRow {
  const forest = table.forests[seat];
  if (!forest) return table;
  const copy: ForestRow = { ...forest, hosts: forest.hosts.map(copied) };
  change(copy);
  return { ...table, forests: table.forests.map((one, at) => (at === seat ? copy : one)) };
}

export const addHost = (table: TableRow, seat: number, species: string): TableRow =>
  withForest(table, seat, (forest) => forest.hosts.push({ species }));

export const addCard = (table: TableRow, seat: number, host: number, side: Side, text: string): TableRow =>
  withForest(table, seat, ({ hosts }) => (hosts[host]![side] = [...(hosts[host]![side] ?? []), text]));

/** Takes a card away; a host goes with all that lies at it. */
export function remove(table: TableRow, seat: number, { host, from }: At): TableRow {
  return withForest(table, seat, ({ hosts }) => {
    if (!from) hosts.splice(host, 1);
    else hosts[host]![from[0]]!.splice(from[1], 1);
  });
}

/** The text of a card. */
export function cardAt(forest: ForestRow, { host, from }: At): string {
  const row = forest.hosts[host];
  return (from ? row?.[from[0]]?.[from[1]] : row?.species) ?? '';
}

/** The card shows another symbol; null takes it away. */
export function setSymbol(table: TableRow, seat: number, at: At, symbol: string | null): TableRow {
  return withForest(table, seat, (forest) => {
    const species = bare(cardAt(forest, at));
    const text = symbol ? `${species}@${symbol}` : species;
    const row = forest.hosts[at.host]!;
    if (at.from) row[at.from[0]]![at.from[1]] = text;
    else row.species = text;
  });
}

/** The card changes its place: another host, or another side. A symbol that this side does not have goes, to be asked for again. */
export function moveCard(rules: Rules, table: TableRow, seat: number, at: At, host: number, side: Side): Step {
  const text = cardAt(table.forests[seat]!, at);
  const stays = rules.symbolsAt(bare(text), side).includes(symbolOf(text));
  const next = addCard(remove(table, seat, at), seat, host, side, stays ? text : bare(text));
  return { table: next, at: { host, from: [side, next.forests[seat]!.hosts[host]![side]!.length - 1] } };
}

/** How a card may come to show a symbol: where it lies, else at another side of its host where the box has such a half for it, else there
 * in exchange with the card that lies there: who enters a forest does not always mind left and right. */
export function symbolWays(rules: Rules, table: TableRow, seat: number, at: At, symbol: string | null): Step[] {
  const stays = { table: setSymbol(table, seat, at, symbol), at };
  if (!symbol || !at.from) return [stays];
  const species = bare(cardAt(table.forests[seat]!, at));
  const now = at.from[0];
  const plain = symbolOf(`@${symbol}`); // two boxes may print it, and one of them is named
  const able = rules.sides(species).filter((side) => rules.symbolsAt(species, side).includes(plain));
  const others = able.filter((side) => side !== now);
  const moved = others.map((side) => moveCard(rules, table, seat, at, at.host, side));
  const changed = others.flatMap((side) => exchanged(rules, table, seat, at.host, now, side));
  const shown = [...moved, ...changed].map((step) => ({
    ...step,
    table: setSymbol(step.table, seat, step.at, symbol),
  }));
  return able.includes(now) ? [stays, ...shown] : shown;
}

/** The only card of a side and the only one of another change places, unless the other one can't show its symbol there. */
function exchanged(rules: Rules, table: TableRow, seat: number, host: number, side: Side, other: Side): Step[] {
  const row = table.forests[seat]!.hosts[host]!;
  const [one, ...more] = row[other] ?? [];
  if (!one || more.length || row[side]?.length !== 1) return [];
  if (symbolOf(one) && !rules.symbolsAt(bare(one), side).includes(symbolOf(one))) return [];
  const next = withForest(table, seat, ({ hosts }) => {
    hosts[host] = { ...hosts[host]!, [side]: [one], [other]: row[side] };
  });
  return [{ table: next, at: { host, from: [other, 0] } }];
}

/** Where a card lies after another one, or itself, has moved: what lay behind it comes forward. */
export function followed(card: At, before: At, now: At): At {
  if (!card.from || !before.from || card.host !== before.host) return card;
  // A card that comes to where another one lay has changed places with it; else it comes behind all others.
  if (JSON.stringify(card) === JSON.stringify(now)) return before;
  if (card.from[0] !== before.from[0]) return card;
  const [side, number] = card.from;
  if (number === before.from[1]) return now;
  const isGone = now.host !== before.host || now.from?.[0] !== side;
  return isGone && number > before.from[1] ? { host: card.host, from: [side, number - 1] } : card;
}

// -- what could be put in -----------------------------------------------------------------------------------------

function tried(rules: Rules, next: TableRow, seat: number, before: number): Pick<Offer, 'gain' | 'refusal'> {
  try {
    return { gain: scoreSeat(rules, readTable(rules, next), seat).total - before, refusal: null };
  } catch (error) {
    if (error instanceof Impossible) return { gain: 0, refusal: error };
    throw error;
  }
}

/** All hosts of the game. */
export function hostOffers(rules: Rules, table: TableRow, seat: number, before: number): Offer[] {
  const hosts = rules.order.filter((species) => rules.kind(species));
  return hosts.map((species) => ({
    species,
    side: null,
    ...tried(rules, addHost(table, seat, species), seat, before),
  }));
}

/** What may lie at a host: at the wished side where it fits, else at the first where it does. */
export function cardOffers(
  rules: Rules,
  table: TableRow,
  seat: number,
  host: number,
  before: number,
  wish: Side | null,
): Offer[] {
  const found: Offer[] = [];
  for (const species of rules.order) {
    const sides = rules.sides(species).sort((one, other) => Number(other === wish) - Number(one === wish));
    const offers = sides.map((side) => ({
      species,
      side,
      ...tried(rules, addCard(table, seat, host, side, species), seat, before),
    }));
    const best = offers.find((offer) => !offer.refusal) ?? offers[0];
    if (best) found.push(best);
  }
  return found;
}

/** The places of a host that are empty. */
export function freePlaces(rules: Rules, host: HostRead): Slot[] {
  const taken = new Set(host.lying.map((card) => card.position));
  return SIDES.flatMap((side) => rules.positions(side, host.kind)).filter((position) => !taken.has(position));
}

/** One more of a species that lies there in numbers: with its like at the host in hand, else at another host. */
export function oneMore(
  rules: Rules,
  table: TableRow,
  seat: number,
  species: string,
  host: number | null,
): TableRow | Impossible {
  const { hosts } = table.forests[seat]!;
  let refusal: Impossible | null = null;
  const places = hosts.map((_, place) => place).sort((one, other) => Number(other === host) - Number(one === host));
  for (const place of places) {
    for (const side of rules.sides(species)) {
      if (!hosts[place]![side]?.some((text) => bare(text) === species)) continue;
      const next = addCard(table, seat, place, side, species);
      const found = judged(rules, next);
      if (!(found instanceof Impossible)) return next;
      refusal ??= found;
    }
  }
  return refusal ?? new Impossible('needs_company', species);
}

/** One less of it: the last one of the host in hand, else of the last host that has one. */
export function oneLess(table: TableRow, seat: number, species: string, host: number | null): TableRow {
  const { hosts } = table.forests[seat]!;
  const places = hosts
    .map((_, place) => place)
    .sort((one, other) => Number(other === host) - Number(one === host) || other - one);
  for (const place of places) {
    for (const side of SIDES) {
      const at = hosts[place]![side]?.findLastIndex((text) => bare(text) === species) ?? -1;
      if (at >= 0) return remove(table, seat, { host: place, from: [side, at] });
    }
  }
  return table;
}

/** How many of a species are in a forest. */
export function numberOf(forest: ForestRow, species: string): number {
  return textsOf(forest).filter(({ text }) => bare(text) === species).length;
}

/** All cards of a forest. */
export function textsOf(forest: ForestRow): { at: At; text: string }[] {
  return forest.hosts.flatMap((row, host) => [
    { at: { host, from: null } as At, text: row.species },
    ...SIDES.flatMap((side) =>
      (row[side] ?? []).map((text, number) => ({ at: { host, from: [side, number] } as At, text })),
    ),
  ]);
}

// -- symbols ------------------------------------------------------------------------------------------------------

/** Which symbols something in the forest counts, and which species does. */
export function countedSymbols(rules: Rules, forest: ForestRow): Map<string, string> {
  const found = new Map<string, string>();
  for (const { text } of textsOf(forest)) {
    const species = bare(text);
    const own = rules.shown(species, symbolOf(text));
    // A card that scores by its own symbol counts all symbols, but wants to know of that one only.
    const counted = rules.countsOwn(species) ? (own ? [own] : []) : rules.countedSymbols(species);
    for (const symbol of counted) if (!found.has(symbol)) found.set(symbol, species);
  }
  return found;
}

/** Who wants to know the symbol of a card: species of the forest, perhaps none. */
export function askers(rules: Rules, forest: ForestRow, at: At): string[] {
  const species = bare(cardAt(forest, at));
  if (!rules.isAskable(species)) return [];
  if (rules.countsOwn(species)) return [species];
  const byPrint = textsOf(forest)
    .map(({ text }) => bare(text))
    .filter((one) => rules.looksAtPrint(one, species));
  if (byPrint.length) return [...new Set(byPrint)];
  const able = rules.symbolsOf(species);
  const counting = [...countedSymbols(rules, forest)].filter(([symbol]) => able.includes(symbol));
  return [...new Set(counting.map(([, by]) => by))];
}

// A card found by letters may lie at the wrong side so far: what it shows there or elsewhere is all the same.
const mayShow = (rules: Rules, text: string, symbol: string): boolean =>
  !symbolOf(text) && rules.isAskable(text) && rules.symbolsOf(bare(text)).includes(symbol);

/** Cards of a forest whose symbol is not known and may be this one. */
export function unsure(rules: Rules, forest: ForestRow, symbol: string): { at: At; text: string }[] {
  return textsOf(forest).filter(({ text }) => mayShow(rules, text, symbol));
}

/** The counted symbols that a card may show, as long as it is not known which it does. */
export function openSymbols(rules: Rules, forest: ForestRow, text: string): string[] {
  return [...countedSymbols(rules, forest).keys()].filter((symbol) => mayShow(rules, text, symbol));
}

/** How many counted symbols of a forest the cards were not all asked for. */
function unasked(rules: Rules, forest: ForestRow, asked: string[]): number {
  return [...countedSymbols(rules, forest).keys()].filter(
    (symbol) => !asked.includes(symbol) && unsure(rules, forest, symbol).length > 0,
  ).length;
}

/** What is possible but looks forgotten. */
export type Oddity = { seat: number } & (
  { is: 'empty' } | { is: 'cave' } | { is: 'symbol'; species: string } | { is: 'open'; count: number }
);

/**
 * A forest without a host, no cave card where all have one, a card that scores by a symbol of its own and has none, a question without an answer.
 * `asked`: for each forest the symbols that its cards were asked for; none where this device does not know.
 */
export function oddities(rules: Rules, table: TableRow, forests: ForestRead[], asked: (string[] | null)[]): Oddity[] {
  return table.forests.flatMap((forest, seat): Oddity[] => {
    const quick = forests[seat]?.quick;
    const grown = quick ? [...quick.counts.keys()].some((species) => rules.kind(species)) : forest.hosts.length > 0;
    if (!grown) return [{ seat, is: 'empty' }];
    const found: Oddity[] = lacksCave(rules, forest) ? [{ seat, is: 'cave' }] : [];
    const bareOnes = textsOf(forest).filter(({ text }) => rules.countsOwn(bare(text)) && !symbolOf(text));
    if (bareOnes.length) return [...found, { seat, is: 'symbol', species: bare(bareOnes[0]!.text) }];
    const known = asked[seat];
    const count = openIn(quick) + (known ? unasked(rules, forest, known) : 0);
    return count ? [...found, { seat, is: 'open', count }] : found;
  });
}

/** Whether everybody has a cave card in this game, and nobody said which this one is. */
export const lacksCave = (rules: Rules, { cave_card: card }: ForestRow): boolean =>
  card === undefined && rules.cards.caves.some(({ number }) => number);

// -- showing ------------------------------------------------------------------------------------------------------

const MARK = '~';

/** The cards of a game with one more for each face that can be entered, so that they can be drawn. */
export function withFaces(rules: Rules): Catalogue {
  const { cards } = rules;
  const faces: Catalogue['cards'] = {};
  for (const [species, row] of Object.entries(cards.species)) {
    const slots = rules.kind(species) ? [row.place] : rules.sides(species);
    const symbols = species in cards.tree_symbols ? [species] : [null, ...rules.symbols];
    for (const slot of slots) {
      for (const symbol of symbols) {
        faces[`${species}${MARK}${symbol ?? ''}${MARK}${slot}`] = {
          halves: [{ slot: slot as 'top', species, symbol }],
          source: {},
        };
      }
    }
  }
  return { ...cards, cards: faces };
}

/** A host of the table as it is drawn. */
export function shownHost(rules: Rules, read: HostRead): HostShown {
  const cards = read.lying.map(({ species, symbol, position, from }): [Slot, string | null] => {
    if (species === rules.cards.face_down) return [position, null];
    return [position, `${species}${MARK}${symbol ?? ''}${MARK}${from?.[0] ?? read.kind}a`];
  });
  return { species: read.species, cards };
}

/** A host as it is written, without empty lists. */
export function tidy(row: HostRow): HostRow {
  const kept = SIDES.filter((side) => row[side]?.length).map((side) => [side, row[side]] as const);
  return { species: row.species, ...Object.fromEntries(kept) };
}
