/** What the server says, by the names that the page uses; `generated/server.ts` is made from the server's own models. */

import type {
  EventShown,
  HostShown,
  PromptShown,
  ReactionMessage,
  RuleRows,
  SeatNote as NoteTold,
  SpeciesShown,
} from '../generated/server';

export type {
  CardPrint,
  Catalogue,
  Edition as EditionInfo,
  EventShown as GameEvent,
  HalfPrint,
  HintShown as HintIdea,
  HostShown,
  LogEntry,
  LookShown as Look,
  Made,
  Message,
  Moment,
  MomentShown as MomentTold,
  MarkShown as MarkTold,
  Review,
  StandingShown as StandingTold,
  WhyShown as Why,
  About,
  Checked,
  CheckedCard,
  CheckedHalf,
  CheckedReading,
  CheckProblem,
  Findings,
  MyTable,
  PartShown as Part,
  PlanShown as Plan,
  PromptShown as Prompt,
  GameRecord,
  RefusedShown as Refused,
  SeatShown,
  SoloRules as SoloInfo,
  SettingsShown as TableSettings,
  SpeciesShown as Species,
  SpotShown as Spot,
  StepRow as Step,
  ViewShown as View,
  SumsMessage as Sums,
  WorthShown as ForestWorth,
} from '../generated/server';

/** The name of a game: its boxes, joined by a plus. */
export type Edition = string;
export type Slot = HostShown['cards'][number][0];
export type Place = SpeciesShown['place'];
export type PromptKind = PromptShown['kind'];
export type EventType = EventShown['type'];
/** A rule row of the card table, or a part of one; docs/cards.md has its words. */
export type Rule = NonNullable<RuleRows['points']>;
/** What happened at a seat beside the moves, as the log keeps it. */
export type SeatNote = Omit<NoteTold, 'seq'>;
/** What players can show each other. */
export const SIGNS: readonly Sign[] = ['leaf', 'acorn', 'smile', 'wow', 'sad', 'brr'];
export type Sign = ReactionMessage['sign'];
