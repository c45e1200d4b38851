/** What the server answers and tells. Written by tools/page_types.py from the server's models: change those. */

/** Who runs the server, and how long it keeps what. */
export interface About {
  imprint: ToldText | null;
  contact: ToldText | null;
  privacy: ToldText | null;
  days: DaysKept;
}

/** A card of the automa. */
export interface AutomaShown {
  id: number;
  add: number;
  remove: number;
  from?: 'left' | 'right';
  burn: number;
}

/** Somebody who is not connected. */
export interface AwayShown {
  /** in how many seconds the others may vote for a bot */
  vote_in: number | null;
  /** the seats that have */
  votes: number[];
  /** since when a bot plays, in seconds since 1970 */
  bot_at: number | null;
}

/** A box of cards. */
export interface BoxShown {
  box: string;
  title: string;
  builds_on: string | null;
  cards: number;
  species: string[];
  own: boolean;
}

/** A card as printed. */
export interface CardPrint {
  halves: HalfPrint[];
  /** where its halves are known from */
  source: Record<string, unknown>;
}

/** The generated sentences. */
export interface CardText {
  placement?: string;
  effect?: string;
  bonus?: string;
  permanent?: string;
  points?: string;
}

/** The cards of an edition in one language. */
export interface Catalogue {
  edition: string;
  lang: string;
  species: Record<string, SpeciesShown>;
  types: Record<string, string>;
  /** the same as what is played: "an insect" */
  a_type: Record<string, string>;
  tree_symbols: Record<string, string>;
  cards: Record<string, CardPrint>;
  face_down: string;
  caves: CavePrint[];
}

/** A cave card. */
export interface CavePrint {
  id: string;
  number: number | null;
  points: number;
  text: string;
}

/** What a solo game is played for. */
export interface ChallengeShown {
  id: number;
  key: string;
  goal: Record<string, unknown>;
  medals: MedalsShown;
  start: string | null;
}

/** Why something can't be: a message `check-problem-…` with what it speaks of. */
export interface CheckProblem {
  at: string;
  code: string;
  args: Record<string, string | number>;
}

/** What comes of an owner's findings. */
export interface Checked {
  box: string;
  edition: string;
  findings: Findings;
  sure: Sureness;
  cards: Record<string, CheckedCard>;
  readings: CheckedReading[];
  problems: CheckProblem[];
  /** a box over the box; null where something can't be */
  correction: Record<string, unknown> | null;
}

/** A card in doubt. */
export interface CheckedCard {
  /** the number on the card */
  printed: string;
  halves: CheckedHalf[];
  species_known: boolean;
  symbols_known: boolean[];
  seen: boolean;
}

/** A half as we think it is, or as it was seen. */
export interface CheckedHalf {
  slot: string;
  species: string;
  symbol: string;
}

/** An icon or a number that is our reading. */
export interface CheckedReading {
  /** the species, or the number of the cave card */
  id: string;
  path: string;
  value: string | number;
  choices: (string | number)[];
  found: string | number | null;
}

/** Days of not being used after which something is deleted; 0: never. */
export interface DaysKept {
  running: number;
  over: number;
  pads: number;
  tokens: number;
}

/** How the cards lay. */
export interface Deal {
  start: number;
  [key: string]: unknown;
}

/** What all may know of the deal. */
export interface DealShown {
  known_to_maker: boolean;
  by: string | null;
  /** moves of a record that the table went on from */
  after: number;
  commitment: string | null;
  salts: (string | null)[];
}

/** All that an edition says of itself. */
export interface Edition {
  edition: string;
  title: string;
  boxes: string[];
  seats: [number, number];
  setup: SetupShown;
  options: Record<string, OptionShown>;
  ways: WaysShown;
  hosts: Record<string, unknown>;
  face_down: FaceDownShown;
  caves: number[];
  types: string[];
  tree_symbols: string[];
  counted: Record<string, unknown>[];
  cards: number;
  species: number;
  certain: boolean;
  solo?: SoloRules | null;
}

/** The boxes and the editions that they make. */
export interface Editions {
  boxes: BoxShown[];
  editions: Edition[];
}

/** Something was refused; the present view where there is one. */
export interface ErrorMessage {
  type: 'error';
  code: string;
  message: string;
  seq: number | null;
  view: ViewShown | null;
}

