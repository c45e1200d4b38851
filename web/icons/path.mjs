// Writes the path of an icon as short as it can be: every point on a grid, and as its distance from the one before.

const ARITY = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };
const FLAGS = [3, 4];

/** The commands of a path with their numbers. The flags of an arc may stand without a space before what follows. */
export function parse(path) {
  const commands = [];
  let letter = '';
  let at = 0;
  const number = () => {
    const [, found] = /^[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/i.exec(path.slice(at)) ?? [];
    if (found === undefined) throw new Error(`no number in a path: ${path.slice(at, at + 30)}`);
    at = path.indexOf(found, at) + found.length;
    return Number(found);
  };
  const flag = () => {
    const [whole, found] = /^[\s,]*([01])/.exec(path.slice(at)) ?? [];
    if (found === undefined) throw new Error(`no flag in a path: ${path.slice(at, at + 30)}`);
    at += whole.length;
    return Number(found);
  };
  for (;;) {
    at += /^[\s,]*/.exec(path.slice(at))[0].length;
    if (at >= path.length) return commands;
    if (/[a-z]/i.test(path[at])) letter = path[at++];
    else if (letter === 'm') letter = 'l';
    else if (letter === 'M') letter = 'L';
    const kind = letter.toLowerCase();
    const numbers = Array.from({ length: ARITY[kind] }, (_, place) => (kind === 'a' && FLAGS.includes(place) ? flag() : number()));
    commands.push([letter, numbers]);
  }
}

/** The same path with relative commands, its points on a grid of so many digits. */
export function shorten(path, digits) {
  const unit = 10 ** digits;
  const onGrid = (value) => Math.round(value * unit);
  const text = (steps) => String(steps / unit).replace(/^(-?)0\./, '$1.');
  let [x, y, startX, startY] = [0, 0, 0, 0];
  const written = [];
  for (const [letter, numbers] of parse(path)) {
    const kind = letter.toLowerCase();
    const relative = letter === kind;
    const [fromX, fromY] = [x, y];
    const across = (value) => (relative ? fromX : 0) + value;
    const down = (value) => (relative ? fromY : 0) + value;
    const right = (value) => text(onGrid(value) - onGrid(fromX));
    const below = (value) => text(onGrid(value) - onGrid(fromY));
    const said = [];
    if (kind === 'z') [x, y] = [startX, startY];
    else if (kind === 'h') said.push(right((x = across(numbers[0]))));
    else if (kind === 'v') said.push(below((y = down(numbers[0]))));
    else {
      const points = kind === 'a' ? numbers.slice(5) : numbers;
      if (kind === 'a') said.push(...numbers.slice(0, 3).map((value) => text(onGrid(value))), ...numbers.slice(3, 5).map(String));
      for (let place = 0; place < points.length; place += 2) {
        [x, y] = [across(points[place]), down(points[place + 1])];
        said.push(right(x), below(y));
      }
      if (kind === 'm') [startX, startY] = [x, y];
    }
    written.push([kind, said]);
  }
  return join(written);
}

/** A letter is left out where it repeats itself, a space where a number can't be mistaken for a part of the one before. */
function join(commands) {
  let out = '';
  let before = '';
  for (const [kind, said] of commands) {
    const repeats = kind === before && kind !== 'm' && kind !== 'z';
    let text = repeats ? '' : kind;
    let last = repeats ? '0' : '';
    for (const number of said) {
      const apart = last === '' || number.startsWith('-') || (number.startsWith('.') && last.includes('.'));
      text += apart ? number : ` ${number}`;
      last = number;
    }
    out += text;
    before = kind;
  }
  return out;
}
