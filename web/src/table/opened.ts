/** What lies over the table: a card, a forest, a list. */

export interface At {
  seat: number;
  host: number;
  index: number;
}

export type Opened =
  | { what: 'card'; id: string | null; at: At | null }
  | { what: 'forest'; seat: number }
  /**
   * `from`: the position from which on something was missed; without it, the own last turn. `asks`: the line whose points
   * are asked about.
   */
  | { what: 'since'; from?: number; asks?: string }
  | { what: 'score' | 'log' | 'more' | 'unseen' | 'keys' | 'help' | 'settings' | 'others' | 'leave' };
