import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { placed } from '../src/table/layout';
import { refresh } from './browser';
import { FakeSocket, type Sent } from './phone';
import { moment, recorded, type Moment } from './recorded';

const { settings } = await import('../src/lib/settings.svelte');
const { Table } = await import('../src/lib/table.svelte');
const { Deciding } = await import('../src/table/deciding.svelte');
const { bestSpot } = await import('../src/table/moves');

type Edition = 'base' | 'dartmoor';
const EDITIONS = ['base', 'dartmoor'] as const;

let table: InstanceType<typeof Table>;
let deciding: InstanceType<typeof Deciding>;

beforeEach(() => {
  vi.useFakeTimers();
  refresh();
  Object.assign(settings, { asks: true, quick: false });
});

afterEach(() => {
  table.close();
  vi.useRealTimers();
});

/** A page that has just been opened at this moment. */
function open({ view, look }: Moment): void {
  table = new Table('recorded', 'secret');
  deciding = new Deciding(table);
  FakeSocket.last.accept();
  FakeSocket.last.say(view);
  FakeSocket.last.say(look);
  deciding.settle();
  deciding.answerItself();
}

const at = (edition: Edition, kind: string): Moment => {
  const found = moment(edition, kind);
  open(found);
  return found;
};

const played = (): Sent[] => FakeSocket.last.of('move').map(({ type, moves }) => ({ type, moves }));
const move = (...moves: string[]): Sent => ({ type: 'move', moves });

/** Taps as many cards of the hand as are missing. */
function payWith(cards: string[]): string[] {
  const keys = placed(table.view!.hand)
    .filter(({ key, card }) => key !== deciding.own && cards.includes(card))
    .slice(0, deciding.missing);
  for (const { key } of keys) deciding.tapHand(key, null);
  return keys.map(({ card }) => card).sort();
}

describe('any decision', () => {
  const all = EDITIONS.flatMap((edition) =>
    Object.keys(recorded[edition].moments).map((kind) => [edition, kind] as const),
  );

  it.each(all)('of %s, %s, is known as one’s own and sends nothing by itself', (edition, kind) => {
    const { view } = at(edition, kind);
    expect(deciding.prompt).toEqual(view.view.prompt);
    expect([deciding.isMine, deciding.canAct]).toEqual([true, true]);
    expect(played()).toEqual([]);
  });

  it.each(all)('of %s, %s, is not one’s own for the others', (edition, kind) => {
    const { view, look } = moment(edition, kind);
    open({ view: { ...view, view: { ...view.view, me: 1 - view.view.me! } }, look });
    expect([deciding.isMine, deciding.canAct, deciding.isReady]).toEqual([false, false, false]);
    expect(deciding.plans).toEqual([]);
    for (const { key } of placed(table.view!.hand)) deciding.tapHand(key, 'a');
    for (const [number, { key }] of placed(table.view!.clearing).entries()) deciding.tapClearing(key, number);
    deciding.tapDeck();
    deciding.skip();
    deciding.confirm();
    expect(played()).toEqual([]);
  });

  it('takes the best of several places, the first of equals', () => {
    const spots = moment('base', 'dig').look.plans[0]!.spots;
    expect(spots[bestSpot(spots)]!.gain).toBe(Math.max(...spots.map(({ gain }) => gain)));
    expect(bestSpot(spots.map((spot) => ({ ...spot, gain: 1 })))).toBe(0);
  });
});

