/** The reason of a part as a sum in signs: figures and pictures, so that it needs no language and no server. */

import { conditionSigns, countSigns, type Group, type Setting, type Sign } from '../card/signs';
import { settingOf } from '../card/ids';
import type { PartScore, Points, Rules } from '../rules';

const text = (value: unknown): Sign => ({ is: 'text', text: String(value) });
const quiet = (value: string): Sign => ({ is: 'text', text: value, quiet: true });
const TIMES = quiet('×');
const PLUS = quiet('+');
const THEN: Sign = { is: 'sign', sign: 'then' };

const between = (parts: Group[], mark: Sign): Group => parts.flatMap((part, place) => (place ? [mark, ...part] : part));

/** The sum of a part, without its result; empty where there is nothing to count. */
export function whySigns(rules: Rules, part: PartScore): Group {
  return new SumSigns(rules, part).whole();
}

class SumSigns {
  readonly #setting: Setting;

  constructor(
    readonly rules: Rules,
    readonly part: PartScore,
  ) {
    this.#setting = settingOf(rules.cards, { species: part.species, symbol: null });
  }

  whole(): Group {
    const { points } = this.rules.of(this.part.species);
    // One card with its printed points explains itself.
    return typeof points === 'number' ? [] : this.#signs(points);
  }

  #signs(points: Points): Group {
    if (typeof points === 'number') return [text(points)];
    switch (points[0]) {
      case 'cards':
        return [text(this.#times)];
      case 'count':
      case 'own':
        return [text(this.#count(points[1])), ...this.#counted(points[1])];
      case 'sum':
        return between(
          (points.slice(1) as Points[]).filter((term) => this.#matters(term)).map((term) => this.#signs(term)),
          PLUS,
        );
      case 'product':
        return this.#product(points.slice(1) as Points[]);
      case 'entry':
        return this.#signs(points[1]);
      case 'group':
        return [
          text(this.part.sets.join(' + ')),
          ...countSigns(this.rules.compiled.groups[points[1]]!.of, this.#setting),
        ];
      case 'enough':
        // "5 of 8 tree species": what there is before what is asked for.
        return this.#condition([text(`${this.#count(points[1])}/${points[2]}`), ...this.#counted(points[1])], points);
      case 'lead':
        return this.#condition([{ is: 'sign', sign: 'most' }, ...this.#counted(points[1])], points);
      case 'either':
        return this.#condition(conditionSigns(this.rules.counter(points[1]).of ?? {}, this.#setting), points);
    }
  }

  get #times(): number {
    return this.part.cards + this.part.doubled;
  }

  #count = (counter: number): number => this.part.counts[counter] ?? 0;
  #counted = (counter: number): Group => countSigns(this.rules.counter(counter).of ?? {}, this.#setting);

  /** Whether a term of a sum is more than nothing by its own cards. */
  #matters(term: Points): boolean {
    if (typeof term === 'number') return true;
    if (term[0] === 'product') return (term.slice(1) as Points[]).every((factor) => this.#matters(factor));
    return term[0] !== 'own' || this.#count(term[1]) > 0;
  }

  #product(factors: Points[]): Group {
    const last = factors.at(-1)!;
    const before = factors.slice(0, -1);
    if (typeof last !== 'number' && (last[0] === 'enough' || last[0] === 'lead')) return this.#signs(last);
    const numbers = before.flatMap((factor) => this.#number(factor) ?? []).filter((number) => number !== 1);
    if (typeof last === 'number' && !numbers.length) return [];
    const isLong = typeof last !== 'number' && last[0] === 'sum' && this.#signs(last).includes(PLUS);
    const end = this.#signs(last);
    return between(
      [...numbers.map((number) => [text(number)]), isLong && numbers.length ? [quiet('('), ...end, quiet(')')] : end],
      TIMES,
    );
  }

  #number(factor: Points): number | null {
    if (typeof factor === 'number') return factor;
    if (factor[0] === 'cards') return this.#times;
    return factor[0] === 'own' ? this.#count(factor[1]) : null;
  }

  #condition(shown: Group, points: Points): Group {
    const { met, cards, doubled } = this.part;
    if (doubled || (met && met < cards)) return [text(`${met}/${cards}`), ...shown];
    const [then, otherwise] = (points as unknown[]).slice(-2).map(Number);
    const each = met ? then : otherwise;
    return this.#times > 1 && each ? [...shown, THEN, text(this.#times), TIMES, text(each)] : shown;
  }
}
