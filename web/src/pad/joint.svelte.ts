/** A pad that several phones share over the server. It works on without a connection; changes are brought when it is back. */

import { ask } from '../lib/api';
import { Line } from '../lib/line';
import type { Edition } from '../lib/types';
import { t } from '../lib/words.svelte';
import { cardAt } from './entry';
import type { ForestRow, TableRow } from '../rules';
import { changedHost, fresh, keyOf, Pad, STEPS, type Kept } from './pad.svelte';
import { noteJoint } from './joints';
import { append, change, combine, merge, messageFor, settle, type Held, type News, type Told } from './shared';

type PadMessage =
  | (News & { type: 'pad'; edition: Edition; here: number[] })
  | { type: 'error'; code: string; message: string; nonce: string | null }
  | { type: 'pong' };

const AGAIN = 2000;

/** A step that can be taken back: the forest before and after it; without an after it was taken away. */
interface Back {
  key: number;
  before: ForestRow;
  after: ForestRow | null;
}

/** What this phone keeps of a joint pad. */
interface KeptJoint extends Kept {
  rows: Held[];
  edition: Edition | null;
  /** Whose phone this is; null until the person has said so. */
  own: number | null;
  steps: Back[];
  /** The own forest, after somebody has taken it away. */
  gone: ForestRow | null;
}

/** Opens a pad for other phones with all that was entered so far, and says its id. */
export async function openJoint(table: TableRow, less: boolean[], own: number): Promise<string> {
  const { pad, forests } = await ask<{ pad: string; forests: Told[] }>('/api/pads', {
    method: 'POST',
    body: { edition: table.edition, forests: table.forests, less: table.forests.map((_, seat) => less[seat] ?? false) },
  });
  JointPad.begin(pad, table.edition, forests, own);
  return pad;
}

export class JointPad extends Pad {
  /** `gone`: the server knows no such pad. */
  link = $state<'connecting' | 'open' | 'lost' | 'gone'>('connecting');
  /** The keys of forests at which a phone is. */
  here = $state.raw<number[]>([]);
  /** What the server would not take, in its own words. */
  problem = $state<string | null>(null);
  #line: Line;
  /** Forests with a change on its way. */
  #flying = new Set<number>();
  /** Changes that the server would not take. */
  #refused = new Set<string>();

