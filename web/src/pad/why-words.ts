/** The reason of a part in words, in one short line: made here, so that it needs no server. */

import { settings } from '../lib/settings.svelte';
import { t } from '../lib/words.svelte';
import type { PartScore, Points, Rules } from '../rules';

/** The reason as a line: "3 × 5 birch symbols = 15". */
export function whyText(rules: Rules, part: PartScore): string {
  const { points } = rules.of(part.species);
  if (!part.points && typeof points === 'number')
    return rules.compiled.doubles.some(({ host }) => host === part.species) ? t('group-doubles') : t('no-points');
  const line = new Line(rules, part).text(points);
  return part.doubled && part.points ? t('counts-twice', { line, count: part.doubled }) : line;
}

class Line {
  constructor(
    readonly rules: Rules,
    readonly part: PartScore,
  ) {}

  text(points: Points): string {
    const { part } = this;
    if (typeof points === 'number') return String(points);
    switch (points[0]) {
      case 'group':
        return t('group-sets', {
          sets: part.sets.length,
          sizes: part.sets.join(' + '),
          kinds: this.#form(this.rules.compiled.words.groups[points[1]], sum(part.sets)),
          points: sum(part.sets.map((size) => this.#ofSet(points[1], size))),
        });
      case 'entry':
        return t('group-together', {
          count: this.#count(points),
          things: this.#things(points, this.#count(points)),
          points: part.points,
        });
      case 'either': {
        const [no, yes] = this.rules.compiled.words.findings[points[1]] ?? ['', ''];
        return this.#because(part.met ? yes : no, points[2], points[3]);
      }
      case 'product':
        return this.#product(points.slice(1) as Points[]);
      default:
        return String(part.points);
    }
  }

  get #times(): number {
    return this.part.cards + this.part.doubled;
  }

  #product(factors: Points[]): string {
    const last = factors.at(-1)!;
    if (typeof last === 'number')
      return this.#times === 1 ? t('score-points', { count: last }) : this.#equal([this.#times, last]);
    if (last[0] === 'enough' || last[0] === 'lead') return this.#condition(last);
    if (last[0] === 'entry') {
      const each = this.part.points / this.#times;
      return t('because', { why: this.#counted(last[1]), sum: this.#equal([this.#times, each]) });
    }
    const numbers = factors
      .slice(0, -1)
      .map((factor) => this.#number(factor))
      .filter((number) => number !== 1);
    const end = this.#terms(last);
    const isLong = end.includes(' + ') && numbers.length > 0;
    if (!numbers.length && !end.includes(' + ')) numbers.push(1);
    return `${[...numbers, isLong ? `(${end})` : end].join(' × ')} = ${this.part.points}`;
  }

  /** What is multiplied last: what was counted, or several of them. */
  #terms(points: Points): string {
    if (typeof points === 'number') return String(points);
    if (points[0] === 'count' || points[0] === 'own') return this.#counted(points);
    if (points[0] === 'product') {
      const factors = points.slice(1) as Points[];
      const numbers = factors
        .slice(0, -1)
        .map((factor) => this.#number(factor))
        .filter((number) => number !== 1);
      return [...numbers, this.#terms(factors.at(-1)!)].join(' × ');
    }
    if (points[0] !== 'sum') return '';
    const terms = (points.slice(1) as Points[]).filter((term) => this.#number(term) !== 0 || !this.#isOwn(term));
    return terms.length ? terms.map((term) => this.#terms(term)).join(' + ') : '0';
  }

  #isOwn = (term: Points): boolean =>
    typeof term !== 'number' &&
    term[0] === 'product' &&
    (term.slice(1) as Points[]).some((one) => (one as unknown[])[0] === 'own');

  #number(points: Points): number {
    if (typeof points === 'number') return points;
    if (points[0] === 'cards') return this.#times;
    if (points[0] === 'count' || points[0] === 'own') return this.part.counts[points[1]] ?? 0;
    return points[0] === 'product'
      ? (points.slice(1) as Points[]).reduce<number>((all, factor) => all * this.#number(factor), 1)
      : 0;
  }

  #condition(points: Points & [string, ...unknown[]]): string {
    if (points[0] === 'enough') {
      const [, counter, needed, then, otherwise] = points as [string, number, number, number, number];
      const count = this.part.counts[counter] ?? 0;
      const met = this.part.met ? 'yes' : 'no';
      const things = this.#form(this.rules.compiled.words.counters[counter], this.part.met ? count : needed);
      return this.#because(t('why-at-least', { met, count, needed, things }), then, otherwise);
    }
    const [, counter, then, otherwise] = points as [string, number, number, number];
    const things = this.#form(this.rules.compiled.words.counters[counter], 2);
    return this.#because(t('why-most', { met: this.part.met ? 'yes' : 'no', things }), then, otherwise);
  }

  /** A finding, and what it brings. */
  #because(why: string, then: number, otherwise: number): string {
    const { met, cards, doubled, points } = this.part;
    if (met === 0 || met === cards)
      return t('because', { why, sum: this.#equal([this.#times, met ? then : otherwise]) });
    const rest = otherwise ? ` + ${cards - met} × ${otherwise}` : '';
    return t('because', {
      why: t('part-of', { why, met, cards }),
      sum: doubled ? String(points) : `${met} × ${then}${rest} = ${points}`,
    });
  }

  /** Equal parts: "10" for one, "2 × 10 = 20" for more. */
  #equal([times, each]: [number, number]): string {
    return times === 1 || !each ? String(each) : `${times} × ${each} = ${this.part.points}`;
  }

  #ofSet(group: number, size: number): number {
    const { table } = this.rules.compiled.groups[group]!;
    return table[size - 1] ?? table.at(-1) ?? 0;
  }

  #count = (points: Points): number =>
    typeof points !== 'number' && points[0] === 'entry' ? this.#number(points[1]) : 0;
  #things(points: Points, count: number): string {
    const inner = (points as unknown as [string, [string, number]])[1];
    return this.#form(this.rules.compiled.words.counters[inner[1]], count);
  }

  #counted(points: Points): string {
    const count = this.#number(points);
    const [, counter] = points as [string, number];
    return `${count} ${this.#form(this.rules.compiled.words.counters[counter], count)}`;
  }

  /** The form of a noun after a number. */
  #form(forms: [string, string] | null | undefined, count: number): string {
    const one = new Intl.PluralRules(settings.lang).select(count) === 'one';
    return forms?.[one ? 0 : 1] ?? '';
  }
}

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);
