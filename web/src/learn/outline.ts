/** What the rules page says, in which order, and which sign stands before it. Words are in learn.ftl. */

import type { Catalogue } from '../lib/types';

/** What a card face down is in a game: what tells the rules of one kind of box from those of the other. */
export type FaceDown = 'tree' | 'moor';

/** What a card face down is in the game of a catalogue. */
export const faceDownOf = (cards: Catalogue): FaceDown =>
  cards.species[cards.face_down]?.place === 'moor' ? 'moor' : 'tree';

export interface Line {
  sign: string;
  words: string;
  only?: FaceDown;
}

export interface Section {
  id: string;
  title: string;
  /** A sentence before the lines. */
  text?: string;
  lines: Line[];
  /** One after the other: they are numbered. */
  steps?: boolean;
  only?: FaceDown;
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
    id: 'setup',
    title: 'learn-setup-title',
    lines: [
      { sign: 'deck', words: 'learn-setup-deck-tree', only: 'tree' },
      { sign: 'deck', words: 'learn-setup-deck-moor', only: 'moor' },
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
];

/** The sections of a game's rules. */
export function sectionsOf(faceDown: FaceDown): Section[] {
  const belongs = ({ only }: { only?: FaceDown }): boolean => !only || only === faceDown;
  return SECTIONS.filter(belongs).map((section) => ({ ...section, lines: section.lines.filter(belongs) }));
}