  constructor(readonly id: string) {
    super(keyOf(id));
    this.#line = new Line(`/api/pads/${id}/ws`, {
      open: () => undefined,
      hear: (message) => this.#hear(message as PadMessage),
      lost: () => this.#lose(),
    });
  }

  /** Writes down a pad that this phone has just opened. */
  static begin(id: string, edition: Edition, forests: Told[], own: number): void {
    const { rows } = merge([], { keys: forests.map(({ key }) => key), forests });
    const kept: KeptJoint = {
      ...fresh(),
      ...shown(rows, edition),
      rows,
      edition,
      own: rows[own]?.key ?? null,
      steps: [],
      gone: null,
      seat: own,
      started: Date.now(),
    };
    localStorage.setItem(keyOf(id), JSON.stringify(kept));
    noteJoint(id, kept.table!);
  }

  override close(): void {
    super.close();
    this.#line.close();
  }

  override get path(): string {
    return `/pad/${this.id}`;
  }
  override get historyId(): string {
    return `p${this.id}`;
  }
  override get canUndo(): boolean {
    return this.#joint.steps.length > 0;
  }
  get own(): number | null {
    return this.#joint.own;
  }
  get rows(): Held[] {
    return this.#joint.rows;
  }
  get edition(): Edition | null {
    return this.#joint.edition;
  }
  /** How many forests have changes that the others do not see yet. */
  get waiting(): number {
    return this.rows.filter((row) => row.mine).length;
  }
  /** A forest that another phone has changed at the same place. */
  get clash(): Held | null {
    return this.rows.find((row) => row.theirs) ?? null;
  }
  get gone(): ForestRow | null {
    return this.#joint.gone;
  }
  override keyAt(seat: number): number {
    return this.rows[seat]?.key ?? seat;
  }
  /** Whether another phone is at this forest. */
  isElsewhere(seat: number): boolean {
    const key = this.rows[seat]?.key;
    return key !== undefined && key !== this.own && this.here.includes(key);
  }

  get #joint(): KeptJoint {
    return { rows: [], edition: null, own: null, steps: [], gone: null, ...this.kept };
  }

  // -- what the person does -----------------------------------------------------------------------------------

  /** This is my forest; an entered one may be brought along. */
  claim(seat: number, brought?: ForestRow): void {
    const row = this.rows[seat];
    if (!row) return;
    this.#change({ own: row.key, gone: null });
    this.#tellSeat();
    if (brought) this.#put(change(this.rows, row.key, { forest: { ...brought, name: row.forest.name } }));
    this.sit(seat);
  }

  /** A forest that is not there yet is mine. */
  join(forest: ForestRow): void {
    this.#put(append(this.rows, forest));
    this.claim(this.rows.length - 1);
  }

  override step(table: TableRow, host: number | null = this.host): void {
    const before = this.table?.forests ?? [];
    let rows = this.rows;
    const steps = [...this.#joint.steps];
    table.forests.forEach((forest, seat) => {
      const row = this.rows[seat];
      if (!row) rows = append(rows, forest);
      else if (forest !== before[seat]) {
        steps.push({ key: row.key, before: row.forest, after: forest });
        rows = change(rows, row.key, { forest });
      }
    });
    this.#change({ host, steps: steps.slice(-STEPS) });
    this.#put(rows);
  }

  /** Takes the last own step back; what others have entered since stays, and where both meet nothing happens. */
  override undo(): boolean {
    const steps = [...this.#joint.steps];
    const back = steps.pop();
    if (!back) return true;
    this.drop();
    this.#change({ steps });
    if (!back.after) return this.#bringBack(back);
    const seat = this.rows.findIndex((row) => row.key === back.key);
    const row = this.rows[seat];
    const forest = row && combine(back.after, back.before, row.forest);
    if (!forest) return false;
    const host = changedHost(forest, row.forest);
    this.#put(change(this.rows, back.key, { forest }));
    this.sit(seat);
    this.take(host);
    return true;
  }

  /** A forest that was taken away comes back as a new one; where it could not be taken away it is still there. */
  #bringBack({ key, before }: Back): boolean {
    if (!this.rows.some((row) => row.key === key)) this.#put(append(this.rows, before));
    return true;
  }

  override tick(seat: number): void {
    const row = this.rows[seat];
    if (row) this.#put(change(this.rows, row.key, { less: !row.less }));
  }

  /** Somebody goes, with their forest; what the server knows only it can take away. */
  override unseat(gone: number): void {
    const row = this.rows[gone];
    if (!row || (row.key >= 0 && !this.#line.send({ type: 'drop', key: row.key, rev: row.rev }))) return;
    this.drop();
    this.#change({ steps: [...this.#joint.steps, { key: row.key, before: row.forest, after: null }].slice(-STEPS) });
    if (row.key < 0) this.#put(this.rows.filter((one) => one !== row));
  }

  override get canUnseat(): boolean {
    return this.link === 'open';
  }

  /** What becomes of a forest that two phones have changed; the version that goes can be had back by undo. */
  choose(keepMine: boolean): void {
    const row = this.clash;
    if (!row) return;
    if (!keepMine)
      this.#change({
        steps: [...this.#joint.steps, { key: row.key, before: row.forest, after: row.theirs!.forest }].slice(-STEPS),
      });
    this.drop();
    this.#put(settle(this.rows, row.key, keepMine));
  }

  /** The game is over for this phone; what was entered stays with the server, and here too until all of it is there. */
  override end(): void {
    if (!this.waiting) noteJoint(this.id, null);
  }

  // -- with the server ------------------------------------------------------------------------------------------

  #change(what: Partial<KeptJoint>): void {
    this.keep(what as Partial<Kept>);
  }

  /** Other forests: shown, kept, and brought to the server. */
  #put(rows: Held[], renamed = new Map<number, number>()): void {
    const joint = this.#joint;
    const now = (key: number): number => renamed.get(key) ?? key;
    const at = this.rows[this.seat]?.key;
    const seat = Math.max(
      0,
      rows.findIndex((row) => row.key === (at === undefined ? undefined : now(at))),
    );
    const asked = new Map(this.rows.map((row, place) => [now(row.key), this.kept.asked[place] ?? []]));
    this.#change({
      ...shown(rows, joint.edition),
      rows,
      seat,
      asked: rows.map((row) => asked.get(row.key) ?? []),
      own: joint.own === null ? null : now(joint.own),
      steps: joint.steps.map((step) => ({ ...step, key: now(step.key) })),
    });
    this.#bring();
  }

  /** Sends what is not there yet: one change of a forest at a time, the next one when it has arrived. */
  #bring(): void {
    if (this.link !== 'open') return;
    const sent = new Map<number, string>();
    for (const row of this.rows) {
      const message = this.#flying.has(row.key) || this.#refused.has(row.mine ?? '') ? null : messageFor(row);
      if (!message || !this.#line.send(message)) continue;
      this.#flying.add(row.key);
      sent.set(row.key, row.mine!);
    }
    if (sent.size)
      this.#change({ rows: this.rows.map((row) => (sent.has(row.key) ? { ...row, sent: sent.get(row.key)! } : row)) });
  }

  #hear(message: PadMessage): void {
    if (message.type === 'pad') this.#arrive(message);
    else if (message.type === 'error') this.#fail(message.code, message.message, message.nonce);
  }

  #arrive(news: Extract<PadMessage, { type: 'pad' }>): void {
    const first = this.link !== 'open';
    if (first) {
      this.link = 'open';
      this.#flying.clear();
      this.#line.settle();
    }
    this.here = news.here;
    const { rows, renamed } = merge(this.rows, news);
    for (const told of news.forests) {
      this.#flying.delete(told.key);
      renamed.forEach((key, before) => key === told.key && this.#flying.delete(before));
    }
    const moved =
      first || renamed.size > 0 || rows.map(({ key }) => key).join() !== this.rows.map(({ key }) => key).join();
    if (moved) {
      // Where there is room again, what was refused for want of it is tried once more.
      this.#refused.clear();
      this.problem = null;
    }
    if (this.edition !== news.edition) this.#change({ edition: news.edition, started: this.started || Date.now() });
    if (moved || news.forests.length) {
      const before = this.rows;
      this.#letGo(rows, renamed);
      this.#put(rows, renamed);
      this.#seeOwn(before);
    }
    if (first || renamed.size) this.#tellSeat();
    if (this.table && this.own !== null) noteJoint(this.id, this.table);
  }

  /** A card in hand that is not the same any more is put down. */
  #letGo(rows: Held[], renamed: Map<number, number>): void {
    const at = this.keyAt(this.seat);
    const now = rows.find((row) => row.key === (renamed.get(at) ?? at))?.forest;
    const before = this.rows[this.seat]?.forest;
    if (this.host !== null && now?.hosts[this.host]?.species !== before?.hosts[this.host]?.species) this.take(null);
    else if (this.card && now && before && cardAt(now, this.card) !== cardAt(before, this.card)) this.drop();
  }

  /** Whoever was taken off the list keeps what was entered, to bring it along again. */
  #seeOwn(before: Held[]): void {
    if (this.own === null || this.rows.some((row) => row.key === this.own)) return;
    const gone = before.find((row) => row.key === this.own)?.forest ?? null;
    this.#change({ own: null, gone });
  }

  #fail(code: string, message: string, nonce: string | null): void {
    if (code === 'no_such_table') this.link = 'gone';
    const row = this.rows.find((one) => nonce !== null && one.sent === nonce);
    // After `stale` the present forests come by themselves.
    if (code === 'stale' || !row) return;
    this.#flying.delete(row.key);
    if (code === 'too_many' || code === 'unavailable') {
      setTimeout(() => this.#bring(), AGAIN);
      return;
    }
    this.#refused.add(nonce!);
    this.problem = code === 'no_seat' ? t('pad-five') : message;
  }

  #lose(): void {
    this.#flying.clear();
    if (this.link === 'gone') this.#line.close();
    else this.link = 'lost';
  }

  #tellSeat(): void {
    this.#line.send({ type: 'sit', key: this.own !== null && this.own >= 0 ? this.own : null });
  }
}

/** What the page reads of the forests. */
function shown(rows: Held[], edition: Edition | null): Pick<Kept, 'table' | 'less'> {
  const forests = rows.map(({ forest }) => forest);
  return {
    table: edition && rows.length ? { format: 'spinney.forests/1', edition, forests } : null,
    less: rows.map(({ less }) => less),
  };
}
