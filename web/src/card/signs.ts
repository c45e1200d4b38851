/** Rule rows as rows of signs: what a card scores (a sum) and what it does (chips). The sheet says the rest in words. */

import { STEPS } from '../generated/steps';
import type { Rule } from '../lib/types';

export type Sign =
  /** Figures, and marks between them. */
  | { is: 'text'; text: string; quiet?: boolean }
  /** A short word, by its id in the words. */
  | { is: 'word'; id: string }
  | { is: 'sign'; sign: string }
  /** `distinct`: different species are counted. */
  | { is: 'type'; type: string; distinct?: boolean }
  | { is: 'species'; species: string }
  /** A tree symbol: colour and mark. */
  | { is: 'symbol'; symbol: string };

/** Signs that stay together; a sum that is too long folds between its groups. */
export type Group = Sign[];

export interface Chip {
  kind: 'effect' | 'bonus' | 'lasting';
  groups: Group[];
}

/** What the signs depend on besides the row: the card's own species and symbol, and the game's symbols. */
export interface Setting {
  species?: string;
  symbol?: string | null;
  /** Tree symbols of the game: a host of such a species is shown by its mark. */
  symbols?: Record<string, string>;
  /** The types of a face-down card of the game. */
  faceDown?: string[];
}

const text = (value: unknown): Sign => ({ is: 'text', text: String(value) });
const quiet = (value: string): Sign => ({ is: 'text', text: value, quiet: true });
const sign = (name: string): Sign => ({ is: 'sign', sign: name });
const type = (name: unknown): Sign => ({ is: 'type', type: String(name) });
const TIMES = quiet('×');
const THEN = sign('then');

function hostSign(species: string, setting: Setting): Sign {
  return setting.symbols && species in setting.symbols ? { is: 'symbol', symbol: species } : { is: 'species', species };
}

/** What a row counts. */
export function countSigns(of: Rule, setting: Setting): Group {
  if ('distinct' in of) return [{ is: 'type', type: String(of.distinct), distinct: true }];
  if ('type' in of) return [type(of.type)];
  if ('species' in of) return [{ is: 'species', species: String(of.species) }];
  if ('tree_symbol' in of) {
    const symbol = of.tree_symbol === 'own' ? (setting.symbol ?? 'none') : String(of.tree_symbol);
    return [{ is: 'symbol', symbol }];
  }
  if ('slot' in of) return [slotSign(String(of.slot))];
  if ('full' in of) return [sign('full_host')];
  if ('at' in of) return [sign('attached')];
  if ('cave' in of) return [sign('cave')];
  return [];
}

/** The sign of a slot, by the icon's name. */
export const slotIcon = (slot: string): string =>
  slot === 'top' ? 'slot_top' : slot === 'bottom' ? 'slot_bottom' : 'slot_sides';
const slotSign = (slot: string): Sign => sign(slotIcon(slot));

/** What a card says in words, in the order of its lines. */
export const LINES = ['placement', 'effect', 'bonus', 'permanent', 'points'] as const;
const LINE_ICONS = { effect: 'play', bonus: 'draw', permanent: 'permanent', points: 'score' };

/** The sign before a line of a card's words; where a half may lie is told beside its slot. */
export const lineIcon = (line: (typeof LINES)[number], slot: string): string =>
  line === 'placement' ? slotIcon(slot) : LINE_ICONS[line];

/** A condition; what goes without saying (the kind of host beside another condition) is left to the words. */
export function conditionSigns(of: Rule, setting: Setting): Group {
  if ('at_least' in of) {
    const counted = countSigns(of.of as Rule, setting);
    return Number(of.at_least) > 1 ? [text(of.at_least), ...counted] : counted;
  }
  if ('most' in of) return [sign('most'), ...countSigns(of.most as Rule, setting)];
  if ('host_species' in of) return [{ is: 'word', id: 'card-on' }, hostSign(String(of.host_species), setting)];
  if ('host_kind' in of) return [{ is: 'word', id: 'card-on' }, ...alternatives((of.host_kind as string[]).map(type))];
  if ('host_full' in of) return [sign('full_host')];
  if ('host_has' in of) return [quiet('+'), type(of.host_has)];
  if ('alone' in of) return [sign('attached'), text('0')];
  if ('shares_slot' in of) return [quiet('+'), { is: 'species', species: String(of.shares_slot) }];
  if ('all' in of) {
    const parts = of.all as Rule[];
    const telling = parts.filter((part) => !('host_kind' in part));
    return (telling.length ? telling : parts).flatMap((part) => conditionSigns(part, setting));
  }
  return [];
}

