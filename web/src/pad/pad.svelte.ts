/** The pad of this device: the table that is being entered, where the finger is, and all that can be taken back. */

import type { Edition } from '../lib/types';
import { countedSymbols, unsure, type At } from './entry';
import type { ForestRow, Rules, SoloOptions, TableRow } from '../rules';

const KEY = 'spinney.pad';
export const STEPS = 60;

/** Where a pad is kept; without an id the one that is this device's alone. */
export const keyOf = (id: string): string => (id ? `${KEY}.at.${id}` : KEY);

/** What a step can be taken back to. */
type Step = Pick<Kept, 'asked' | 'less'> & { table: TableRow };

export interface Kept {
  table: TableRow | null;
  undo: Step[];
  seat: number;
  host: number | null;
  /** For each forest the symbols that its cards have been asked for. */
  asked: string[][];
  /** Who played a turn less. */
  less: boolean[];
  started: number;
}

export const fresh = (): Kept => ({ table: null, undo: [], seat: 0, host: null, asked: [], less: [], started: 0 });

export function read(key: string): Kept {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as Kept | null;
    if (kept?.table?.format !== 'spinney.forests/1') return fresh();
    return { ...fresh(), ...kept, undo: (kept.undo ?? []).filter((one) => one.table) };
  } catch {
    return fresh();
  }
}

/** The first host that is not as it is now; null where none is. */
export function changedHost(before: ForestRow | undefined, now: ForestRow | undefined): number | null {
  const host = before?.hosts.findIndex((row, place) => JSON.stringify(row) !== JSON.stringify(now?.hosts[place])) ?? -1;
  return host >= 0 ? host : null;
}

export class Pad {
  protected kept: Kept = $state.raw(fresh());
  /** The card that was put in or tapped last. */
  card = $state.raw<At | null>(null);
  /** Whether the card in hand was tapped, to be changed. */
  editing = $state(false);
  /** Whether this device has kept the last step. */
  isKept = $state(true);

