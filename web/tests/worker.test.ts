import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it, vi } from 'vitest';

type Listener = (event: Record<string, unknown>) => void;

const code = readFileSync(new URL('../public/sw.js', import.meta.url), 'utf8');
const origin = 'https://spinney.example';

/** The worker with a stand-in for the browser around it. */
function start(pages: { url: string; visibilityState: string; focus: () => void }[]) {
  const listeners = new Map<string, Listener>();
  const shown = vi.fn<(title: string, options: { body: string; tag: string }) => Promise<void>>(async () => undefined);
  const opened = vi.fn(async () => undefined);
  const self = {
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
    registration: { showNotification: shown },
    clients: { matchAll: async () => pages, openWindow: opened },
  };
  const place = { origin, href: `${origin}/sw.js` };
  new Function('self', 'location', 'navigator', 'caches', code)(self, place, {}, {});
  const send = async (name: string, event: Record<string, unknown>): Promise<void> => {
    let work: unknown;
    listeners.get(name)!({ ...event, waitUntil: (promise: unknown) => (work = promise) });
    await work;
  };
  return { send, shown, opened };
}

const letter = { table: 'abc', title: 'Spinney', body: 'Your turn' };
const push = { data: { json: () => letter } };

describe('the worker', () => {
  const focus = vi.fn();
  const page = (path: string, visibilityState: string) => ({ url: origin + path, visibilityState, focus });
  beforeEach(() => focus.mockClear());

  it('shows a note, one for each table', async () => {
    const { send, shown } = start([page('/t/other', 'visible'), page('/t/abc?x=1', 'hidden')]);
    await send('push', push);
    expect(shown).toHaveBeenCalledWith('Spinney', expect.objectContaining({ body: 'Your turn', tag: 'abc' }));
  });

  it('leaves those alone who look at the table', async () => {
    const { send, shown } = start([page('/t/abc', 'visible')]);
    await send('push', push);
    expect(shown).not.toHaveBeenCalled();
  });

  it('bears a letter that it cannot read', async () => {
    const { send, shown } = start([]);
    await send('push', { data: null });
    expect(shown).toHaveBeenCalledWith('Spinney', expect.objectContaining({ tag: '' }));
  });

  it('goes to the table when the note is tapped', async () => {
    const note = { close: vi.fn(), data: { table: 'abc' } };
    const open = start([page('/t/abc', 'hidden')]);
    await open.send('notificationclick', { notification: note });
    expect(focus).toHaveBeenCalled();
    const none = start([]);
    await none.send('notificationclick', { notification: note });
    expect(none.opened).toHaveBeenCalledWith(`${origin}/t/abc`);
    expect(note.close).toHaveBeenCalledTimes(2);
  });
});
