/** What is asked about a forest in numbers: in words, and as a picture beside them. */

import { conditionSigns, countSigns, type Sign } from '../card/signs';
import { settingOf } from '../card/ids';
import { settings } from '../lib/settings.svelte';
import type { Rule } from '../lib/types';
import { t } from '../lib/words.svelte';
import { kindOf, KINDS, positionsOf, sidesOf, type Kind, type Kit } from './kit';
import { ownAskers, partsOf, type Ask } from './quick';

const nameOf = (kit: Kit, species: string): string => kit.cards.species[species]?.name ?? species;
const listed = (names: string[]): string => new Intl.ListFormat(settings.lang).format(names);

/** The kinds of hosts of a game that have a place for a species. */
function kindsFor(kit: Kit, species: string): Kind[] {
  const row = kit.cards.species[species];
  const there = new Set(Object.values(kit.cards.species).map((one) => one.place as Kind));
  return KINDS.filter((kind) => there.has(kind) && sidesOf(row).some((side) => positionsOf(side, kind).length));
}

/** A question in words. */
export function askText(kit: Kit, ask: Ask, counts: ReadonlyMap<string, number>): string {
  switch (ask.is) {
    case 'twice':
      return t('pad-ask-twice', { host: listed(ask.hosts.map((host) => nameOf(kit, host))) });
    case 'met':
      return conditionText(kit, ask.species, ask.rule);
    case 'at':
      return t('pad-ask-at');
    case 'own':
      return t('pad-ask-own');
    case 'symbol': {
      const symbol = kit.cards.tree_symbols[ask.symbol] ?? ask.symbol;
      const owns = ownAskers(kit, counts).map((species) => nameOf(kit, species));
      return owns.length ? t('pad-ask-symbol-but', { symbol, names: listed(owns) }) : t('pad-ask-symbol', { symbol });
    }
    case 'bees':
      return 'species' in ask.rule
        ? t('pad-ask-host', { host: nameOf(kit, String(ask.rule.species)) })
        : t('pad-ask-met');
    case 'full':
      return t('pad-ask-full', { kinds: (ask.rule.full as Kind[]).join('-') });
    default:
      return t('pad-ask-met');
  }
}

/** A condition about the host; the kind of host beside another part goes without saying. */
function conditionText(kit: Kit, species: string, rule: Rule): string {
  const telling = partsOf(rule).filter((part, _, all) => all.length === 1 || !('host_kind' in part));
  const [part, more] = telling;
  if (!part || more) return t('pad-ask-met');
  if ('host_species' in part) return t('pad-ask-host', { host: nameOf(kit, String(part.host_species)) });
  if ('host_has' in part) return t('pad-ask-has', { type: kit.cards.types[String(part.host_has)] ?? '' });
  if ('shares_slot' in part) return t('pad-ask-shares', { name: nameOf(kit, String(part.shares_slot)) });
  if ('host_full' in part) {
    return kindOf(kit.cards.species[species])
      ? t('pad-ask-itself-full')
      : t('pad-ask-host-full', { kinds: kindsFor(kit, species).join('-') });
  }
  const [kind, other] = part.host_kind as Kind[];
  return other ? t('pad-ask-met') : t('pad-ask-kind', { kind: kind ?? '' });
}

/** The picture of a question: the host, type or symbol that it is about. */
export function askSign(kit: Kit, ask: Ask): Sign | undefined {
  const setting = settingOf(kit.cards, { species: '', symbol: null });
  const host = (species: string): Sign =>
    species in kit.cards.tree_symbols ? { is: 'symbol', symbol: species } : { is: 'species', species };
  if (ask.is === 'twice') return host(ask.hosts[0] ?? '');
  if (ask.is === 'at') return countSigns({ at: 'this' }, setting)[0];
  if (ask.is === 'own' || ask.is === 'symbol') return { is: 'symbol', symbol: ask.symbol };
  if (ask.is === 'bees')
    return 'species' in ask.rule ? host(String(ask.rule.species)) : countSigns(ask.rule, setting)[0];
  return ask.is === 'met' ? conditionSigns(ask.rule, setting).at(-1) : countSigns(ask.rule, setting)[0];
}
