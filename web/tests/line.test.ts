import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { happen, refresh, turnAway } from './browser';
import { FakeSocket } from './phone';

const { Line } = await import('../src/lib/line');

const heard: unknown[] = [];
let opened = 0;
let lost = 0;
let line: InstanceType<typeof Line>;

beforeEach(() => {
  vi.useFakeTimers();
  refresh();
  heard.length = opened = lost = 0;
  line = new Line('/api/tables/t/ws', {
    open: () => (opened += 1),
    hear: (message) => heard.push(message),
    lost: () => (lost += 1),
  });
});

afterEach(() => {
  line.close();
  vi.useRealTimers();
});

/** How long it takes until the next call, in milliseconds. */
function untilNextCall(): number {
  const calls = FakeSocket.all.length;
  const began = Date.now();
  while (FakeSocket.all.length === calls && Date.now() - began < 60_000) vi.advanceTimersByTime(50);
  return Date.now() - began;
}

describe('a line', () => {
  it('calls the server of the page, as safely as the page came', () => {
    expect(FakeSocket.all.map(({ address }) => address)).toEqual(['wss://spinney.test/api/tables/t/ws']);
  });

  it('sends only when somebody is there', () => {
    expect(line.send({ type: 'ping' })).toBe(false);
    FakeSocket.last.accept();
    expect(opened).toBe(1);
    expect(line.send({ type: 'ping' })).toBe(true);
    FakeSocket.last.say({ type: 'pong' });
    expect(heard).toEqual([{ type: 'pong' }]);
  });

  it('calls again after a loss, and more and more patiently', () => {
    const waits = [];
    for (let loss = 0; loss < 9; loss += 1) {
      FakeSocket.last.drop();
      waits.push(untilNextCall());
    }
    expect(lost).toBe(9);
    expect(waits).toEqual([300, 600, 1200, 2400, 4800, 9600, 19_200, 20_000, 20_000]);
  });

  it('is quick again once all was well', () => {
    for (let loss = 0; loss < 5; loss += 1) {
      FakeSocket.last.drop();
      untilNextCall();
    }
    FakeSocket.last.accept();
    line.settle();
    FakeSocket.last.drop();
    expect(untilNextCall()).toBe(300);
  });

  it('is kept warm, but not after a loss', () => {
    const first = FakeSocket.last;
    first.accept();
    line.settle();
    line.settle();
    vi.advanceTimersByTime(75_000);
    expect(first.of('ping')).toHaveLength(3);
    first.drop();
    vi.advanceTimersByTime(300);
    FakeSocket.last.accept();
    vi.advanceTimersByTime(75_000);
    expect(FakeSocket.last.of('ping')).toEqual([]);
  });

  it('hangs up without a network, and calls at once with one', async () => {
    FakeSocket.last.accept();
    line.settle();
    happen('offline');
    await Promise.resolve();
    expect(lost).toBe(1);
    happen('online');
    expect(untilNextCall()).toBeLessThanOrEqual(50);
  });

  it('leaves an open line alone when the network comes back', () => {
    FakeSocket.last.accept();
    happen('online');
    turnAway(false);
    expect(untilNextCall()).toBe(60_000);
  });

  it('rests while nobody looks, and calls at once when somebody does', () => {
    turnAway(true);
    FakeSocket.last.drop();
    expect(untilNextCall()).toBe(60_000);
    turnAway(false);
    expect(untilNextCall()).toBeLessThanOrEqual(50);
  });

  it('calls anew when asked, and does not listen to what the old one still says', async () => {
    const first = FakeSocket.last;
    first.accept();
    line.again();
    await Promise.resolve();
    expect(untilNextCall()).toBeLessThanOrEqual(300);
    expect(FakeSocket.all).toHaveLength(2);
    const calls = lost;
    first.drop();
    expect(lost).toBe(calls);
  });

  it('ends for good', async () => {
    FakeSocket.last.accept();
    line.close();
    await Promise.resolve();
    happen('online');
    turnAway(false);
    expect(untilNextCall()).toBe(60_000);
    expect(lost).toBe(0);
  });
});
