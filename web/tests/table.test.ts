import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { refresh } from './browser';
import { FakeSocket, type Sent } from './phone';
import { moment, recorded, type ViewMessage } from './recorded';

const { PACES, settings } = await import('../src/lib/settings.svelte');
const { Table } = await import('../src/lib/table.svelte');

let table: InstanceType<typeof Table>;

beforeEach(() => {
  vi.useFakeTimers();
  refresh();
  settings.pace = 'normal';
  table = new Table('recorded', 'secret');
});

afterEach(() => {
  table.close();
  vi.useRealTimers();
});

/** The server answers, with this view first. */
function greet(first: ViewMessage): FakeSocket {
  FakeSocket.last.accept();
  FakeSocket.last.say(first);
  return FakeSocket.last;
}

const isOthers = ({ view }: ViewMessage): boolean => view.prompt?.seat !== view.me;

describe.each(['base', 'dartmoor'] as const)('a table of %s', (edition) => {
  const { lobby, story } = recorded[edition];
  const turn = moment(edition, 'turn');

  it('says who it is, shows what comes, and asks for the log and a look', () => {
    FakeSocket.last.accept();
    expect(FakeSocket.last.sent).toEqual([{ type: 'hello', token: 'secret' }]);
    expect(table.link).toBe('connecting');
    FakeSocket.last.say(turn.view);
    expect(table.link).toBe('open');
    expect(table.view).toEqual(turn.view.view);
    // What had happened before is not shown again.
    expect(table.events).toEqual([]);
    expect(FakeSocket.last.sent.slice(1)).toEqual([{ type: 'look', lang: 'en' }, { type: 'log' }]);
  });

  it('asks nothing about a game that has not begun', () => {
    expect(greet(lobby).sent).toHaveLength(1);
    FakeSocket.last.say(story[0]!);
    expect(FakeSocket.last.sent.slice(1).map(({ type }) => type)).toEqual(['log', 'look']);
  });

  it('takes a look only for what it shows', () => {
    greet(turn.view);
    FakeSocket.last.say({ ...turn.look, seq: turn.look.seq - 1 });
    expect(table.look).toBeNull();
    FakeSocket.last.say(turn.look);
    expect(table.look).toEqual(turn.look);
  });

  it('keeps what is known of unseen cards while others move', () => {
    greet(turn.view);
    expect(table.unseen).toBeNull();
    FakeSocket.last.say(turn.look);
    FakeSocket.last.say({ ...turn.view, seq: turn.view.seq + 1, view: { ...turn.view.view, seq: turn.view.seq + 1 } });
    expect(table.look).toBeNull();
    expect(table.unseen).toEqual(turn.look.unseen);
  });

  it('sends a play as one message, and nothing more while it is under way', () => {
    const { move } = turn.look.plans[0]!;
    greet(turn.view);
    table.play(move, 'pay X');
    expect(table.waiting).toBe(true);
    table.play('draw deck');
    table.undo();
    const nonce: unknown = expect.stringMatching(/^[\w-]{1,24}$/);
    expect(FakeSocket.last.of('move')).toEqual([{ type: 'move', seq: turn.view.seq, nonce, moves: [move, 'pay X'] }]);
    expect(FakeSocket.last.of('undo')).toEqual([]);
    FakeSocket.last.say({ ...turn.view, seq: turn.view.seq + 2, view: { ...turn.view.view, seq: turn.view.seq + 2 } });
    expect(table.waiting).toBe(false);
  });

  it('sends no empty play, and none without a line', () => {
    greet(turn.view);
    table.play();
    FakeSocket.last.drop();
    table.play('draw deck');
    expect(FakeSocket.last.of('move')).toEqual([]);
    expect(table.waiting).toBe(false);
  });

  it('takes back a whole action, and asks for the log anew', () => {
    const undone = story.at(-1)!;
    greet(story.at(-2)!);
    table.undo();
    const nonce: unknown = expect.stringMatching(/^[\w-]{1,24}$/);
    expect(FakeSocket.last.of('undo')).toEqual([{ type: 'undo', seq: story.at(-2)!.seq, nonce, whole: true }]);
    FakeSocket.last.say(undone);
    expect(table.view?.seq).toBe(undone.seq);
    expect(FakeSocket.last.of('log')).toHaveLength(2);
    expect(table.log).toEqual([]);
  });

  it('shows the moves of others one by one, and its own at once', () => {
    greet(story[0]!);
    for (const message of story.slice(1, -1)) FakeSocket.last.say(message);
    const shown = [table.view!.seq];
    for (let step = 0; step < 600; step += 1) {
      vi.advanceTimersByTime(PACES.normal / 10);
      if (table.view!.seq !== shown.at(-1)) shown.push(table.view!.seq);
    }
    expect(table.view).toEqual(story.at(-2)!.view);
    // Before a move of somebody else the page rests, so that the position is there to be seen.
    const before = story.slice(0, -2).filter((message, at) => isOthers(message) && story[at + 1]!.events.length > 0);
    expect(before.length).toBeGreaterThan(1);
    expect(shown).toEqual([...before.map(({ seq }) => seq), story.at(-2)!.seq]);
  });

  it('writes the log on', () => {
    greet(story[0]!);
    FakeSocket.last.say({ type: 'log', seq: story[0]!.seq, moves: [], notes: [] });
    settings.pace = 'once';
    for (const message of story.slice(1, -1)) FakeSocket.last.say(message);
    const told = story.slice(1, -1).filter(({ events }) => events.length > 0);
    expect(table.log.map(({ seq, events }) => [seq, events])).toEqual(told.map(({ seq, events }) => [seq, events]));
    for (const entry of table.log) expect(entry.events.some(({ seat }) => seat === entry.seat)).toBe(true);
  });

  it('keeps what happened at the seats beside the log', () => {
    greet(story[0]!);
    const early = { type: 'stand_in', seat: 1, why: 'vote', at: 7, after: 0 } as const;
    FakeSocket.last.say({ type: 'log', seq: 0, moves: [{ seq: 4, seat: 1, events: [] }], notes: [early] });
    const event = { type: 'back', seat: 1, why: null, at: 9 } as const;
    settings.pace = 'once';
    FakeSocket.last.say({ ...story[0]!, events: [event] });
    FakeSocket.last.say({ ...story[0]!, events: [event] });
    expect(table.notes).toEqual([early, { ...event, after: 4 }]);
    expect(table.log).toHaveLength(1);
  });

  it('holds what comes until it is let go', () => {
    greet(story[0]!);
    table.hold(5000);
    FakeSocket.last.say(story[1]!);
    vi.advanceTimersByTime(4000);
    expect(table.view?.seq).toBe(story[0]!.seq);
    table.hold(0);
    expect(table.view?.seq).toBe(story[1]!.seq);
  });

  it('says nothing of a move that came too late, and shows what is', () => {
    greet(story[0]!);
    table.play('draw deck');
    const { seq, view } = story[2]!;
    FakeSocket.last.say({ type: 'error', code: 'stale', message: 'too late', seq, view });
    expect(table.problem).toBeNull();
    expect(table.waiting).toBe(false);
    expect(table.view).toEqual(view);
    expect(FakeSocket.last.of('look')).toHaveLength(2);
  });

  it('tells of a move that was refused, until the next one', () => {
    greet(turn.view);
    table.play('play nothing');
    FakeSocket.last.say({ type: 'error', code: 'illegal', message: 'no', seq: turn.view.seq, view: turn.view.view });
    expect(table.problem).toEqual({ code: 'illegal', message: 'no' });
    table.play('draw deck');
    expect(table.problem).toBeNull();
    expect(FakeSocket.last.of('move')).toHaveLength(2);
  });

  it('comes back after a loss, with what is now instead of all that was', () => {
    greet(story[0]!);
    FakeSocket.last.drop();
    expect([table.link, table.waiting]).toEqual(['lost', false]);
    expect(table.view).toEqual(story[0]!.view);
    vi.advanceTimersByTime(300);
    expect(FakeSocket.all).toHaveLength(2);
    greet(story[5]!);
    expect([table.link, table.view!.seq]).toEqual(['open', story[5]!.seq]);
    expect(FakeSocket.last.sent.map(({ type }) => type)).toEqual(['hello', 'look', 'log']);
  });

  /** A move is sent, the line is lost before the answer, and the server greets with this view. */
  function cutAfterMove(first: ViewMessage, nonce?: string): Sent {
    greet(story[0]!);
    table.play('draw deck');
    const [sent] = FakeSocket.last.of('move');
    FakeSocket.last.drop();
    vi.advanceTimersByTime(300);
    greet({ ...first, view: { ...first.view, nonce: nonce ?? (sent!.nonce as string) } });
    return sent!;
  }

  it('does not send again what was stored although no answer came', () => {
    cutAfterMove(story[1]!);
    expect(FakeSocket.last.of('move')).toEqual([]);
    expect([table.waiting, table.view!.seq, table.problem]).toEqual([false, story[1]!.seq, null]);
  });

  it('sends again by the same name what did not arrive, once for each loss, until it is answered', () => {
    const sent = cutAfterMove(story[0]!, 'older');
    expect(FakeSocket.last.of('move')).toEqual([sent]);
    expect(table.waiting).toBe(true);
    table.play('draw deck');
    expect(FakeSocket.last.of('move')).toHaveLength(1);
    FakeSocket.last.drop();
    vi.advanceTimersByTime(60_000);
    greet(story[0]!);
    expect(FakeSocket.last.of('move')).toEqual([sent]);
    FakeSocket.last.say({ ...story[1]!, view: { ...story[1]!.view, nonce: sent.nonce } });
    expect([table.waiting, table.view!.seq]).toEqual([false, story[1]!.seq]);
    FakeSocket.last.drop();
    vi.advanceTimersByTime(60_000);
    greet(story[2]!);
    expect(FakeSocket.last.of('move')).toEqual([]);
  });

  it('says that a move got lost where the table went on without it, until it goes on again', () => {
    cutAfterMove(story[2]!, 'older');
    const { seq, view } = story[2]!;
    FakeSocket.last.say({ type: 'error', code: 'stale', message: 'too late', seq, view });
    expect([table.problem?.code, table.waiting]).toEqual(['not_stored', false]);
    settings.pace = 'once';
    FakeSocket.last.say(story[3]!);
    expect(table.problem).toBeNull();
  });

  it('does not send again what was refused, nor from another seat', async () => {
    greet(story[0]!);
    table.play('draw deck');
    FakeSocket.last.say({ type: 'error', code: 'illegal', message: 'no', seq: 0, view: story[0]!.view });
    FakeSocket.last.drop();
    vi.advanceTimersByTime(300);
    expect(greet(story[0]!).of('move')).toEqual([]);
    table.play('draw deck');
    table.sitDown('another');
    await Promise.resolve();
    vi.advanceTimersByTime(300);
    expect(greet(story[0]!).of('move')).toEqual([]);
  });

  it('gives each move a name of its own', () => {
    greet(turn.view);
    for (let time = 0; time < 20; time += 1) {
      table.play('draw deck');
      FakeSocket.last.say(turn.view);
    }
    expect(new Set(FakeSocket.last.of('move').map(({ nonce }) => nonce)).size).toBe(20);
  });

  it('does not call a table again that is no more', () => {
    FakeSocket.last.accept();
    FakeSocket.last.say({ type: 'error', code: 'no_such_table', message: 'gone', seq: null, view: null });
    expect(table.link).toBe('gone');
    FakeSocket.last.drop();
    vi.advanceTimersByTime(60_000);
    expect(table.link).toBe('gone');
    expect(FakeSocket.all).toHaveLength(1);
  });

  it('comes back with the token of the seat that was taken', async () => {
    greet(lobby);
    table.sitDown('another');
    await Promise.resolve();
    vi.advanceTimersByTime(300);
    FakeSocket.last.accept();
    expect(FakeSocket.last.sent).toEqual([{ type: 'hello', token: 'another' }]);
  });

  it('forgets hints and weights with the position that they were for', () => {
    greet(story[0]!);
    const { seq } = story[0]!;
    table.askHint();
    expect(table.thinking).toBe(true);
    FakeSocket.last.say({
      type: 'hint',
      seq,
      move: 'draw deck',
      hints: [{ move: 'draw deck', lead: 1, chance: 0.5 }],
    });
    FakeSocket.last.say({ type: 'weigh', seq, card: 'X', plans: [] });
    expect(table.thinking).toBe(false);
    expect([table.hint?.length, table.weighed?.card]).toEqual([1, 'X']);
    settings.pace = 'once';
    FakeSocket.last.say(story[1]!);
    expect([table.hint, table.weighed, table.look]).toEqual([null, null, null]);
    FakeSocket.last.say({ type: 'hint', seq, move: 'draw deck', hints: [] });
    expect(table.hint).toBeNull();
  });
});
