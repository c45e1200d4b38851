/** What the server says, as in docs/formats.md. */

/** The name of a game: its boxes, joined by a plus. */
export type Edition = string;
export type Slot = 'host' | 'top' | 'top2' | 'bottom' | 'bottom2' | 'left' | 'right';
export type Place = 'tree' | 'shrub' | 'moor' | 'top' | 'bottom' | 'side';

/** A rule row of the card table, or a part of one; docs/cards.md has its words. */
export type Rule = Record<string, unknown>;

/** One step of an effect or bonus. */
export type Step = Rule & { do: string; n?: number | string };

export interface Species {
  name: string;
  latin: string;
  place: Place;
  cost: number;
  copies: number;
  types: string[];
  text: Partial<Record<'placement' | 'effect' | 'bonus' | 'permanent' | 'points', string>>;
  reading: boolean;
  /** The rows that the texts are made from: effect, bonus (steps), permanent, points, placement. */
  /** Footnotes: what players ask about its rules. */
  notes: string[];
  rules: { effect?: Step[]; bonus?: Step[]; permanent?: Rule; points?: Rule; placement?: Rule };
}

export interface HalfPrint {
  slot: 'tree' | 'shrub' | 'moor' | 'top' | 'bottom' | 'left' | 'right';
  species: string;
  symbol: string | null;
}

export interface CardPrint {
  halves: HalfPrint[];
  source: Record<string, string>;
}

export interface Catalogue {
  edition: Edition;
  lang: string;
  species: Record<string, Species>;
  types: Record<string, string>;
  tree_symbols: Record<string, string>;
  cards: Record<string, CardPrint>;
  caves: { id: string; number: number | null; points: number; text: string }[];
  face_down: string;
}

/** A host of a forest: what lies where, in order of arrival. A face-down card that is not one's own is null. */
export interface HostShown {
  species: string;
  top?: string[];
  bottom?: string[];
  left?: string[];
  right?: string[];
  cards: [Slot, string | null][];
}

export interface SeatShown {
  name: string;
  kind: string;
  hand: number;
  known: string[];
  cave: number;
  cave_cards?: (string | null)[];
  cave_card?: number | null;
  forest: { hosts: HostShown[] };
  score: number | null;
  present: boolean;
  stand_in: boolean;
  /** Of somebody who is not connected: in how many seconds the others may vote for a bot, who has, and since when one plays. */
  away?: { vote_in: number | null; votes: number[]; bot_at: number | null } | null;
}

export type PromptKind =
  | 'mulligan' | 'draft' | 'turn' | 'second' | 'place' | 'pay' | 'use' | 'free' | 'dig' | 'take' | 'cave'
  | 'face_down' | 'discard' | 'keep'; // prettier-ignore

export interface Prompt {
  seat: number;
  kind: PromptKind;
  source?: 'effect' | 'bonus' | 'permanent' | 'cave';
  card?: string | number;
  cost?: number;
  what?: string[];
  from?: 'hand' | 'clearing';
  number?: number;
  cards?: string[];
  caves?: number[];
  /** Of a `use`: it only brings something, now and whatever happens. */
  gain?: boolean;
}

export interface TableSettings {
  live_scores: boolean;
  take_back: boolean;
  hints: boolean;
  takeover_after: number;
  votes?: boolean;
  vote_after?: number;
}

export interface View {
  table: string;
  status: 'open' | 'running' | 'over';
  edition: Edition;
  options: Record<string, unknown>;
  seq: number;
  me: number | null;
  start?: number;
  seats: SeatShown[];
  hand: string[];
  aside?: string[];
  aside_number?: number;
  clearing: string[];
  discard: string[];
  deck: number;
  winter: number;
  draft?: number[];
  turn?: number;
  extra?: number;
  digging?: boolean;
  prompt: Prompt | null;
  legal: string[];
  over: boolean;
  totals: number[] | null;
  winners: number[] | null;
  can_undo: boolean;
  /** The name of the last move or undo of one's own that was stored; none in a moment of a record. */
  nonce?: string | null;
  settings: TableSettings;
  rematch: string | null;
  /** A game that is played alone: the challenge as it stands, and the automa's cards since it shuffled them last. */
  solo?: {
    challenge: number | null;
    have: number;
    need: number;
    met: boolean;
    medal: 'bronze' | 'silver' | 'gold' | null;
    automa_turns: number;
    automa_used: number[];
  };
  /** What all may know of the deal; none in a moment of a record. */
  deal?: { known_to_maker: boolean; by: string | null; commitment: string | null; salts: (string | null)[] } | null;
}