/** Something that a move made happen, or that happened at a seat. */
export interface EventShown {
  type: 'draw' | 'take' | 'reveal' | 'discard' | 'mulligan' | 'place' | 'face_down' | 'cave' | 'winter' | 'sweep' | 'extra_turn' | 'turn' | 'show' | 'undo' | 'over' | 'stand_in' | 'back' | 'automa' | 'automa_add' | 'automa_remove' | 'automa_burn' | 'gift' | 'lapse';
  seat?: number;
  /** null where it is hidden */
  card?: string | null;
  host?: number;
  position?: 'host' | 'top' | 'bottom' | 'left' | 'right' | 'top2' | 'bottom2';
  from?: 'hand' | 'deck';
  from_hand?: boolean;
  number?: number;
  giver?: number;
  extra?: boolean;
  place?: number;
  /** of `lapse`: which text of the card finds nothing to do */
  source?: 'effect' | 'bonus' | 'permanent';
  /** of `undo`: how many decisions went back together */
  moves?: number;
  why?: 'vote' | 'time' | 'left' | null;
  /** in seconds since 1970 */
  at?: number;
}

/** What a card is that lies face down in a forest. */
export interface FaceDownShown {
  species: string;
  kind: string;
  types: string[];
}

/** What was seen: cards by number, readings by species or cave and place; and a remark. */
export interface Findings {
  cards: Record<string, unknown[][]>;
  readings: Record<string, Record<string, string | number>>;
  note: string;
}

/** A forest. */
export interface ForestShown {
  hosts: HostShown[];
}

/** `spinney.game/1`. */
export interface GameRecord {
  format: 'spinney.game/1';
  rules: number;
  edition: string;
  options: Record<string, unknown>;
  seats: Player[];
  deal: Deal;
  moves: string[];
  result: Result;
  fair?: Record<string, unknown> | null;
}

/** A half as printed. */
export interface HalfPrint {
  slot: 'tree' | 'shrub' | 'moor' | 'top' | 'bottom' | 'left' | 'right';
  species: string;
  symbol: string | null;
  /** where it shows others than its species does as a rule */
  types?: string[];
}

/** What a bot would do. */
export interface HintMessage {
  type: 'hint';
  seq: number;
  move: string;
  hints: HintShown[];
}

/** A move, the lead that it is expected to end with, the chance to win (none where one plays alone), and why. */
export interface HintShown {
  move: string;
  /** over the best other seat, below zero for who is behind; alone: the points */
  lead: number;
  chance: number | null;
  why: WhyShown;
}

/** A host of a forest as in `spinney.forests/1`, with its cards in order of arrival. */
export interface HostShown {
  species: string;
  top?: string[];
  bottom?: string[];
  left?: string[];
  right?: string[];
  /** where, and which half; a face-down card is whole */
  cards: (['host' | 'top' | 'bottom' | 'left' | 'right' | 'top2' | 'bottom2', string | null])[];
}

/** A seat and its secret. */
export interface Joined {
  table: string;
  seat: number;
  token: string;
}

/** What one move made happen. */
export interface LogEntry {
  seq: number;
  seat: number;
  events: EventShown[];
  /** of all seats after it; none where the table hides them */
  scores?: number[] | null;
}

/** All that has happened. */
export interface LogMessage {
  type: 'log';
  seq: number;
  moves: LogEntry[];
  notes: SeatNote[];
}

/** All that a page wants to know of a position beside the view. */
export interface LookShown {
  type: 'look';
  seq: number;
  lang: string;
  worth: WorthShown[] | null;
  plans: PlanShown[];
  refused: RefusedShown[];
  /** cards that the seat has not seen: in the deck, in hands, taken out */
  unseen: string[];
  /** cards on top of the deck that can't be winter */
  sure: number;
  deck_size: number;
}

/** A new table; who took no seat at it holds no token. */
export interface Made {
  table: string;
  invite: string;
  seat: number | null;
  token: string | null;
  seats: number[];
}

/** How a seat has played: its turns by the worst that happened in them. */
export interface MarkShown {
  turns: number;
  /** turns that were best, or as good */
  good: number;
  slips: number;
  big: number;
  /** that it made */
  points: number;
  /** points of lead that its slips cost */
  lost: number;
  /** what it made of both, in percent */
  mark: number;
}

