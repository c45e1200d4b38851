/** The log: what happened, turn by turn, as lines in the present language. */

import { playerName } from '../lib/people';
import { locale } from '../lib/settings.svelte';
import type { Catalogue, GameEvent, LogEntry, SeatNote, View } from '../lib/types';
import { t } from '../lib/words.svelte';
import { automaLine } from '../solo/told';
import { asPlayer, asSpecies, listed, nameOf, partsOf, type LinePart } from './naming';
import { beginning, gather, isTold, signOf, type Placed, type Story } from './story';

export interface LogLine {
  key: string;
  /** The last entry that the line tells of, as the server counts them (steps taken back count too). */
  seq: number;
  /** The first entry in which its seat did something; null for a line that tells of no doing. */
  from: number | null;
  /** How many moves the record holds by then. */
  at: number;
  seat: number | null;
  turn: number;
  sign: string;
  tone: 'plain' | 'winter';
  /** Its words, put together when they are read: of most lines only the seat or the turn is asked for. */
  readonly parts: LinePart[];
  /** Cards that it tells of and everybody may see, for small pictures. */
  cards: string[];
}

export interface Kept {
  seq: number;
  at: number;
  seat: number;
  events: GameEvent[];
  undo?: boolean;
}

/** The entries that hold: what was taken back is left out, with a word about it where others had seen something. */
export function holding(entries: LogEntry[]): Kept[] {
  const stack: Kept[] = [];
  let last = (entries[0]?.seq ?? 1) - 1;
  for (const entry of entries) {
    // Steps without events may be missing; each of them is a move that can be taken back.
    for (let seq = last + 1; seq < entry.seq; seq += 1) stack.push({ seq, at: 0, seat: entry.seat, events: [] });
    last = entry.seq;
    if (entry.events.some((event) => event.type === 'undo')) {
      while (stack.at(-1)?.undo) stack.pop();
      const gone = stack.pop();
      if (gone?.events.length)
        stack.push({ seq: entry.seq, at: 0, seat: entry.seat, events: entry.events, undo: true });
    } else {
      stack.push({ seq: entry.seq, at: 0, seat: entry.seat, events: entry.events });
    }
  }
  let moves = (entries[0]?.seq ?? 1) - 1;
  for (const kept of stack) kept.at = kept.undo ? moves : (moves += 1);
  return stack;
}

class Teller {
  readonly lines: LogLine[] = [];
  private stories: Story[] = [];
  private later: (() => void)[] = [];
  private turn = 0;

  constructor(
    private readonly view: View,
    private readonly cards: Catalogue,
  ) {}

  tell(kept: Kept): void {
    let pending: Story | null = null;
    let discarded = 0;
    // Cards that pay for nothing are simply laid into the clearing.
    const settle = (): void => {
      if (pending) pending.cleared += discarded;
      pending = null;
      discarded = 0;
    };
    for (const event of kept.events) {
      const seat = event.seat ?? kept.seat;
      switch (event.type) {
        case 'turn':
          settle();
          this.flush();
          this.turn = event.number ?? this.turn + 1;
          if (this.turn === 1)
            this.line(`${kept.seq}-start`, kept, seat, 'player', () => t('log-start', { player: this.player(seat) }));
          break;
        case 'winter':
          if (event.number !== 3 && !this.view.solo)
            this.afterwards(kept, null, 'winter', 'finish-log-winter', { number: event.number ?? 1 }, 'winter');
          break;
        case 'over':
          this.afterwards(kept, null, 'winter', this.view.solo ? 'solo-over' : 'log-over', {}, 'winter');
          break;
        case 'sweep':
          this.afterwards(kept, null, 'clearing', 'log-clearing-emptied', { count: event.number ?? 0 });
          break;
        case 'extra_turn':
          this.afterwards(kept, seat, 'another_turn', 'log-another-turn', { player: this.player(seat) });
          break;
        case 'stand_in':
        case 'back':
          break; // the notes tell of it
        case 'automa': {
          settle();
          this.flush();
          const text = (): string => automaLine(this.view.edition, event.number ?? 0);
          const shown = kept.events.filter(({ type, card }) => card && type.startsWith('automa_'));
          this.line(
            `${kept.seq}-automa`,
            kept,
            null,
            'automa',
            text,
            'plain',
            shown.map(({ card }) => card!),
          );
          break;
        }
        case 'automa_add':
        case 'automa_remove':
        case 'automa_burn':
        case 'gift':
          break;
        case 'undo':
          this.afterwards(kept, seat, 'undo', 'finish-log-undo', { player: this.player(seat) });
          break;
        default: {
          const story = this.story(seat, kept);
          if (event.type === 'discard') {
            pending = story;
            discarded += 1;
          } else if (event.type === 'place') {
            story.placed.push({
              card: event.card ?? '',
              host: event.host ?? 0,
              position: event.position ?? 'host',
              paid: discarded,
            });
            pending = null;
            discarded = 0;
          } else {
            gather(story, event);
          }
        }
      }
    }
    settle();
  }