describe.each(EDITIONS)('a turn of %s', (edition) => {
  const start = (): Moment => at(edition, 'turn');
  const dearOf = (from: Moment) => from.look.plans.find(({ earns, cost }) => earns.length > 0 && cost > 1)!;

  it('is a card, its place and its payment in one message', () => {
    const plan = dearOf(start());
    deciding.tapHand(deciding.cardOf(plan), 'a');
    expect(deciding.plan).toEqual(plan);
    expect([deciding.missing, deciding.isReady]).toEqual([plan.cost, false]);
    deciding.confirm();
    expect(played()).toEqual([]);
    const cards = payWith(plan.pay);
    expect(deciding.isReady).toBe(true);
    const place = plan.spots[0]!.move;
    deciding.confirm();
    expect(played()).toEqual([move(plan.move, ...(place ? [place] : []), `pay ${cards.join(' ')}`)]);
    // It stays until the answer comes, so that the table changes once; nothing is sent twice meanwhile.
    deciding.confirm();
    expect([deciding.plan, played().length]).toEqual([plan, 1]);
    const { view } = moment(edition, 'turn');
    FakeSocket.last.say({ ...view, seq: view.seq + 2, view: { ...view.view, seq: view.seq + 2 } });
    expect([deciding.plan, deciding.picked]).toEqual([null, []]);
  });

  it('knows whether a payment earns the bonus', () => {
    const plan = dearOf(start());
    deciding.begin(plan);
    expect(deciding.earns).toBeNull();
    payWith(plan.pay.filter((card) => !plan.earns.includes(card)));
    expect(deciding.earns).toBe(false);
    deciding.begin({ ...plan, cost: 1 });
    payWith(plan.earns);
    expect(deciding.earns).toBe(true);
  });

  it('says why a half can’t be played', () => {
    const { look } = start();
    const { card, why } = look.refused[0]!;
    deciding.tapHand(card.slice(0, -1), card.slice(-1) as 'a' | 'b');
    expect([deciding.refusal, deciding.refusedCard, deciding.plan]).toEqual([why, card.slice(0, -1), null]);
    deciding.back();
    expect(deciding.refusal).toBeNull();
  });

  it('can be thought over', () => {
    const plan = dearOf(start());
    const card = deciding.cardOf(plan);
    deciding.tapHand(card, 'a');
    payWith(plan.pay.slice(0, 2));
    // One step after the other: the payment first, then the card.
    deciding.undo();
    expect([deciding.plan, deciding.picked.length]).toEqual([plan, 1]);
    deciding.undo();
    deciding.undo();
    expect([deciding.plan, deciding.picked]).toEqual([null, []]);
    deciding.tapHand(card, 'a');
    payWith(plan.pay.slice(0, 1));
    deciding.back();
    expect([deciding.plan, deciding.picked]).toEqual([null, []]);
    deciding.tapHand(card, 'a');
    deciding.tapHand(deciding.own, 'a');
    expect(deciding.plan).toBeNull();
    expect(FakeSocket.last.of('undo')).toEqual([]);
  });

  it('puts a card back that is tapped twice, and the first of too many', () => {
    const plan = dearOf(start());
    deciding.begin(plan);
    const keys = placed(table.view!.hand)
      .map(({ key }) => key)
      .filter((key) => key !== deciding.own);
    deciding.pick(keys[0]!);
    deciding.pick(keys[0]!);
    expect(deciding.picked).toEqual([]);
    for (const key of keys.slice(0, plan.cost + 1)) deciding.pick(key);
    expect(deciding.picked).toEqual(keys.slice(1, plan.cost + 1));
  });

  it('survives a reload, but not another position', () => {
    const from = start();
    const plan = dearOf(from);
    deciding.tapHand(deciding.cardOf(plan), 'a');
    payWith(plan.pay.slice(0, 1));
    const { own, picked } = deciding;
    table.close();
    open(from);
    expect([deciding.plan, deciding.own, deciding.picked]).toEqual([plan, own, picked]);
    table.close();
    const seq = from.view.seq + 1;
    open({
      view: { ...from.view, seq, view: { ...from.view.view, seq } },
      look: { ...from.look, seq },
    });
    expect([deciding.plan, deciding.picked]).toEqual([null, []]);
  });

  it('draws from the deck, and says so where the hand is full', () => {
    const from = start();
    deciding.tapDeck();
    expect(played()).toEqual([move('draw deck')]);
    table.close();
    from.view.view.legal = from.view.view.legal.filter((text) => !text.startsWith('draw'));
    open(from);
    deciding.tapDeck();
    expect(deciding.refusal).toBe('hand_full');
    expect(played()).toEqual([]);
  });

  it('waits while a move is under way or the line is lost', () => {
    start();
    deciding.tapDeck();
    deciding.tapDeck();
    expect(played()).toHaveLength(1);
    vi.advanceTimersByTime(1000);
    expect(deciding.canAct).toBe(false);
    FakeSocket.last.drop();
    expect(deciding.canAct).toBe(false);
  });

  it('takes back what was sent only where the server allows it', () => {
    const from = start();
    from.view.view.can_undo = false;
    table.close();
    open(from);
    deciding.undo();
    expect(FakeSocket.last.of('undo')).toEqual([]);
    table.close();
    from.view.view.can_undo = true;
    open(from);
    deciding.undo();
    expect(FakeSocket.last.of('undo')).toMatchObject([{ whole: true }]);
  });
});