export interface GameEvent {
  type:
    | 'draw' | 'take' | 'reveal' | 'discard' | 'mulligan' | 'place' | 'face_down' | 'cave' | 'winter' | 'sweep'
    | 'extra_turn' | 'turn' | 'show' | 'undo' | 'over' | 'stand_in' | 'back' | 'automa'
    | 'automa_add' | 'automa_remove' | 'automa_burn'; // prettier-ignore
  seat?: number;
  card?: string | null;
  host?: number;
  position?: Slot;
  from?: string;
  from_hand?: boolean;
  number?: number;
  extra?: boolean;
  why?: SeatNote['why'];
  at?: number;
}

/** Points of one species in a forest, with the reason in words. */
export interface Part {
  species: string;
  cards: number;
  points: number;
  text: string;
  /** The sum before the words: the numbers, what was counted, and which cards (`host:place in cards`). */
  counted: [number, number][];
}

export interface ForestWorth {
  total: number;
  cave: number;
  parts: Part[];
  /** Points of each card: one list for each host, in the order of its `cards`. */
  cards: number[][];
}

/** One way to place a half, with what it would change now. */
export interface Spot {
  /** The move that chooses this place; null where there is nothing to choose. */
  move: string | null;
  host: number | null;
  position: Slot;
  /** How many points the forest gains in all, and the card itself. */
  gain: number;
  worth: number;
  /** What other cards of the own forest gain: host, place in its `cards`, points. */
  others: [number, number, number][];
}

/** One half (or face-down card) that may be played now. */
export interface Plan {
  move: string;
  card: string;
  cost: number;
  spots: Spot[];
  /** Which hand cards may pay, whether a bonus can be earned, and which of the cards show the symbol that earns it. */
  pay: string[];
  bonus: boolean;
  earns: string[];
  /** How many cards its effect would bring into the cave now. */
  cave?: number;
}

/** Why a half of the own hand can't be played now. */
export interface Refused {
  card: string;
  why: string;
}

export interface Look {
  type: 'look';
  seq: number;
  lang: string;
  worth: ForestWorth[] | null;
  plans: Plan[];
  refused: Refused[];
  /** Cards that the seat has not seen: in the deck, in hands, taken out. */
  unseen: string[];
  /** The winter cards lie in the last part of the deck: cards above it for sure. */
  sure: number;
  deck_size: number;
}

export interface LogEntry {
  seq: number;
  seat: number;
  events: GameEvent[];
}

/** What happened at a seat beside the moves: a bot plays for somebody, or somebody is back. */
export interface SeatNote {
  type: 'stand_in' | 'back';
  seat: number;
  why: 'vote' | 'time' | 'left' | null;
  /** In seconds since 1970. */
  at: number;
  /** The last entry of the log before it. */
  after: number;
}

export interface HintIdea {
  move: string;
  value: number;
  why?: { id: string; args: Record<string, string | number> };
}

export type Message =
  | { type: 'view'; seq: number; view: View; events: GameEvent[] }
  | { type: 'error'; code: string; message: string; seq: number | null; view: View | null }
  | { type: 'notice'; code: string; message: string }
  | { type: 'hint'; seq: number; move: string; hints?: HintIdea[] }
  | { type: 'log'; seq: number; moves: LogEntry[]; notes: SeatNote[] }
  | { type: 'weigh'; seq: number; card: string; plans: Plan[] }
  | Look
  | { type: 'pong' };

export interface Made {
  table: string;
  invite: string;
  seat: number | null;
  token: string | null;
  seats: number[];
}

export interface MyTable {
  id: string;
  edition: Edition;
  status: 'open' | 'running' | 'over';
  created: number;
  changed: number;
  result: { totals: number[]; winners: number[] } | null;
  seat: number;
  name: string;
}
