/** The boxes of this server, and the different cards that lie in each. */

import { halves, type HalfFound } from '../card/ids';
import { ask, catalogue } from '../lib/api';
import type { Catalogue, Edition } from '../lib/types';

/** A card as it is printed; cards that look alike are one. */
export interface Print {
  /** The first card that looks so. */
  id: string;
  /** All cards that look so. */
  ids: string[];
  halves: HalfFound[];
  box: string;
  cards: Catalogue;
}

export interface Box {
  box: string;
  title: string;
  prints: Print[];
  cards: Catalogue;
}

interface Listed {
  boxes: { box: string; title: string; builds_on: string | null }[];
  editions: { edition: string; boxes: string[] }[];
}

/** The cards of an edition, each look once. */
export function printsOf(cards: Catalogue, box: string, without: ReadonlySet<string> = new Set()): Print[] {
  const found = new Map<string, Print>();
  for (const id of Object.keys(cards.cards)) {
    if (without.has(id)) continue;
    const both = halves(cards, id);
    const look = both.map(({ species, symbol, slot }) => `${species}@${symbol}/${slot}`).join(' ');
    const known = found.get(look);
    if (known) known.ids.push(id);
    else found.set(look, { id, ids: [id], halves: both, box, cards });
  }
  return [...found.values()];
}

/** Every box with its cards. A box that is added to another is read from the smallest game that holds both. */
export async function openBoxes(lang: string): Promise<Box[]> {
  const listed = await ask<Listed>(`/api/editions?lang=${lang}`);
  const smallest = (box: string): string | undefined =>
    listed.editions
      .filter((one) => one.boxes.includes(box))
      .sort((one, other) => one.boxes.length - other.boxes.length)[0]?.edition;
  const read = async (box: string): Promise<Catalogue | null> => {
    const edition = smallest(box);
    return edition ? catalogue(edition as Edition, lang) : null;
  };
  const opened = await Promise.all(
    listed.boxes.map(async ({ box, title, builds_on }) => {
      const [cards, below] = await Promise.all([read(box), builds_on ? read(builds_on) : null]);
      if (!cards) return null;
      return { box, title, cards, prints: printsOf(cards, box, new Set(Object.keys(below?.cards ?? {}))) };
    }),
  );
  return opened.filter((box) => box !== null);
}
