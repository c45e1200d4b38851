// Turns point lists into SVG. A line is a shape: `tone x,y x,y! …` a closed curve through the points (`!` is a corner,
// `|` begins the next shape), `- tone width …` a stroke, `= …` several, `o tone cx cy r [ry rot]` a circle or ellipse,
// `oo tone r x,y …` dots, `g …` and `/g` a transform; `m48` before it draws the mirror image at x 48 too, `f48` only that.
// `@id wide|tall|bd backdrop [air]` begins a drawing.

const BOX = { wide: '0 0 128 96', tall: '0 0 96 128', bd: '0 0 128 128' };

/** A number as short as it can be written. */
function num(value) {
  const text = value.toFixed(1).replace(/\.0$/, '');
  return text === '-0' ? '0' : text.replace(/^(-?)0\./, '$1.');
}

const join = (parts) => parts.reduce((all, part) => (all === '' || part[0] === '-' ? all + part : `${all} ${part}`), '');
const tenth = (value) => Math.round(value * 10) / 10;

/** Points, mirrored where asked. Grounds and perches of wide drawings run on beyond the box, so that a wider field is filled. */
function points(words, mirror, extend) {
  return words.map((word) => {
    const [a, b] = word.replace('!', '').split(',').map(Number);
    if (Number.isNaN(a + b)) throw new Error(`not a point: ${word}`);
    let [x, y] = [mirror === null ? a : 2 * mirror - a, b];
    if (extend) {
      if (x <= -4) x -= 36;
      else if (x >= 130) x += 36;
      if (y >= 98) y += 20;
    }
    return { x, y, corner: word.endsWith('!') };
  });
}

const area = (all) =>
  all.reduce((sum, { x, y }, at) => {
    const next = all[(at + 1) % all.length];
    return sum + x * next.y - next.x * y;
  }, 0);

/** A smooth curve through points: the way at a point is that from the one before it to the one after it. */
function path(list, closed) {
  const all = closed && area(list) < 0 ? list.toReversed() : list;
  const count = all.length;
  const way = (at) => {
    const here = all[at];
    if (here.corner || (!closed && (at === 0 || at === count - 1))) return [0, 0];
    const [before, after] = [all[(at - 1 + count) % count], all[(at + 1) % count]];
    const [dx, dy] = [after.x - before.x, after.y - before.y];
    const length = Math.hypot(dx, dy);
    if (length === 0) return [0, 0];
    const near = Math.min(Math.hypot(here.x - before.x, here.y - before.y), Math.hypot(after.x - here.x, after.y - here.y));
    const reach = Math.min(length / 5.2, 0.46 * near);
    return [(dx / length) * reach, (dy / length) * reach];
  };
  let [cx, cy] = [tenth(all[0].x), tenth(all[0].y)];
  let text = `M${join([num(cx), num(cy)])}`;
  let smooth = false;
  for (let from = 0; from < (closed ? count : count - 1); from += 1) {
    const to = (from + 1) % count;
    const [x, y] = [tenth(all[to].x), tenth(all[to].y)];
    const [out, into] = [way(from), way(to)];
    if ([...out, ...into].every((part) => part === 0)) {
      text += `l${join([num(x - cx), num(y - cy)])}`;
      smooth = false;
    } else {
      const end = [num(tenth(x - into[0]) - cx), num(tenth(y - into[1]) - cy), num(x - cx), num(y - cy)];
      text += smooth ? `s${join(end)}` : `c${join([num(out[0]), num(out[1]), ...end])}`;
      smooth = true;
    }
    [cx, cy] = [x, y];
  }
  return text + (closed ? 'z' : '');
}

/** A turned ellipse as a path. */
function ellipse(cx, cy, rx, ry, turn) {
  const angle = (turn * Math.PI) / 180;
  const [dx, dy] = [rx * Math.cos(angle), rx * Math.sin(angle)];
  const arc = (x, y) => `a${num(rx)} ${num(ry)} ${num(turn)} 1 1 ${join([num(x), num(y)])}`;
  return `M${join([num(cx - dx), num(cy - dy)])}${arc(2 * dx, 2 * dy)}${arc(-2 * dx, -2 * dy)}z`;
}

