/** The games that this device's player can go on with, for the front page. */

import { sitsSomewhere } from '../lib/seats';
import { isMyTurn, rememberedTurn, rememberTurn } from '../lib/turn';
import { t } from '../lib/words.svelte';
import { lookCloser, namesOf, peopleAt, tablesOfMine, type Known } from './mine';

/** Tables that are looked at, and how many of them are named. */
const LOOKED_AT = 6;
const NAMED = 2;

export class Going {
  #tables = $state.raw<Known[]>([]);
  /** Until the server has answered, a seat on this device lets hope for one. */
  isAny = $state(sitsSomewhere());
  #names = $state.raw<Record<string, string>>({});

  /** Until the server has answered, what was so when a game was last seen. */
  isTurn = $state(rememberedTurn());
  readonly to = $derived(this.#tables.length === 1 ? `/t/${this.#tables[0]!.id}` : '/tables');
  readonly note = $derived(
    this.#tables
      .filter(({ id }) => this.#names[id])
      .slice(0, NAMED)
      .map((table) => this.#told(table))
      .join(' · ') || '…',
  );

  constructor() {
    void this.#find();
    $effect(() => {
      namesOf(this.#tables).then(
        (found) => (this.#names = found),
        () => undefined,
      );
    });
  }

  // Without a server there is nothing to continue; whoever wants to play will be told then.
  async #find(): Promise<void> {
    const all = await tablesOfMine().catch(() => []);
    const going = all.filter((table) => table.status !== 'over').slice(0, LOOKED_AT);
    const seen = await Promise.all(going.map(lookCloser));
    this.#tables = seen.sort((a, b) => Number(isMyTurn(b.view)) - Number(isMyTurn(a.view)));
    this.isAny = seen.length > 0;
    this.isTurn = seen.some(({ view }) => isMyTurn(view));
    rememberTurn(this.isTurn);
  }

  #told(known: Known): string {
    const people = peopleAt(known);
    const name = this.#names[known.id]!;
    const table = people.length ? `${name}, ${t('home-with', { people: people.join(', ') })}` : name;
    return isMyTurn(known.view) ? t('home-continue-turn', { table }) : table;
  }
}
