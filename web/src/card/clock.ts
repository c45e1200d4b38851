/** The parts of the winter clock: how far the deck is drawn, and where its winter pile begins. */

export interface Clock {
  /** Shares of the whole deck, from 0 to 1, in the order in which it is drawn. */
  now: number;
  winterFrom: number;
}

const WINTERS = 3;
/** So few cards that the end may come with any turn, however many winters are still to come. */
const FEW = 12;

/** Whether the winter that ends the game may come with the next cards; alone it lies among the last ones. */
export const endNears = (deck: number, winters: number, alone: boolean): boolean =>
  deck <= FEW || (!alone && winters === WINTERS - 1);

/** The winter cards are in the last third of the deck, the first of them on top of it; alone among the `last` cards. */
export function clockOf(deck: number, size: number, sure: number, last?: number): Clock {
  if (size <= 0) return { now: 1, winterFrom: 1 };
  const pile = sure > 0 ? deck - sure : (last ?? Math.floor((size - WINTERS) / 3) + WINTERS);
  return { now: Math.min(1, Math.max(0, (size - deck) / size)), winterFrom: Math.max(0, (size - pile) / size) };
}

/** An arc of a ring around (50, 50), from one share to another, clockwise from the top. */
export function arc(from: number, to: number, radius: number): string {
  const point = (share: number): string => {
    const angle = share * 2 * Math.PI;
    return `${(50 + radius * Math.sin(angle)).toFixed(2)} ${(50 - radius * Math.cos(angle)).toFixed(2)}`;
  };
  if (to <= from) return '';
  if (to - from > 0.999)
    return `M${point(0)}A${radius} ${radius} 0 1 1 ${point(0.5)}A${radius} ${radius} 0 1 1 ${point(0)}`;
  return `M${point(from)}A${radius} ${radius} 0 ${to - from > 0.5 ? 1 : 0} 1 ${point(to)}`;
}