/** The points for the medals. */
export interface MedalsShown {
  bronze: number;
  silver: number;
  gold: number;
}

/** The tables at which a token holds a seat. */
export interface Mine {
  tables: MyTable[];
}

/** A moment of a recorded game. */
export interface Moment {
  view: ViewShown;
  look: LookShown;
  /** how many moves the game has */
  moments: number;
  turns: TurnBegun[];
  /** what the last move made happen */
  events: EventShown[];
  /** what the last move has changed in the points of each seat */
  sums: SumsShown[];
}

/** A move that cost points of lead, or one that was by far the best. */
export interface MomentShown {
  /** which move of the record, from 1 on */
  number: number;
  turn: number;
  seat: number;
  kind: 'good' | 'slip' | 'big';
  played: string;
  /** the better move; of a good one the next best */
  other: string;
  /** points of lead that it was better than the other move; below zero: that it cost */
  gain: number;
  /** over the best other seat at the end, to be expected after its move; alone: points */
  lead: number;
  other_lead: number;
  /** to win after its move, in percent */
  chance: number | null;
  other_chance: number | null;
  /** for the better of the two */
  why: WhyShown;
  /** against the other one */
  against: WhyShown | null;
}

/** One line of a player's list. */
export interface MyTable {
  id: string;
  edition: string;
  status: 'open' | 'running' | 'over';
  created: number;
  changed: number;
  result: Result | null;
  fair: boolean;
  seat: number;
  name: string;
  expires_in: number | null;
}

/** `POST /api/tables`. */
export interface NewTable {
  edition: string;
  name?: string;
  seats: string[];
  options?: Record<string, unknown>;
  settings?: TableSettings;
  seed?: number | null;
  salt?: string | null;
  player?: string | null;
  from?: Origin | null;
}

/** Something that all should know of the server. */
export interface NoticeMessage {
  type: 'notice';
  code: string;
  message: string;
}

/** The values of an option, and the usual one. */
export interface OptionShown {
  values: unknown[];
  default: unknown;
}

/** A moment of a recorded game from which a table goes on. */
export interface Origin {
  record: Record<string, unknown>;
  at: number;
}

/** Points of one species in a forest, with the reason in words. */
export interface PartShown {
  species: string;
  cards: number;
  points: number;
  text: string;
  /** the cards that were counted: host, place among its cards */
  counted: [number, number][];
  /** points that one more of what it counts would bring, where that can be said */
  more: number | null;
}

/** One half, or one card face down, that may be played now. */
export interface PlanShown {
  move: string;
  card: string;
  cost: number;
  spots: SpotShown[];
  /** hand cards that may pay for it */
  pay: string[];
  bonus: boolean;
  /** those of them that show the symbol which earns the bonus */
  earns: string[];
  /** how many cards its effect would bring into the cave now */
  cave?: number;
  /** whether a card of the deck is turned over for it */
  reveals?: boolean;
}

/** Who played. */
export interface Player {
  name: string;
  kind: string;
}

/** The answer to `ping`. */
export interface PongMessage {
  type: 'pong';
}

/** The decision that is due. */
export interface PromptShown {
  seat: number;
  kind: 'mulligan' | 'draft' | 'turn' | 'second' | 'place' | 'pay' | 'use' | 'free' | 'dig' | 'take' | 'cave' | 'face_down' | 'discard' | 'keep' | 'split';
  source?: 'effect' | 'bonus' | 'permanent' | 'cave';
  /** the half, or the number of the cave card */
  card?: string | number;
  cost?: number;
  what?: string[];
  from?: 'hand' | 'clearing';
  number?: number;
  /** of `cave`: fewer cards will do */
  up_to?: boolean;
  cards?: string[];
  caves?: number[];
  /** of `split`: where the cards go */
  to?: 'hand' | 'right' | 'left' | 'clearing';
  /** of `use`: it only brings something, whatever happens */
  gain?: boolean;
}

/** A player shows a sign. */
export interface ReactionMessage {
  type: 'reaction';
  seat: number;
  sign: 'leaf' | 'acorn' | 'smile' | 'wow' | 'sad' | 'brr';
}

