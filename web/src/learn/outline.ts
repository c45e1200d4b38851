/** What the rules page says, in which order, and which sign stands before it. Words are in learn.ftl. */

import type { Edition } from '../lib/types';

export interface Line {
  sign: string;
  words: string;
  only?: Edition;
}

export interface Section {
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
    id: 'setup',
    title: 'learn-setup-title',
    lines: [
      { sign: 'deck', words: 'learn-setup-deck-base', only: 'base' },
      { sign: 'deck', words: 'learn-setup-deck-dartmoor', only: 'dartmoor' },
      { sign: 'winter', words: 'learn-setup-winter' },
      { sign: 'hand', words: 'learn-setup-hand' },
      { sign: 'rematch', words: 'learn-setup-mulligan', only: 'base' },
      { sign: 'cave', words: 'learn-setup-cave', only: 'dartmoor' },
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
      { sign: 'look_closely', words: 'learn-show', only: 'dartmoor' },
    ],
  },
  {
    id: 'play',
    title: 'learn-play-title',
    steps: true,
    lines: [
      { sign: 'play', words: 'learn-play-choose' },
      { sign: 'pay', words: 'learn-play-pay' },
      { sign: 'clearing', words: 'learn-play-tree' },
      { sign: 'permanent', words: 'learn-play-lasting' },
      { sign: 'draw', words: 'learn-play-effect' },
      { sign: 'confirm', words: 'learn-play-bonus' },
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
      { sign: 'hand', words: 'learn-score-hand' },
    ],
  },
  {
    id: 'special',
    title: 'learn-special-title',
    lines: [
      { sign: 'sapling', words: 'learn-sapling', only: 'base' },
      { sign: 'universal_moor', words: 'learn-face-down', only: 'dartmoor' },
      { sign: 'play', words: 'learn-free' },
      { sign: 'species:european_hare', words: 'learn-special-hare', only: 'base' },
      { sign: 'species:violet_carpenter_bee', words: 'learn-special-bee', only: 'base' },
      { sign: 'type:mushroom', words: 'learn-special-mushroom', only: 'base' },
      { sign: 'species:mole', words: 'learn-special-mole', only: 'base' },
      { sign: 'type:moor', words: 'learn-special-moor', only: 'dartmoor' },
      { sign: 'species:cuckoo', words: 'learn-special-cuckoo', only: 'dartmoor' },
      { sign: 'species:dartmoor_black_rabbit', words: 'learn-special-rabbit', only: 'dartmoor' },
      { sign: 'type:dragonfly', words: 'learn-special-dragonfly', only: 'dartmoor' },
    ],
  },
];

/** The sections of a game's rules. */
export function sectionsOf(edition: Edition): Section[] {
  return SECTIONS.map((section) => ({
    ...section,
    lines: section.lines.filter((line) => !line.only || line.only === edition),
  }));
}
