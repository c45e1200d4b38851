/** What a connection needs of a browser: its sockets, its events, and whether the page is seen. */

import { vi } from 'vitest';
import { FakeSocket } from './phone';

const page = new EventTarget();
export const sheet = Object.assign(new EventTarget(), { hidden: false });
const kept = new Map<string, string>();

vi.stubGlobal('WebSocket', FakeSocket);
vi.stubGlobal('location', { protocol: 'https:', host: 'spinney.test' });
vi.stubGlobal('document', sheet);
vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
vi.stubGlobal('sessionStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
});

export const happen = (event: 'online' | 'offline'): boolean => page.dispatchEvent(new Event(event));

/** The page goes into the background, or comes back. */
export function turnAway(hidden: boolean): void {
  sheet.hidden = hidden;
  sheet.dispatchEvent(new Event('visibilitychange'));
}

/** All as on the first day. */
export function refresh(): void {
  FakeSocket.all = [];
  sheet.hidden = false;
  kept.clear();
}