/** Why a half of the own hand can't be played now. */
export interface RefusedShown {
  card: string;
  why: string;
}

/** The next table; the first to ask sits at it already, the others join it. */
export interface Rematch {
  table: string;
  invite: string;
  seat?: number | null;
  token?: string | null;
  seats?: number[];
}

/** How a game ended. */
export interface Result {
  totals: number[];
  winners: number[];
  met?: boolean;
  medal?: string | null;
}

/** `spinney.review/2`, however far it is; `stopped`: nobody makes it any more, ask for it again. */
export interface Review {
  id: string;
  state: 'working' | 'ready' | 'stopped';
  format: 'spinney.review/2';
  ready: boolean;
  /** from 0 to 1 */
  progress: number;
  course: StandingShown[];
  marks: MarkShown[];
  moments: MomentShown[];
}

/** The rows that the texts of a species are made from. */
export interface RuleRows {
  effect?: StepRow[];
  bonus?: StepRow[];
  permanent?: Record<string, unknown>;
  points?: Record<string, unknown>;
  placement?: Record<string, unknown>;
}

/** What happened at a seat beside the moves. */
export interface SeatNote {
  type: 'stand_in' | 'back';
  seq: number;
  seat: number;
  why: 'vote' | 'time' | 'left' | null;
  /** in seconds since 1970 */
  at: number;
  /** the last entry of the log before it */
  after: number;
}

/** What is shown of one seat. */
export interface SeatShown {
  name: string;
  kind: string;
  hand: number;
  /** cards seen going into the hand and not seen leaving it */
  known: string[];
  /** for each of them how many cards the seat had laid unseen by then */
  known_since: number[];
  /** what left the hand unseen: host * 2, or place in the cave * 2 + 1 */
  buried: number[];
  cave: number;
  cave_cards: (string | null)[];
  cave_card: number | null;
  forest: ForestShown;
  /** halves, with the first turn in which they work */
  permanents: [string, number][];
  score: number | null;
  present: boolean;
  stand_in: boolean;
  away: AwayShown | null;
  /** in a draft of first hands: whether it has decided */
  ready?: boolean;
}

/** What a table allows. */
export interface SettingsShown {
  live_scores: boolean;
  take_back: boolean;
  hints: boolean;
  takeover_after: number;
  votes?: boolean;
  vote_after?: number;
}

/** How a game begins. */
export interface SetupShown {
  /** for each number of seats how many cards are taken out */
  removed: Record<string, number>;
  /** the same where first hands are drafted; empty where they can't be */
  removed_draft?: Record<string, number>;
  [key: string]: unknown;
}

/** How an edition is played alone. */
export interface SoloRules {
  automa: string | null;
  cards: AutomaShown[];
  challenges: ChallengeShown[];
  options: Record<string, OptionShown>;
}

/** The challenge and the automa of a game that is played alone. */
export interface SoloShown {
  challenge: number | null;
  have: number;
  need: number;
  met: boolean;
  medal: 'bronze' | 'silver' | 'gold' | null;
  automa_turns: number;
  automa_used: number[];
}

/** A species with its name and texts. */
export interface SpeciesShown {
  name: string;
  latin: string;
  place: 'tree' | 'shrub' | 'moor' | 'top' | 'bottom' | 'side';
  cost: number;
  copies: number;
  types: string[];
  text: CardText;
  /** whether a rule of it is a reading of an icon */
  reading: boolean;
  /** what players ask about its rules */
  notes: string[];
  rules: RuleRows;
}

/** How many cards of an offer go where; the rest leaves the game. */
export interface SplitNumbers {
  hand: number;
  right: number;
  left: number;
  clearing: number;
}

/** A draft of first hands: one's own cards, and how many lie where. */
export interface SplitShown {
  /** the cards to be split */
  offer: string[];
  right: string[];
  left: string[];
  clearing: string[];
  /** what one has put out of the game */
  out: string[];
  /** for each seat how many cards lie there: offer, right, left, clearing, out */
  numbers: number[];
  wanted: SplitNumbers;
  round: number;
  rounds: number;
}

