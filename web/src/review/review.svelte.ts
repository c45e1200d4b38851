/** A review as the server makes it: asked for once, looked at until it is ready. */

import { ask, Refused } from '../lib/api';
import type { GameRecord, MomentTold, Review } from '../lib/types';
import { t } from '../lib/words.svelte';
import { inTheirPlaces } from './moments';

const PAUSE = 600;
/** How often it is begun anew when the server has given it up. */
const TRIES = 3;

/** Why there is no review, in words. */
export function refusalOf({ code }: Refused): string {
  if (code === 'illegal') return t('review-unfinished');
  if (code === 'too_many') return t('review-too-many');
  return code === 'bad_message' ? t('finish-not-a-record') : t('review-failed');
}

export class Reviewing {
  review = $state.raw<Review | null>(null);
  /** The moments in the order in which they stand in the list. */
  listed = $state.raw<MomentTold[]>([]);
  problem = $state.raw<Refused | null>(null);
  #held = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #tries = 0;
  #stopped = false;

  constructor(readonly wish: { table: string } | { record: GameRecord }) {}

  /** Asks for it, from the beginning. */
  start(): void {
    this.problem = null;
    this.#tries = 0;
    void this.#next(null);
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  /** While somebody points at the list, or reads in it, its rows stay where they are. */
  hold(held: boolean): void {
    this.#held = held;
    this.#list();
  }

  #list(): void {
    const settled = this.review?.state === 'ready' && !this.#held;
    this.listed = inTheirPlaces(this.listed, this.review?.moments ?? [], settled);
  }

  async #next(id: string | null): Promise<void> {
    try {
      const found = id
        ? await ask<Review>(`/api/reviews/${id}`)
        : await ask<Review>('/api/reviews', { method: 'POST', body: this.wish });
      this.review = found;
      this.#list();
      if (found.state === 'working') this.#later(found.id);
      else if (found.state === 'stopped') this.#again();
    } catch (error) {
      const refused = error instanceof Refused ? error : new Refused('bad_message', String(error), 0);
      // Who made it has given it up; or the line is gone for a moment.
      if (id && refused.status === 404) this.#again();
      else if (id && (refused.code === 'offline' || refused.status >= 500)) this.#later(id);
      else this.problem = refused;
    }
  }

  #later(id: string | null): void {
    if (!this.#stopped) this.#timer = setTimeout(() => void this.#next(id), PAUSE);
  }

  #again(): void {
    this.#tries += 1;
    if (this.#tries < TRIES) this.#later(null);
    else this.problem = new Refused('unavailable', '', 503);
  }
}