  constructor(readonly key = keyOf('')) {
    this.kept = read(key);
    addEventListener('storage', this.#elsewhere);
  }

  close(): void {
    removeEventListener('storage', this.#elsewhere);
  }

  // Another window of this device has the same pad open.
  #elsewhere = (event: StorageEvent): void => {
    if (event.key === this.key && event.newValue) this.kept = read(this.key);
  };

  /** Where it is on the site. */
  get path(): string {
    return '/pad';
  }
  /** Under which name its game is kept when it is over. */
  get historyId(): string {
    return `g${this.started.toString(36)}`;
  }
  /** What stays the same of a forest while others come and go. */
  keyAt(seat: number): number {
    return seat;
  }
  get canUnseat(): boolean {
    return true;
  }
  get table(): TableRow | null {
    return this.kept.table;
  }
  get seat(): number {
    return this.kept.seat;
  }
  /** The host in hand; null while a new one is chosen. */
  get host(): number | null {
    return this.kept.host;
  }
  get canUndo(): boolean {
    return this.kept.undo.length > 0;
  }
  get less(): boolean[] {
    return this.kept.less;
  }
  get started(): number {
    return this.kept.started;
  }
  get asked(): string[] {
    return this.askedAt(this.seat);
  }
  /** The symbols that the cards of a forest have been asked for. */
  askedAt(seat: number): string[] {
    return this.kept.asked[seat] ?? [];
  }

  protected keep(change: Partial<Kept>): void {
    this.kept = { ...this.kept, ...change };
    try {
      // A pad without a table leaves nothing behind; to take away needs no room.
      if (this.kept.table) localStorage.setItem(this.key, JSON.stringify(this.kept));
      else localStorage.removeItem(this.key);
      this.isKept = true;
    } catch {
      // A browser that keeps nothing still adds up; whoever enters is told.
      this.isKept = false;
    }
  }

  /** Begins with a table that was read from a file. */
  open(table: TableRow): void {
    this.drop();
    this.keep({ ...fresh(), table, less: table.forests.map(() => false), started: Date.now() });
  }

  begin(edition: Edition, names: string[], options?: SoloOptions): void {
    const forests = names.map((name) => ({ name, cave: 0, hosts: [] }));
    this.drop();
    this.keep({
      ...fresh(),
      table: { format: 'spinney.forests/1', edition, ...(options ? { options } : {}), forests },
      less: names.map(() => false),
      started: Date.now(),
    });
  }

  /** Forgets the table: back to the beginning. */
  end(): void {
    this.drop();
    this.keep(fresh());
  }

  /** One step further; it can be taken back. */
  step(table: TableRow, host: number | null = this.host): void {
    if (!this.table) return;
    this.keep({
      table,
      host,
      undo: [...this.kept.undo, { table: this.table, asked: this.kept.asked, less: this.less }].slice(-STEPS),
    });
  }

  /** Takes the last step back; false where that can't be. */
  undo(): boolean {
    const last = this.kept.undo.at(-1);
    if (!last) return true;
    const { table, asked, less } = last;
    // The forest that changes comes into view.
    const changed = table.forests.findIndex(
      (forest, seat) => JSON.stringify(forest) !== JSON.stringify(this.table?.forests[seat]),
    );
    const seat = changed < 0 ? this.seat : changed;
    const host = changedHost(table.forests[seat], this.table?.forests[seat]);
    // Ticks and answers stay, unless they belong to people who come back.
    const people = table.forests.length === this.table?.forests.length ? {} : { asked, less };
    this.drop();
    this.keep({
      table,
      ...people,
      undo: this.kept.undo.slice(0, -1),
      seat: Math.min(seat, table.forests.length - 1),
      host,
    });
    return true;
  }

  /** No card is in hand. */
  drop(): void {
    this.card = null;
    this.editing = false;
  }

  sit(seat: number): void {
    const hosts = this.table?.forests[seat]?.hosts.length ?? 0;
    this.drop();
    this.keep({ seat, host: hosts ? hosts - 1 : null });
  }

  take(host: number | null): void {
    this.drop();
    this.keep({ host });
  }

  tick(seat: number): void {
    this.keep({ less: (this.table?.forests ?? []).map((_, at) => (this.less[at] ?? false) !== (at === seat)) });
  }

  /** Somebody goes, with their forest. */
  unseat(gone: number): void {
    if (!this.table) return;
    const stays = (_: unknown, seat: number): boolean => seat !== gone;
    this.drop();
    this.step({ ...this.table, forests: this.table.forests.filter(stays) }, null);
    this.keep({ seat: 0, less: this.less.filter(stays), asked: this.kept.asked.filter(stays) });
  }

  /** The cards so far have been looked through for a symbol. */
  answered(symbol: string): void {
    const asked = (this.table?.forests ?? []).map((_, seat) => this.kept.asked[seat] ?? []);
    asked[this.seat] = [...new Set([...this.asked, symbol])];
    this.keep({ asked });
  }

  /** Questions for these were passed over: they come again. */
  unanswer(symbols: string[]): void {
    const asked = (this.table?.forests ?? []).map((_, seat) => this.kept.asked[seat] ?? []);
    asked[this.seat] = this.asked.filter((symbol) => !symbols.includes(symbol));
    this.keep({ asked });
  }

  /** A symbol that something counts now and older cards were never asked for, if there is one. */
  toAsk(rules: Rules): { symbol: string; by: string } | null {
    const forest = this.table?.forests[this.seat];
    if (!forest) return null;
    for (const [symbol, by] of countedSymbols(rules, forest)) {
      if (!this.asked.includes(symbol) && unsure(rules, forest, symbol).some(({ at }) => !this.#isInHand(at)))
        return { symbol, by };
    }
    return null;
  }

  /** Where there was no older card to ask, later ones are asked one by one. */
  settle(rules: Rules): void {
    const forest = this.table?.forests[this.seat];
    if (!forest) return;
    for (const symbol of countedSymbols(rules, forest).keys()) {
      if (!this.asked.includes(symbol) && !unsure(rules, forest, symbol).some(({ at }) => !this.#isInHand(at)))
        this.answered(symbol);
    }
  }

  #isInHand = (at: At): boolean => JSON.stringify(at) === JSON.stringify(this.card);
}