function alternatives(signs: Sign[]): Group {
  return signs.flatMap((one, place) => (place ? [quiet('/'), one] : [one]));
}

/** A row of points; of a long one the beginning and the end. */
export function tableText(table: number[]): string {
  return table.length > 6 ? `${table.slice(0, 3).join('·')}·…·${table.at(-1)}` : table.join('·');
}

/** What a card scores, in groups. */
export function sumSigns(points: Rule | undefined, setting: Setting): Group[] {
  if (!points) return [[quiet('–')]];
  if ('fixed' in points) return [[points.fixed ? text(points.fixed) : quiet('–')]];
  if ('per' in points) return [[text(points.each), TIMES, ...countSigns(points.per as Rule, setting)]];
  if ('sum' in points) {
    return (points.sum as Rule[]).flatMap((part, place) =>
      sumSigns(part, setting).map((group) => (place ? [quiet('+'), ...group] : group)),
    );
  }
  if ('if' in points) {
    const then: Group[] = [conditionSigns(points.if as Rule, setting), [THEN, text(points.then)]];
    return points.else ? [[text(points.else), quiet('/')], ...then] : then;
  }
  if ('by' in points) return [countSigns(points.by as Rule, setting), [text(tableText(points.table as number[]))]];
  if ('sets' in points) {
    return [
      [{ is: 'type', type: String((points.sets as Rule).type), distinct: true }],
      [text(tableText(points.table as number[]))],
    ];
  }
  if ('together' in points) {
    const of = points.together as Rule;
    const table: Group = [text(tableText(points.table as number[]))];
    return of.species === setting.species ? [table] : [countSigns(of, setting), table];
  }
  if ('doubles' in points) {
    const of = points.doubles as Rule;
    return [
      [type(of.type), slotSign(String(of.slot))],
      [TIMES, text(2)],
    ];
  }
  return [];
}

function whatSigns(what: Rule | undefined): Group {
  if (!what) return [];
  if ('any_of' in what) return alternatives((what.any_of as string[]).map(type));
  if ('type' in what) return [type(what.type)];
  return [{ is: 'species', species: String(what.species) }];
}

const amount = (n: unknown): Group =>
  n === 'any' || n === 'all' ? [sign('any_number')] : typeof n === 'number' ? [text(n)] : [];

/** What a step says, where its signs name it in braces. */
const SAID: Record<string, (step: Rule, setting: Setting) => Group> = {
  '{number}': (step, setting) => {
    if (step.per) return [TIMES, ...countSigns(step.per as Rule, setting)];
    return step.up_to ? [quiet('≤'), ...amount(step.n)] : amount(step.n);
  },
  '{several}': (step) => (step.n === 1 ? [] : amount(step.n)),
  '{what}': (step) => whatSigns(step.what as Rule | undefined),
  '{face_down}': (_step, setting) => (setting.faceDown ?? []).map(type),
};

/** One step of an effect or bonus, as the table of steps draws it. */
export function stepSigns(step: Rule, setting: Setting): Group[] {
  const row = STEPS.find(({ says }) => Object.entries(says).every(([key, word]) => step[key] === word));
  const groups = (row?.sign ?? []).map((group) => group.flatMap((name) => SAID[name]?.(step, setting) ?? [sign(name)]));
  if (!step.if) return groups;
  const [first = [], ...rest] = groups;
  return [conditionSigns(step.if as Rule, setting), [THEN, ...first], ...rest];
}

function lastingSigns(rule: Rule, setting: Setting): Group[] {
  if ('counts_as' in rule) return [[quiet('='), { is: 'species', species: String(rule.counts_as) }]];
  if ('bee' in rule) return [[text('+1'), type('tree')]];
  if ('share' in rule) {
    const shared = whatSigns(rule.share as Rule);
    const where: Group = rule.where === 'top' ? [sign('slot_top')] : [];
    return [[...shared, ...(rule.max ? [text(rule.max)] : [sign('any_number')]), ...where]];
  }
  const when = rule.when as Rule;
  const cause: Group = 'play' in when ? whatSigns(when.play as Rule) : [slotSign(String(when.play_into))];
  const steps = (rule.then as Rule[]).flatMap((step) => stepSigns(step, setting));
  const [first = [], ...rest] = steps;
  return [cause, [THEN, ...first], ...rest];
}