  /** Choosing a cave leaves no event, but everybody sees who has which: the first moves of the game, against turn order. */
  drafts(told: Kept[]): void {
    const { seats, start, turn, solo } = this.view;
    if (start === undefined || !turn) return;
    seats.forEach((_, nth) => {
      const seat = (start + seats.length - 1 - nth) % seats.length;
      const number = seats[seat]?.cave_card;
      const move = solo ? undefined : told[nth];
      const place = move ? { seq: move.seq, at: move.at, from: move.seq } : { seq: 0, at: 0 };
      if (number)
        this.line(`cave-${seat}`, place, seat, 'cave', () => t('log-draft', { player: this.player(seat), number }));
    });
  }

  /** Writes down what the turn has brought. */
  flush(): void {
    for (const story of this.stories) {
      if (isTold(story))
        this.line(
          `${this.turn}-${story.first}-${story.seat}`,
          { seq: story.last, at: story.at, from: story.first },
          story.seat,
          signOf(story),
          () => this.sentence(story),
          'plain',
          [...story.placed.map(({ card }) => card), ...story.taken, ...story.drawn.filter((card) => card !== null)],
        );
    }
    for (const write of this.later) write();
    this.stories = [];
    this.later = [];
  }

  line(
    key: string,
    kept: { seq: number; at: number; from?: number },
    seat: number | null,
    sign: string,
    text: () => string,
    tone: LogLine['tone'] = 'plain',
    cards: string[] = [],
  ): void {
    this.lines.push({
      key,
      seq: kept.seq,
      from: kept.from ?? null,
      at: kept.at,
      seat,
      turn: this.turn,
      sign,
      tone,
      get parts() {
        return partsOf(text());
      },
      cards,
    });
  }

  player(seat: number): string {
    const person = this.view.seats[seat];
    return asPlayer(person ? playerName(person) : '');
  }

  /** What happened at a seat: before the turn in which nothing was done yet, or after its line. */
  note({ type, seat, why, at, after }: SeatNote): void {
    const time = new Date(at * 1000).toLocaleTimeString(locale(), { hour: '2-digit', minute: '2-digit' });
    const args = { player: this.player(seat), time, why: why ?? '' };
    const id = type === 'back' ? 'finish-log-back' : 'finish-log-stand-in';
    const sign = type === 'back' ? 'player' : 'bot';
    const place = { seq: after, at: after };
    const write = (): void => this.line(`${type}-${seat}-${at}`, place, seat, sign, () => t(id, args));
    if (this.stories.length) this.later.push(write);
    else write();
  }

  private afterwards(
    kept: Kept,
    seat: number | null,
    sign: string,
    id: string,
    args: Record<string, string | number>,
    tone: LogLine['tone'] = 'plain',
  ): void {
    const key = `${kept.seq}-${sign}-${this.later.length}`;
    this.later.push(() => this.line(key, kept, seat, sign, () => t(id, args), tone));
  }

