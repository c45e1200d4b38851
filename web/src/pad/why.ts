/** The reason of a part as a sum in signs: figures and pictures, so that it needs no language and no server. */

import { conditionSigns, countSigns, type Group, type Sign } from '../card/signs';
import { settingOf } from '../card/ids';
import type { Rule } from '../lib/types';
import type { Kit } from './kit';
import type { PartScore } from './score';

const text = (value: unknown): Sign => ({ is: 'text', text: String(value) });
const quiet = (value: string): Sign => ({ is: 'text', text: value, quiet: true });
const TIMES = quiet('×');
const PLUS = quiet('+');
const THEN: Sign = { is: 'sign', sign: 'then' };

const between = (parts: Group[], mark: Sign): Group => parts.flatMap((part, place) => (place ? [mark, ...part] : part));
const product = (numbers: number[], last: Group): Group =>
  between([...numbers.filter((n) => n !== 1).map((n) => [text(n)]), last], TIMES);

/** The sum of a part, without its result; empty where there is nothing to count. */
export function whySigns(kit: Kit, part: PartScore): Group {
  const { symbols } = part;
  const rule = kit.cards.species[part.species]?.rules.points ?? {};
  const setting = settingOf(kit.cards, { species: part.species, symbol: symbols[0] ?? null });
  const times = part.cards + part.doubled;
  const first = part.counts[0] ?? 0;
  const signs = (of: unknown): Group => countSigns(of as Rule, setting);
  if ('fixed' in rule) return times > 1 && rule.fixed ? product([times], [text(rule.fixed)]) : [];
  if ('per' in rule) {
    const per = rule.per as Rule;
    const each = Number(rule.each);
    if (per.tree_symbol === 'own') {
      const terms = part.counts.map((count, card) =>
        product([each], [text(count), { is: 'symbol', symbol: symbols[card] ?? 'none' } as Sign]),
      );
      return between(terms, PLUS);
    }
    return product([...('at' in per ? [] : [times]), each], [text(first), ...signs(per)]);
  }
  if ('sum' in rule) {
    const terms = (rule.sum as Rule[]).map((term, place) =>
      product([Number(term.each)], [text(part.counts[place]), ...signs(term.per)]),
    );
    const sum = between(terms, PLUS);
    return times > 1 ? [text(times), TIMES, quiet('('), ...sum, quiet(')')] : sum;
  }
  if ('by' in rule) return product([times], [text(first), ...signs(rule.by)]);
  if ('together' in rule) return [text(first), ...signs(rule.together)];
  if ('sets' in rule)
    return [text(part.counts.join(' + ')), { is: 'type', type: String((rule.sets as Rule).type), distinct: true }];
  if ('if' in rule) return ifSigns(rule, part, conditionSigns(rule.if as Rule, setting));
  return [];
}

function ifSigns(rule: Rule, part: PartScore, condition: Group): Group {
  const cond = rule.if as Rule;
  const times = part.cards + part.doubled;
  // "5 of 8 tree species": what there is before what is asked for.
  const shown =
    'at_least' in cond
      ? [text(`${part.counts[0]}/${cond.at_least}`), ...condition.filter((sign) => sign.is !== 'text')]
      : condition;
  if (part.doubled || (part.met && part.met < part.cards)) return [text(`${part.met}/${part.cards}`), ...shown];
  const each = Number(part.met ? rule.then : (rule.else ?? 0));
  return times > 1 && each ? [...shown, THEN, text(times), TIMES, text(each)] : shown;
}
