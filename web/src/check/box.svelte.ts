/** A box that its owner checks: what was found stays in this browser, the server says what comes of it. */

import { ask, Refused } from '../lib/api';
import { keepOwnBox } from '../lib/own-box.svelte';
import type { Checked, CheckedHalf, Findings } from '../lib/types';

const KEY = 'spinney.check';

export type Half = CheckedHalf;

const nothing = (): Findings => ({ cards: {}, readings: {}, note: '' });

function kept(box: string): Findings {
  try {
    const found = JSON.parse(localStorage.getItem(`${KEY}.${box}`) ?? 'null') as Findings | null;
    return found ?? nothing();
  } catch {
    return nothing();
  }
}

/** The boxes of which something is not sure. */
export const boxesToCheck = async (): Promise<string[]> => (await ask<{ boxes: string[] }>('/api/check')).boxes;

export class Box {
  /** What the server made of the last findings that can be. */
  told = $state.raw<Checked | null>(null);

  constructor(readonly box: string) {}

  get findings(): Findings {
    return this.told?.findings ?? nothing();
  }

  /** Begins with what this browser has kept; what can't be any more is left aside. */
  async open(): Promise<void> {
    try {
      if (!(await this.#try({ findings: kept(this.box) }))) await this.#try({ findings: nothing() });
    } catch (error) {
      if (!(error instanceof Refused) || error.status !== 400) throw error;
      await this.#try({ findings: nothing() });
    }
  }

  /** A card was seen; what stands against it, if it can't be. */
  see(card: string, halves: Half[]): Promise<Checked | null> {
    const rows = halves.map(({ slot, species, symbol }) => [slot, species, symbol]);
    return this.#put({ ...this.findings, cards: { ...this.findings.cards, [card]: rows } });
  }

  /** An icon or a number was seen. */
  read(id: string, path: string, value: string | number): Promise<Checked | null> {
    const places = { ...this.findings.readings[id], [path]: value };
    return this.#put({ ...this.findings, readings: { ...this.findings.readings, [id]: places } });
  }

  remark(note: string): Promise<Checked | null> {
    return this.#put({ ...this.findings, note });
  }

  forget(card: string): Promise<Checked | null> {
    const { [card]: _, ...cards } = this.findings.cards;
    return this.#put({ ...this.findings, cards });
  }

  forgetReadings(id: string): Promise<Checked | null> {
    const { [id]: _, ...readings } = this.findings.readings;
    return this.#put({ ...this.findings, readings });
  }

  startOver(): Promise<Checked | null> {
    return this.#put(nothing());
  }

  /** Goes on with a correction that was saved before; how many findings it has, or null if it is none of this box. */
  async bring(text: string): Promise<number | null> {
    try {
      const answer = await this.#ask({ correction: JSON.parse(text) as unknown });
      if (answer.problems.length) return null;
      this.#keep(answer);
      return Object.keys(answer.findings.cards).length + Object.keys(answer.findings.readings).length;
    } catch (error) {
      if (error instanceof Refused && error.status !== 400 && error.status !== 422) throw error;
      return null;
    }
  }

  #ask(body: object): Promise<Checked> {
    return ask<Checked>('/api/check', { method: 'POST', body: { box: this.box, ...body } });
  }

  /** Null if it can be: then it is kept. Else what the server has against it. */
  async #put(findings: Findings): Promise<Checked | null> {
    const answer = await this.#ask({ findings });
    if (answer.problems.length) return answer;
    this.#keep(answer);
    return null;
  }

  async #try(body: object): Promise<boolean> {
    const answer = await this.#ask(body);
    if (answer.problems.length) return false;
    this.#tell(answer);
    return true;
  }

  /** What the server makes of the findings; tables that are made here may be played with it. */
  #tell(answer: Checked): void {
    this.told = answer;
    const { cards, readings } = answer.findings;
    keepOwnBox(this.box, answer.correction, Object.keys(cards).length, Object.keys(readings).length);
  }

  #keep(answer: Checked): void {
    this.#tell(answer);
    try {
      localStorage.setItem(`${KEY}.${this.box}`, JSON.stringify(answer.findings));
    } catch {
      // It goes on without being kept.
    }
  }
}
