/** What is asked about a forest in numbers: in words, and as a picture beside them. */

import { conditionSigns, countSigns, type Sign } from '../card/signs';
import { settingOf } from '../card/ids';
import { settings } from '../lib/settings.svelte';
import { t } from '../lib/words.svelte';
import type { Ask, Counter, Kind, Rules } from '../rules';

const nameOf = (rules: Rules, species: string): string => rules.cards.species[species]?.name ?? species;
const listed = (names: string[]): string => new Intl.ListFormat(settings.lang).format(names);

/** The kinds of hosts of a game that have a place for a species. */
function kindsFor(rules: Rules, species: string): Kind[] {
  const sides = rules.sides(species);
  return rules.kinds.filter((kind) => sides.some((side) => rules.positions(side, kind).length));
}

/** The cards that score by the symbol they show: they are asked for it one by one. */
const ownAskers = (rules: Rules, counts: ReadonlyMap<string, number>): string[] =>
  [...counts.keys()].filter((species) => rules.countsOwn(species));

/** A question in words. */
export function askText(rules: Rules, ask: Ask, counts: ReadonlyMap<string, number>): string {
  switch (ask.is) {
    case 'twice':
      return t('pad-ask-twice', { host: listed(ask.hosts.map((host) => nameOf(rules, host))) });
    case 'met':
      return conditionText(rules, ask.species, ask.counter);
    case 'attached':
      return t('pad-ask-at');
    case 'own':
      return t('pad-ask-own');
    case 'symbol': {
      const symbol = rules.cards.tree_symbols[ask.symbol] ?? ask.symbol;
      const owns = ownAskers(rules, counts).map((species) => nameOf(rules, species));
      return owns.length ? t('pad-ask-symbol-but', { symbol, names: listed(owns) }) : t('pad-ask-symbol', { symbol });
    }
    case 'guests': {
      const at = ask.counter.guests?.at ?? [];
      if (at.length === 1) return t('pad-ask-host', { host: nameOf(rules, at[0]!) });
      const [kind, other] = new Set(at.map(rules.kind));
      return kind && !other ? t('pad-ask-kind', { kind }) : t('pad-ask-met');
    }
    case 'shown':
      return t('pad-ask-shown', { type: rules.cards.types[String(ask.counter.of?.type)] ?? '' });
    case 'full':
      return t('pad-ask-full', { kinds: (ask.counter.full ?? []).join('-') });
    default:
      return t('pad-ask-met');
  }
}

/** A condition about the host; the kind of host beside another part goes without saying. */
function conditionText(rules: Rules, species: string, { tests = [] }: Counter): string {
  const telling = tests.filter((test) => tests.length === 1 || !test.kind);
  const [test, more] = telling;
  if (!test || more) return t('pad-ask-met');
  if (test.host) return t('pad-ask-host', { host: nameOf(rules, test.host[0] ?? '') });
  if (test.alone) return t('pad-ask-alone');
  if (test.beside) return t('pad-ask-has', { type: rules.cards.types[test.type ?? ''] ?? '' });
  if (test.under) return t('pad-ask-shares', { name: nameOf(rules, test.under[0] ?? '') });
  if (test.full) {
    return rules.kind(species)
      ? t('pad-ask-itself-full')
      : t('pad-ask-host-full', { kinds: kindsFor(rules, species).join('-') });
  }
  const [kind = '', other] = test.kind ?? [];
  return other ? t('pad-ask-met') : t('pad-ask-kind', { kind });
}

/** The picture of a question: the host, type or symbol that it is about. */
export function askSign(rules: Rules, ask: Ask): Sign | undefined {
  const setting = settingOf(rules.cards, { species: '', symbol: null });
  const host = (species: string): Sign =>
    species in rules.cards.tree_symbols ? { is: 'symbol', symbol: species } : { is: 'species', species };
  if (ask.is === 'twice') return host(ask.hosts[0] ?? '');
  if (ask.is === 'own' || ask.is === 'symbol') return { is: 'symbol', symbol: ask.symbol };
  const { guests, of = {} } = ask.counter;
  if (guests?.at.length === 1) return host(guests.at[0]!);
  return ask.is === 'met' ? conditionSigns(of, setting).at(-1) : countSigns(of, setting)[0];
}
