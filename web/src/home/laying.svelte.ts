/** A new table in the making: asked for once, gone to when it is there. */

import { makeTable, type Wish } from '../lib/api';
import { go } from '../lib/route.svelte';
import { keepToken } from '../lib/seats';
import { settings } from '../lib/settings.svelte';
import { t } from '../lib/words.svelte';
import { trouble } from './words';

export class Laying {
  waiting = $state(false);
  /** Why there is none, in words. */
  problem = $state('');

  /** Makes the table for whoever plays on this device, and goes there. */
  async lay(wish: Omit<Wish, 'name' | 'player'>): Promise<void> {
    this.waiting = true;
    this.problem = '';
    try {
      const made = await makeTable({ name: settings.name || t('home-guest'), player: settings.player, ...wish });
      keepToken(made.table, made.token);
      go(`/t/${made.table}`);
    } catch (error) {
      this.problem = trouble(error);
      this.waiting = false;
    }
  }
}
