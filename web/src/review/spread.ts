/** Marks on a graph: one that would lie over another stands above or below it. */

export interface Mark {
  /** From the left and from the top, in hundredths of the field. */
  x: number;
  y: number;
}

/** How far the middles of two marks are apart at least, in pixels. */
const APART = 24;
/** How far up or down a mark goes, in steps of that; the nearest free place is taken. */
const TRIES = [0, -1, 1, -2, 2, -3, 3, -4, 4];

/** The same marks with places of their own, in a field of so many pixels; none is nearer than `margin` hundredths to its edges. */
export function spreadMarks<T extends Mark>(marks: T[], width: number, height: number, margin: number): T[] {
  const placed: T[] = [];
  for (const mark of marks) {
    const places = TRIES.map((tried) => ({ ...mark, y: mark.y + (100 * APART * tried) / height }));
    const isFree = (place: Mark): boolean =>
      placed.every(
        (other) => Math.hypot(((other.x - place.x) * width) / 100, ((other.y - place.y) * height) / 100) > APART - 1,
      );
    const fits = (place: Mark): boolean => place.y >= margin && place.y <= 100 - margin;
    placed.push(places.find((place) => fits(place) && isFree(place)) ?? mark);
  }
  return placed;
}
