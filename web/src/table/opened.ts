/** What lies over the table: a card, a forest, a list. */

export interface At {
  seat: number;
  host: number;
  index: number;
}

export type Opened =
  | { what: 'card'; id: string | null; at: At | null }
  | { what: 'forest'; seat: number }
  /** `from`: the position from which on something was missed; without it, the own last turn. */
  | { what: 'since'; from?: number }
  | { what: 'score' | 'log' | 'more' | 'unseen' | 'keys' | 'help' | 'settings' | 'others' | 'leave' };