/** One place for a card, with what it would change now. */
export interface SpotShown {
  /** the move that chooses it; null where there is nothing to choose */
  move: string | null;
  host: number | null;
  position: 'host' | 'top' | 'bottom' | 'left' | 'right' | 'top2' | 'bottom2';
  /** points that the forest gains in all */
  gain: number;
  /** points of the card itself */
  worth: number;
  /** other cards that gain: host, place, points */
  others: [number, number, number][];
}

/** How it stood before a turn, or (without a seat) at the end. */
export interface StandingShown {
  turn: number;
  /** moves before it */
  at: number;
  /** whose turn begins */
  seat: number | null;
  /** winter cards that had come */
  winter: number;
  /** that each seat could expect to end with */
  points: number[];
  /** to win, in percent; none where one plays alone */
  chances: number[] | null;
}

/** One step of an effect or bonus, as in the table; `docs/cards.md` has the words. */
export interface StepRow {
  do: string;
  n?: number | string;
  [key: string]: unknown;
}

/** By how much the points of one species have changed, and the reason for what they are now. */
export interface SumShown {
  species: string;
  cards: number;
  points: number;
  text: string;
}

/** How the points of each seat that some moves have brought come about. */
export interface SumsMessage {
  type: 'sums';
  /** moves before those */
  after: number;
  /** moves with the last of them */
  to: number;
  seats: SumsShown[];
}

/** What has changed in the points of one seat. */
export interface SumsShown {
  cave: number;
  parts: SumShown[];
}

/** How much is known of a box. */
export interface Sureness {
  cards: number;
  cards_sure: number;
  readings: number;
  readings_sure: number;
}

/** What a table allows. */
export interface TableSettings {
  live_scores?: boolean;
  take_back?: boolean;
  hints?: boolean;
  takeover_after?: number | null;
  votes?: boolean;
}

/** A text of the host's, or the address of one; always one of the two. */
export interface ToldText {
  text?: string;
  url?: string;
}

/** Where a turn begins: moves before it, whose it is, which it is. */
export interface TurnBegun {
  at: number;
  seat: number;
  turn: number;
}

/** A position, and what led to it. */
export interface ViewMessage {
  type: 'view';
  seq: number;
  view: ViewShown;
  events: EventShown[];
}

/** What a seat or a spectator may know. */
export interface ViewShown {
  table: string;
  status: 'open' | 'running' | 'over';
  edition: string;
  options: Record<string, unknown>;
  seq: number;
  me: number | null;
  start: number;
  seats: SeatShown[];
  hand: string[];
  aside: string[];
  aside_number: number;
  clearing: string[];
  discard: string[];
  deck: number;
  winter: number;
  draft: number[];
  turn: number;
  extra: number;
  shows: number;
  digging: boolean;
  prompt: PromptShown | null;
  legal: string[];
  over: boolean;
  totals: number[] | null;
  winners: number[] | null;
  pending: number[];
  can_undo: boolean;
  /** the name of the last move or undo of one's own that was stored */
  nonce: string | null;
  settings: SettingsShown;
  rematch: string | null;
  /** none in a moment of a record */
  deal: DealShown | null;
  solo?: SoloShown;
  /** the seats that want this table deleted, where there are some */
  deleting?: number[];
  split?: SplitShown;
  /** in a draft of first hands: what one has decided, which may still be changed */
  sealed?: string[] | null;
  /** over HTTP: days after which it is deleted if none of its players looks at it */
  expires_in?: number | null;
}

/** Ways of play that an edition has. */
export interface WaysShown {
  mulligan: boolean;
  sapling: boolean;
  draft: boolean;
  hand_draft: boolean;
}

/** What a card that lies open would bring. */
export interface WeighMessage {
  type: 'weigh';
  seq: number;
  card: string;
  plans: PlanShown[];
}

/** A sentence by its name, with what it speaks of. */
export interface WhyShown {
  id: string;
  args: Record<string, string | number>;
}

/** The points of a forest. */
export interface WorthShown {
  total: number;
  cave: number;
  parts: PartShown[];
  /** points of each card: a list for each host, in the order of its cards */
  cards: number[][];
}

export type Message =
  | ViewMessage
  | ErrorMessage
  | NoticeMessage
  | HintMessage
  | LogMessage
  | WeighMessage
  | SumsMessage
  | ReactionMessage
  | LookShown
  | PongMessage;