/** What a card does, one chip for each of its effect, bonus and lasting effect. */
export function chipsOf(rules: { effect?: Rule[]; bonus?: Rule[]; permanent?: Rule }, setting: Setting): Chip[] {
  const chips: Chip[] = [];
  const steps = (rows: Rule[]): Group[] => rows.flatMap((step) => stepSigns(step, setting));
  if (rules.permanent) {
    const [first = [], ...rest] = lastingSigns(rules.permanent, setting);
    chips.push({ kind: 'lasting', groups: [[sign('permanent'), ...first], ...rest] });
  }
  if (rules.effect?.length) chips.push({ kind: 'effect', groups: steps(rules.effect) });
  if (rules.bonus?.length) {
    const mark: Group[] = setting.symbol ? [[{ is: 'symbol', symbol: setting.symbol }]] : [];
    chips.push({ kind: 'bonus', groups: [...mark, ...steps(rules.bonus)] });
  }
  return chips;
}

/** Where a card may lie, if not everywhere: `on moor`. */
export function placementSigns(placement: Rule | undefined): Group {
  if (!placement) return [];
  const on: Sign = { is: 'word', id: 'card-on' };
  if (placement.slot_has) return [on, type(placement.slot_has)];
  return [on, ...alternatives(((placement.host_kind as string[]) ?? []).map(type))];
}

/** About how wide a sign is drawn, in em of its row. */
function signWidth(one: Sign): number {
  if (one.is === 'text') return one.quiet ? 0.46 : (one.text.length > 4 ? 0.42 : 0.53) * one.text.length;
  if (one.is === 'sign') return one.sign === 'then' ? 0.62 : 1.1;
  if (one.is === 'type') return one.distinct ? 1.76 : 1.1;
  if (one.is === 'symbol') return 1.3;
  return 1.2;
}

const GAP = 0.12;
const groupWidth = (group: Group): number => group.reduce((sum, one) => sum + signWidth(one) + GAP, -GAP);
const rowWidth = (groups: Group[], gap: number): number =>
  groups.reduce((sum, group) => sum + groupWidth(group) + gap, -gap);

/** Lays groups into lines of a narrow chip: together while they fit, a group that is too long by itself is cut. */
export function foldGroups(groups: Group[], room: number): Group[] {
  const lines: Group[] = [];
  let used = Infinity;
  const put = (part: Group): void => {
    const width = groupWidth(part);
    if (used + GAP + width <= room) {
      lines.at(-1)!.push(...part);
      used += GAP + width;
    } else {
      lines.push([...part]);
      used = width;
    }
  };
  for (const group of groups) {
    if (groupWidth(group) <= room) put(group);
    else for (const one of group) put([one]);
  }
  return lines;
}

/** The lines of the chips of a side half; where they get many, less air. */
export function foldChips(chips: Chip[]): Chip[] {
  const fold = (room: number): Chip[] => chips.map((chip) => ({ ...chip, groups: foldGroups(chip.groups, room) }));
  const airy = fold(3.02);
  return airy.reduce((sum, chip) => sum + chip.groups.length, 0) > 3 ? fold(3.3) : airy;
}

/** How much room the foot of a side half takes, in em: chips and sum one below the other. */
export function stackHeight(chips: Chip[], sum: Group[]): number {
  const rows = foldChips(chips).reduce((height, chip) => height + 0.8 + chip.groups.length * 1.12, 0);
  return rows + sum.length * 1.2 + 0.4;
}

/** The foot of a card: how much smaller it is drawn so that chips and sum share one line, and whether the sum has two. */
export interface Foot {
  scale: number;
  folded: boolean;
}

/** A long sum folds before it gets too small; `slip` is what the paper around it takes. */
export function footOf(chips: Chip[], sum: Group[], room: number, slip = 0): Foot {
  const left = chips.reduce((width, chip) => width + 0.96 * (rowWidth(chip.groups, 0.24) + 0.92) + 0.24, slip);
  const whole = left + 1.06 * rowWidth(sum, 0.28);
  const folded = left + 1.06 * Math.max(rowWidth(sum.slice(0, -1), 0.28), rowWidth(sum.slice(-1), 0));
  const scale = (width: number): number => Math.min(1, Math.floor((room / width) * 100) / 100);
  return scale(whole) >= 0.8 || sum.length < 2
    ? { scale: scale(whole), folded: false }
    : { scale: scale(folded), folded: true };
}
