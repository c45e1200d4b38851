/** Marks on a graph: one that would lie over another stands above or below it. */

export interface Mark {
  /** From the left and from the top, in hundredths of the field. */
  x: number;
  y: number;
}

/** A name or number on the field, in pixels from its left and upper edge. */
export interface Label {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** How far the middles of two marks are apart at least, in pixels. */
const APART = 24;
/** How far up or down a mark goes, in steps of that; the nearest free place is taken. */
const TRIES = [0, -1, 1, -2, 2, -3, 3, -4, 4];

/**
 * The same marks with places of their own, in a field of so many pixels; none is nearer than `margin` hundredths to its
 * edges, and none lies over a label as long as there is another place.
 */
export function spreadMarks<T extends Mark>(
  marks: T[],
  width: number,
  height: number,
  margin: number,
  labels: Label[] = [],
): T[] {
  const placed: T[] = [];
  for (const mark of marks) {
    const places = TRIES.map((tried) => ({ ...mark, y: mark.y + (100 * APART * tried) / height }));
    const isFree = (place: Mark): boolean =>
      placed.every(
        (other) => Math.hypot(((other.x - place.x) * width) / 100, ((other.y - place.y) * height) / 100) > APART - 1,
      );
    const isClear = (place: Mark): boolean => labels.every((label) => !covers(place, label, width, height));
    // Between numbers one below another there is no room: it goes beside them, where that is not far.
    const edge = Math.max(0, ...labels.map((label) => label.left + label.width)) + APART / 2;
    const isNear = edge - (mark.x * width) / 100 <= APART;
    const aside = (place: T): T => (isNear ? { ...place, x: Math.max(place.x, (100 * edge) / width) } : place);
    const fits = (place: Mark): boolean => place.y >= margin && place.y <= 100 - margin;
    const free = places.filter((place) => fits(place) && isFree(place));
    placed.push(
      free.find(isClear) ?? free.map(aside).find((place) => isFree(place) && isClear(place)) ?? free[0] ?? mark,
    );
  }
  return placed;
}

/** Whether a mark lies over a label. */
function covers(mark: Mark, label: Label, width: number, height: number): boolean {
  const [x, y] = [(mark.x * width) / 100, (mark.y * height) / 100];
  const beside = Math.max(label.left - x, x - label.left - label.width);
  const beyond = Math.max(label.top - y, y - label.top - label.height);
  return Math.max(beside, beyond) < APART / 2;
}

/** Heights of tags that lie below each other in one column: as near to their own as can be, `gap` apart, none below `most`. */
export function spreadTags(heights: number[], gap: number, most: number): number[] {
  const order = heights.map((_, at) => at).sort((one, other) => heights[one]! - heights[other]!);
  const placed = [...heights];
  order.forEach((at, nth) => {
    if (nth) placed[at] = Math.max(placed[at]!, placed[order[nth - 1]!]! + gap);
  });
  // What went too far down goes up again, and takes along what is in its way.
  let limit = most;
  for (const at of order.toReversed()) {
    placed[at] = Math.min(placed[at]!, limit);
    limit = placed[at] - gap;
  }
  return placed;
}

/** Round numbers between the least and the most of a graph, at most `count` of them. */
export function roundNumbers(least: number, most: number, count: number): number[] {
  const step = [5, 10, 20, 25, 50, 100, 200].find((every) => (most - least) / every < count) ?? 500;
  const first = Math.ceil(least / step);
  return Array.from({ length: Math.max(0, Math.floor(most / step) - first + 1) }, (_, at) => (first + at) * step);
}