  private story(seat: number, kept: Kept): Story {
    let story = this.stories.find((one) => one.seat === seat);
    if (!story) {
      story = beginning(seat, kept.seq, kept.at);
      this.stories.push(story);
    }
    story.last = kept.seq;
    story.at = kept.at;
    return story;
  }

  private species(card: string): string {
    return asSpecies(nameOf(card, this.cards));
  }

  /** One sentence for all that happened: what was done first, the rest in short. */
  private sentence(story: Story): string {
    const player = this.player(story.seat);
    if (story.changed) return t('log-mulligan', { player });
    const clauses: string[] = [];
    const [first, ...more] = story.placed;
    if (first) {
      clauses.push(this.placing(player, story.seat, first));
      if (first.paid) clauses.push(t('finish-log-pays', { count: first.paid }));
    }
    for (const placed of more) {
      const species = this.species(placed.card);
      clauses.push(placed.paid ? t('finish-log-then', { species }) : t('finish-log-free', { species }));
    }
    if (story.showed) clauses.push(t('finish-log-show', { player }));
    const begun = (): boolean => clauses.length > 0;
    if (story.laid) {
      const faceDown = asSpecies(this.cards.species[this.cards.face_down]?.name ?? '');
      clauses.push(
        begun() ? t('finish-log-lays', { count: story.laid }) : t('log-face-down', { player, species: faceDown }),
      );
    }
    if (story.drawn.length) clauses.push(this.drawing(player, story.drawn, begun()));
    if (story.taken.length) {
      const card = listed(story.taken.map((taken) => this.species(taken)));
      clauses.push(begun() ? t('finish-log-takes', { card }) : t('log-take', { player, card }));
    }
    if (story.caved)
      clauses.push(
        begun() ? t('finish-log-cave', { count: story.caved }) : t('log-cave', { player, count: story.caved }),
      );
    if (story.cleared) {
      clauses.push(
        begun()
          ? t('finish-log-clears', { count: story.cleared })
          : t('finish-log-cleared', { player, count: story.cleared }),
      );
    }
    if (!begun() && story.revealed.length)
      clauses.push(t('log-reveal', { card: listed(story.revealed.map((card) => this.species(card))) }));
    for (const card of story.lapsed) clauses.push(t('finish-log-lapses', { species: this.species(card) }));
    return clauses.join(', ');
  }

  private placing(player: string, seat: number, placed: Placed): string {
    const species = this.species(placed.card);
    if (placed.position === 'host') return t('log-play', { player, species });
    const host = this.view.seats[seat]?.forest.hosts[placed.host]?.species.split('@')[0] ?? '';
    const name = this.cards.species[host]?.name;
    if (!name) return t('log-play', { player, species });
    const where = placed.position.startsWith('top') ? 'top' : placed.position.startsWith('bottom') ? 'bottom' : 'side';
    return t('finish-log-play', { player, species, where, host: name });
  }

  /** One's own cards by name, as long as they are few. */
  private drawing(player: string, drawn: (string | null)[], short: boolean): string {
    const known = drawn.filter((card) => card !== null);
    if (known.length === drawn.length && known.length <= 2) {
      const cards = listed(known.map((card) => this.species(card)));
      return short ? t('finish-log-drawn', { cards }) : t('log-drew', { player, cards });
    }
    return short ? t('finish-log-draws', { count: drawn.length }) : t('log-draw-deck', { player, count: drawn.length });
  }
}

/** The lines of the log, in the order in which things happened. `view` gives the names and the hosts. */
export function lines(entries: LogEntry[], view: View, cards: Catalogue, notes: SeatNote[] = []): LogLine[] {
  const teller = new Teller(view, cards);
  const told = holding(entries);
  if (entries[0]?.seq === 1) teller.drafts(told);
  const coming = [...notes];
  for (const kept of told) {
    while (coming[0] && coming[0].after < kept.seq) teller.note(coming.shift()!);
    teller.tell(kept);
  }
  coming.forEach((note) => teller.note(note));
  teller.flush();
  return teller.lines;
}