describe('cards of the clearing', () => {
  it('are looked at first, and taken with the second tap', () => {
    const [first, second] = at('dartmoor', 'second').view.view.clearing;
    deciding.tapClearing(first!, 0);
    deciding.tapClearing(second!, 1);
    expect(played()).toEqual([]);
    deciding.tapClearing(second!, 1);
    expect(played()).toEqual([move(`draw ${second}`)]);
    expect(deciding.taken).toBe(1);
  });

  it('are taken with one tap by those who want it so', () => {
    settings.quick = true;
    const [first] = at('dartmoor', 'take').view.view.clearing;
    deciding.tapClearing(first!, 0);
    expect(played()).toEqual([move(`take ${first}`)]);
  });

  it('are played from there by an effect', () => {
    const plan = at('dartmoor', 'free clearing').look.plans[0]!;
    const { clearing } = table.view!;
    const wrong = clearing.find((card) => card !== deciding.cardOf(plan))!;
    deciding.tapClearing(wrong, clearing.indexOf(wrong));
    expect(deciding.refusal).toBe('wrong_type');
    deciding.tapClearing(deciding.cardOf(plan), clearing.indexOf(deciding.cardOf(plan)));
    deciding.confirm();
    expect(played()).toEqual([move(plan.move, ...plan.spots.slice(0, 1).flatMap((spot) => spot.move ?? []))]);
  });

  it('go into the cave as a set', () => {
    const { view } = at('dartmoor', 'cave clearing');
    const number = view.view.prompt!.number!;
    const keys = placed(view.view.clearing).slice(0, number + 1);
    expect(deciding.missing).toBe(number);
    for (const { key } of keys) deciding.tapClearing(key, 0);
    deciding.confirm();
    const cards = keys.slice(-number).map(({ card }) => card);
    expect(played()).toEqual([move(`cave ${cards.sort().join(' ')}`)]);
    expect(view.view.legal).toContain(`cave ${cards.sort().join(' ')}`);
  });
});

describe('a card that is placed or paid for half-way', () => {
  it.each(EDITIONS)('is taken up at its place (%s)', (edition) => {
    const plan = at(edition, 'place').look.plans[0]!;
    expect([deciding.plan, deciding.mayStepBack]).toEqual([plan, false]);
    deciding.tapSpot(1);
    const cards = payWith(plan.pay);
    deciding.confirm();
    expect(played()).toEqual([move(plan.spots[1]!.move!, `pay ${cards.join(' ')}`)]);
  });

  it.each(EDITIONS)('is taken up at its payment (%s)', (edition) => {
    const { look, view } = at(edition, 'pay');
    const cards = payWith(look.plans[0]!.pay);
    deciding.confirm();
    expect(played()).toEqual([move(`pay ${cards.join(' ')}`)]);
    expect(view.view.legal).toContain(`pay ${cards.join(' ')}`);
  });
});

