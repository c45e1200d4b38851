/** What lies over the table: a card, a forest, a list. */

export interface At {
  seat: number;
  host: number;
  index: number;
}

export type Opened =
  | { what: 'card'; id: string | null; at: At | null }
  | { what: 'forest'; seat: number }
  | { what: 'since'; away?: boolean }
  | { what: 'score' | 'log' | 'more' | 'unseen' | 'keys' | 'help' | 'settings' | 'others' | 'leave' };
