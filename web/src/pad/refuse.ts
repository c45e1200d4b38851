/** Why something can't be, in words. */

import { bare } from '../card/ids';
import { t } from '../lib/words.svelte';
import type { Rules } from '../rules';
import type { Impossible } from '../rules';

export function refusalText(rules: Rules, refusal: Impossible): string {
  const row = rules.cards.species[bare(refusal.species)];
  const name = row?.name ?? refusal.species;
  const place = row?.place ?? 'top';
  switch (refusal.code) {
    case 'wrong_place':
      return t('pad-no-place', { name, place });
    case 'host_kind':
      return row?.text.placement ? t('label', { label: name, text: row.text.placement }) : t('pad-no-kind', { name });
    case 'no_sides':
      return t('pad-no-sides', { name });
    case 'needs_company':
      return row?.text.placement
        ? t('label', { label: name, text: row.text.placement })
        : t('pad-no-company', { name });
    case 'taken':
      return t('pad-no-room', { name });
    case 'no_half':
      return t(rules.kind(bare(refusal.species)) ? 'pad-no-other' : 'pad-no-half', { name });
    case 'half_gone':
      return t('pad-no-left', { name });
    case 'copies':
      return t('pad-no-copies', { name, count: refusal.most });
    case 'box':
    case 'cave':
      return t('pad-no-box', { count: refusal.most });
    case 'cave_twice':
      return t('pad-no-cave', { number: refusal.most });
    default:
      return t('pad-no-other', { name });
  }
}