/** A drawing while it is read: neighbours of one tone and width become one path. */
class Sketch {
  constructor(box, backdrop, air, extend) {
    Object.assign(this, { box, backdrop, air, extend, parts: [], open: null });
  }

  flush() {
    if (!this.open) return;
    const { tone, width, d } = this.open;
    this.parts.push(`<path class='${tone}'${width ? ` stroke-width='${width}'` : ''} d='${d}'/>`);
    this.open = null;
  }

  raw(part) {
    this.flush();
    this.parts.push(part);
  }

  add(tone, width, d) {
    if (this.open?.tone === tone && this.open.width === width) this.open.d += d;
    else {
      this.flush();
      this.open = { tone, width, d };
    }
  }

  get body() {
    this.flush();
    return this.parts.join('');
  }
}

function round(sketch, [tone, ...words], mirror) {
  const [x, cy, rx, ry = rx, turn = 0] = words.map(Number);
  const cx = mirror === null ? x : 2 * mirror - x;
  if (rx <= 0) return;
  if (turn) sketch.add(tone, null, ellipse(cx, cy, rx, ry, mirror === null ? turn : -turn));
  else if (rx === ry) sketch.raw(`<circle class='${tone}' cx='${num(cx)}' cy='${num(cy)}' r='${num(rx)}'/>`);
  else sketch.raw(`<ellipse class='${tone}' cx='${num(cx)}' cy='${num(cy)}' rx='${num(rx)}' ry='${num(ry)}'/>`);
}

const shapes = (words) => words.join(' ').split('|').map((shape) => shape.trim().split(/\s+/));

function draw(sketch, [op, ...words], mirror) {
  const at = (shape) => points(shape, mirror, sketch.extend);
  if (op === 'o') round(sketch, words, mirror);
  else if (op === 'g') sketch.raw(`<g transform='${words.join(' ')}'>`);
  else if (op === '/g') sketch.raw('</g>');
  else if (op === 'oo') {
    const [tone, radius, ...dots] = words;
    // A dot is a stroke without length.
    for (const { x, y } of at(dots)) sketch.add(`l ${tone}`, num(2 * radius), `M${join([num(x), num(y)])}h.01`);
  } else if (op === '-' || op === '=') {
    const [tone, width, ...rest] = words;
    for (const shape of shapes(rest)) sketch.add(`l ${tone}`, width, path(at(shape), false));
  } else for (const shape of shapes(words)) sketch.add(op, null, path(at(shape), true));
}

function line(sketch, text) {
  const words = text.split(/\s+/);
  const mirrored = /^([mf])([\d.]+)$/.exec(words[0]);
  if (!mirrored) draw(sketch, words, null);
  else {
    if (mirrored[1] === 'm') draw(sketch, words.slice(1), null);
    draw(sketch, words.slice(1), Number(mirrored[2]));
  }
}

/** All drawings of the files: `[name, text]` each. */
export function compile(files) {
  const found = { species: {}, backdrops: {}, caves: {} };
  for (const [name, text] of files) {
    let sketch = null;
    text.split('\n').forEach((whole, number) => {
      const plain = whole.split('#')[0].trim();
      if (!plain) return;
      try {
        if (plain[0] !== '@') return line(sketch, plain);
        const [id, box, backdrop, ...more] = plain.slice(1).split(/\s+/);
        const cave = /^cave\d/.test(id);
        sketch = new Sketch(BOX[box], backdrop, more.includes('air'), box === 'wide' && !cave);
        found[cave ? 'caves' : box === 'bd' ? 'backdrops' : 'species'][id] = sketch;
      } catch (error) {
        throw new Error(`${name}:${number + 1}: ${plain}: ${error.message}`);
      }
    });
  }
  const each = (group, make) => Object.fromEntries(Object.entries(group).map(([id, sketch]) => [id, make(sketch)]));
  return {
    species: each(found.species, ({ box, backdrop, air, body }) => ({ box, backdrop, ...(air && { air }), body })),
    backdrops: each(found.backdrops, ({ body }) => body),
    caves: each(found.caves, ({ body }) => body),
  };
}
