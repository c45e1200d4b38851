/** What lies over the table: a card, a forest, a list. */

export interface At {
  seat: number;
  host: number;
  index: number;
}

/** Where a card lies that may still be played. */
export type Lying = 'hand' | 'clearing';

export type Opened =
  /** `lying`: null where it is only spoken of, or lies in a forest. */
  | { what: 'card'; id: string | null; at: At | null; lying: Lying | null }
  | { what: 'forest'; seat: number }
  /**
   * `from`: the position from which on something was missed; without it, the own last turn. `asks`: the line whose points
   * are asked about.
   */
  | { what: 'since'; from?: number; asks?: string }
  | { what: 'score' | 'log' | 'more' | 'unseen' | 'keys' | 'help' | 'settings' | 'others' | 'leave' };
