/**
 * The room that scores without a server. It follows the compiled rules of a game and is the only one that knows their
 * form; everybody else asks what is named here.
 */

export { CHALLENGE_ASK, progressOf, type Progress } from './challenge';
export { Rules, SIDES, type CompiledRules, type Counter, type Kind, type Points, type Side } from './compiled';
export {
  Impossible,
  printOf,
  readTable,
  symbolOf,
  type ForestRead,
  type ForestRow,
  type HostRead,
  type HostRow,
  type Quick,
  type RefusalCode,
  type SoloOptions,
  type TableRow,
} from './forest';
export { scoreForests, scoreSeat, type ForestScore, type PartScore } from './points';
export { openIn, readNumbers, type Ask, type NumbersRead, type Question } from './questions';
export { numbersOf } from './recount';
