/** What goes well with a species: found in the rows of the rules, which say what a card asks for. */

import type { Catalogue, Rule, Species } from '../lib/types';

/** Something that a card wants: which species give it, and how much it makes of each. */
interface Want {
  gives: (species: string, print: Species) => boolean;
  weight: number;
}

/** What an effect, a bonus or a lasting effect is about as much worth as, in points. */
const ACT = 1.5;

const isRule = (value: unknown): value is Rule => typeof value === 'object' && value !== null && !Array.isArray(value);
const number = (value: unknown, other: number): number => (typeof value === 'number' ? value : other);

/** What one more card makes, as a row of points says it. */
function weigh(rule: Rule): number {
  const table = Array.isArray(rule.table) ? (rule.table as number[]) : null;
  if (table) return Math.max(...table) / Math.max(1, table.length);
  if ('each' in rule) return number(rule.each, 1);
  if ('then' in rule) return number(rule.then, 2) / 2;
  return 1;
}

/** A word of the table that names cards, as a question to a species. */
function naming(word: string, value: unknown): Want['gives'] | null {
  if (word === 'species' || word === 'host_species') return (species) => species === value;
  if (['type', 'host_has', 'slot_has', 'distinct'].includes(word) && typeof value === 'string')
    return (_, print) => print.types.includes(value);
  if (word === 'any_of' && Array.isArray(value))
    return (_, print) => value.some((type) => print.types.includes(String(type)));
  if (word === 'tree_symbol' && value !== 'own') return (species) => species === value;
  return null;
}

function collect(rule: unknown, weight: number, wants: Want[]): void {
  if (Array.isArray(rule)) for (const part of rule) collect(part, weight, wants);
  if (!isRule(rule)) return;
  for (const [word, value] of Object.entries(rule)) {
    const gives = naming(word, value);
    if (gives) wants.push({ gives, weight });
    else collect(value, weight, wants);
  }
}

/** All that a species asks for. */
function wantsOf(print: Species): Want[] {
  const wants: Want[] = [];
  const { points, effect, bonus, permanent } = print.rules;
  const rows = isRule(points) && Array.isArray(points.sum) ? (points.sum as Rule[]) : points ? [points] : [];
  for (const row of rows) collect(row, weigh(row), wants);
  for (const row of [effect, bonus, permanent]) collect(row, ACT, wants);
  return wants;
}

const gain = (wants: Want[], species: string, print: Species): number =>
  wants.reduce((sum, want) => sum + (want.gives(species, print) ? want.weight : 0), 0);

export interface Friend {
  species: string;
  /** The species whose words say why: the friend's own, or the one that was asked about. */
  teller: string;
  weight: number;
}

/** The best company of a species, the best first. */
export function companyOf(cards: Catalogue, species: string, most = 6): Friend[] {
  const print = cards.species[species];
  if (!print) return [];
  const own = wantsOf(print);
  const friends = Object.entries(cards.species).flatMap(([other, its]): Friend[] => {
    if (other === species || its.copies === 0) return [];
    const [given, taken] = [gain(own, other, its), gain(wantsOf(its), species, print)];
    const weight = given + taken;
    return weight > 0 ? [{ species: other, teller: taken >= given ? other : species, weight }] : [];
  });
  return friends.sort((one, other) => other.weight - one.weight).slice(0, most);
}
