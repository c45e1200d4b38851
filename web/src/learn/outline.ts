/** What the rules page says, in which order, and which sign stands before it. Words are in learn.ftl. */

import type { Catalogue } from '../lib/types';

/** What a card face down is in a game: what tells the rules of one kind of box from those of the other. */
export type FaceDown = 'tree' | 'moor';

/** What a card face down is in the game of a catalogue. */
export const faceDownOf = (cards: Catalogue): FaceDown =>
  cards.species[cards.face_down]?.place === 'moor' ? 'moor' : 'tree';

/** Where something is said: in games with this kind of face-down card, with this species, that can be played alone. */
interface Belongs {
  only?: FaceDown;
  has?: string;
  solo?: boolean;
}

export interface Line extends Belongs {
  sign: string;
  words: string;
}

export interface Section extends Belongs {
  id: string;
  title: string;
  /** A sentence before the lines. */
  text?: string;
  lines: Line[];
  /** One after the other: they are numbered. */
  steps?: boolean;
}

const SECTIONS: Section[] = [
  {
    id: 'news',
    title: 'learn-news-title',
    text: 'learn-news-note',
    only: 'moor',
    lines: [
      { sign: 'type:shrub', words: 'learn-news-hosts' },
      { sign: 'clearing', words: 'learn-news-trees' },
      { sign: 'universal_moor', words: 'learn-news-face-down' },
      { sign: 'type:moor', words: 'learn-news-only-moor' },
      { sign: 'cave', words: 'learn-news-caves' },
      { sign: 'deck', words: 'learn-news-setup' },
      { sign: 'look_closely', words: 'learn-news-show' },
      { sign: 'take', words: 'learn-news-clearing' },
      { sign: 'permanent', words: 'learn-news-lasting' },
    ],
  },
  {
    id: 'mountains',
    title: 'learn-alpine-title',
    has: 'stone_pine',
    lines: [
      { sign: 'type:mountain', words: 'learn-alpine-symbol' },
      { sign: 'type:tree', words: 'learn-alpine-trees' },
      { sign: 'species:mountain_hare', words: 'learn-alpine-hare' },
      { sign: 'species:bearded_vulture', words: 'learn-alpine-cave' },
      { sign: 'species:black_trumpet', words: 'learn-alpine-trumpet' },
      { sign: 'species:phoebus_apollo', words: 'learn-alpine-butterfly' },
    ],
  },
  {
    id: 'edge',
    title: 'learn-edge-title',
    has: 'map_butterfly',
    lines: [
      { sign: 'type:woodland_edge', words: 'learn-edge-symbol' },
      { sign: 'type:shrub', words: 'learn-edge-shrubs' },
      { sign: 'permanent', words: 'learn-edge-lasting' },
      { sign: 'species:european_polecat', words: 'learn-edge-alone' },
      { sign: 'species:stinging_nettle', words: 'learn-edge-nettle' },
      { sign: 'species:european_water_vole', words: 'learn-edge-vole' },
      { sign: 'species:female_wild_boar', words: 'learn-edge-boar' },
      { sign: 'species:map_butterfly', words: 'learn-edge-butterfly' },
    ],
  },
  {
    id: 'setup',
    title: 'learn-setup-title',
    lines: [
      { sign: 'deck', words: 'learn-setup-deck' },
      { sign: 'winter', words: 'learn-setup-winter' },
      { sign: 'hand', words: 'learn-setup-hand' },
      { sign: 'rematch', words: 'learn-setup-mulligan', only: 'tree' },
      { sign: 'cave', words: 'learn-setup-cave-plain', only: 'tree' },
      { sign: 'cave', words: 'learn-setup-cave', only: 'moor' },
      { sign: 'another_turn', words: 'learn-setup-start' },
    ],
  },
  {
    id: 'turn',
    title: 'learn-turn-title',
    text: 'learn-turn',
    lines: [
      { sign: 'draw', words: 'learn-turn-draw' },
      { sign: 'play', words: 'learn-turn-play' },
      { sign: 'hand', words: 'learn-turn-limit' },
      { sign: 'look_closely', words: 'learn-show', only: 'moor' },
      { sign: 'another_turn', words: 'learn-turn-another' },
    ],
  },
  {
    id: 'play',
    title: 'learn-play-title',
    steps: true,
    lines: [
      { sign: 'play', words: 'learn-play-choose' },
      { sign: 'pay', words: 'learn-play-pay' },
      { sign: 'clearing', words: 'learn-play-tree-sapling', only: 'tree' },
      { sign: 'clearing', words: 'learn-play-tree', only: 'moor' },
      { sign: 'permanent', words: 'learn-play-lasting' },
      { sign: 'draw', words: 'learn-play-effect' },
      { sign: 'confirm', words: 'learn-play-bonus' },
    ],
  },
  {
    id: 'effects',
    title: 'learn-effects-title',
    lines: [
      { sign: 'draw', words: 'learn-effect-whole' },
      { sign: 'confirm', words: 'learn-bonus-nothing' },
      { sign: 'play', words: 'learn-free' },
      { sign: 'slot_sides', words: 'learn-free-half' },
      { sign: 'permanent', words: 'learn-lasting' },
      { sign: 'type:mushroom', words: 'learn-lasting-tree', only: 'tree' },
      { sign: 'type:shrub', words: 'learn-lasting-moor', only: 'moor' },
    ],
  },
  {
    id: 'clearing',
    title: 'learn-clearing-title',
    lines: [{ sign: 'clearing', words: 'learn-clearing' }],
  },
  {
    id: 'winter',
    title: 'learn-winter-title',
    lines: [
      { sign: 'winter', words: 'learn-winter-come' },
      { sign: 'close', words: 'learn-winter-end' },
    ],
  },
  {
    id: 'score',
    title: 'learn-score-title',
    lines: [
      { sign: 'score', words: 'learn-score' },
      { sign: 'most', words: 'learn-score-most' },
      { sign: 'full_host', words: 'learn-score-full' },
      { sign: 'hand', words: 'learn-score-hand' },
    ],
  },
  {
    id: 'special',
    title: 'learn-special-title',
    lines: [
      { sign: 'sapling', words: 'learn-sapling', only: 'tree' },
      { sign: 'universal_moor', words: 'learn-face-down', only: 'moor' },
      { sign: 'species:european_hare', words: 'learn-special-hare', only: 'tree' },
      { sign: 'species:violet_carpenter_bee', words: 'learn-special-bee', only: 'tree' },
      { sign: 'species:mole', words: 'learn-special-mole', only: 'tree' },
      { sign: 'type:moor', words: 'learn-special-moor', only: 'moor' },
      { sign: 'species:cuckoo', words: 'learn-special-cuckoo', only: 'moor' },
      { sign: 'species:dartmoor_black_rabbit', words: 'learn-special-rabbit', only: 'moor' },
      { sign: 'type:dragonfly', words: 'learn-special-dragonfly', only: 'moor' },
    ],
  },
  {
    id: 'open',
    title: 'learn-open-title',
    lines: [
      { sign: 'look_closely', words: 'learn-open' },
      { sign: 'face_down', words: 'learn-open-hand' },
    ],
  },
  {
    id: 'alone',
    title: 'learn-solo-title',
    text: 'learn-solo',
    solo: true,
    lines: [
      { sign: 'deck', words: 'learn-solo-setup-tree', only: 'tree' },
      { sign: 'cave', words: 'learn-solo-setup-moor', only: 'moor' },
      { sign: 'clearing', words: 'learn-solo-row' },
      { sign: 'bot', words: 'learn-solo-automa' },
      { sign: 'another_turn', words: 'learn-solo-extra' },
      { sign: 'winter', words: 'learn-solo-winter' },
      { sign: 'most', words: 'learn-solo-score-tree', only: 'tree' },
      { sign: 'most', words: 'learn-solo-score-moor', only: 'moor' },
      { sign: 'cup', words: 'learn-solo-goal-tree', only: 'tree' },
      { sign: 'cup', words: 'learn-solo-goal-moor', only: 'moor' },
      { sign: 'settings', words: 'learn-solo-open' },
    ],
  },
];

/** The sections of a game's rules; `solo` says whether it can be played alone. */
export function sectionsOf(cards: Catalogue, solo: boolean): Section[] {
  const faceDown = faceDownOf(cards);
  const belongs = (part: Belongs): boolean =>
    (!part.only || part.only === faceDown) && (!part.has || part.has in cards.species) && (!part.solo || solo);
  return SECTIONS.filter(belongs).map((section) => ({ ...section, lines: section.lines.filter(belongs) }));
}