describe('other decisions', () => {
  it.each(EDITIONS)('play a card for free (%s)', (edition) => {
    const plan = at(edition, 'free').look.plans[0]!;
    deciding.tapHand(deciding.cardOf(plan), plan.card.slice(-1) as 'a' | 'b');
    expect([deciding.missing, deciding.isReady]).toEqual([0, true]);
    const place = deciding.chosen!.move;
    deciding.confirm();
    expect(played()).toEqual([move(plan.move, ...(place ? [place] : []))]);
  });

  it('dig on, or stop', () => {
    const { look } = at('base', 'dig');
    const plan = look.plans.find(({ spots }) => spots.length > 1)!;
    deciding.begin(plan);
    expect(deciding.spot).toBe(bestSpot(plan.spots));
    deciding.back();
    deciding.skip();
    expect(played()).toEqual([move('stop')]);
  });

  it('lay a whole card face down', () => {
    const { look } = at('dartmoor', 'face_down');
    const plan = look.plans[0]!;
    deciding.tapHand(plan.card, null);
    deciding.confirm();
    expect(played()).toEqual([move(plan.move)]);
  });

  it('discard exactly as many as asked', () => {
    const { view } = at('dartmoor', 'discard');
    const keys = placed(view.view.hand);
    expect(deciding.missing).toBe(view.view.prompt!.number);
    for (const { key } of keys.slice(0, 2)) deciding.tapHand(key, null);
    deciding.confirm();
    expect(played()).toEqual([]);
    deciding.tapHand(keys[2]!.key, null);
    deciding.confirm();
    expect(view.view.legal).toContain((played()[0]!.moves as string[])[0]);
  });

  it('keep one of the cards', () => {
    const { view } = at('dartmoor', 'keep');
    const [first, second] = view.view.prompt!.cards!;
    deciding.pick(first!);
    deciding.pick(second!);
    deciding.confirm();
    expect(played()).toEqual([move(`keep ${second}`)]);
  });

  it('put any number of cards into the cave', () => {
    const { view } = at('base', 'cave');
    expect([deciding.isPicking, deciding.isReady]).toEqual([true, false]);
    for (const { key } of placed(view.view.hand)) deciding.tapHand(key, null);
    deciding.confirm();
    expect(played()).toEqual([move(`cave ${view.view.hand.join(' ')}`)]);
  });

  it('say only what is legal', () => {
    at('dartmoor', 'draft');
    deciding.say('draft 99');
    expect(played()).toEqual([]);
    deciding.say(table.view!.legal[0]!);
    expect(played()).toEqual([move(table.view!.legal[0]!)]);
  });
});

describe('what is not asked', () => {
  beforeEach(() => (settings.asks = false));

  it.each(EDITIONS)('is a plain gain (%s)', (edition) => {
    at(edition, 'use gain');
    expect(deciding.prompt).toBeNull();
    vi.advanceTimersByTime(0);
    expect(played()).toEqual([move('use')]);
  });

  it.each(EDITIONS)('is not an effect that may cost something (%s)', (edition) => {
    at(edition, 'use');
    vi.advanceTimersByTime(5000);
    expect(played()).toEqual([]);
  });

  it('is a forced no, which takes its time', () => {
    const from = moment('base', 'free');
    from.view.view.legal = ['skip'];
    open(from);
    expect(deciding.prompt).toBeNull();
    vi.advanceTimersByTime(1199);
    expect(played()).toEqual([]);
    vi.advanceTimersByTime(1100);
    expect(played()).toEqual([move('skip')]);
  });

  it('is the last cave', () => {
    const from = moment('dartmoor', 'draft');
    const [cave] = (from.view.view.legal = from.view.view.legal.slice(0, 1));
    open(from);
    expect(deciding.prompt).toBeNull();
    vi.advanceTimersByTime(1);
    expect(played()).toEqual([move(cave!)]);
  });

  it('is not the only move of a turn', () => {
    const from = moment('dartmoor', 'turn');
    from.view.view.legal = from.view.view.legal.slice(0, 1);
    open(from);
    vi.advanceTimersByTime(5000);
    expect(played()).toEqual([]);
  });
});
