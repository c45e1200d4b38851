/** “Your turn” from the server to this browser, also when the page is closed. Only for those who ask for it. */

import { ask } from '../lib/api';
import { settings } from '../lib/settings.svelte';

/** Whether this browser can be told at all: it wants https or the own machine. */
export const canPush = (): boolean =>
  isSecureContext && 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

async function subscription(): Promise<PushSubscription | null> {
  const known = await navigator.serviceWorker.getRegistration('/sw.js');
  return (await known?.pushManager.getSubscription()) ?? null;
}

const tell = (method: string, body: unknown): Promise<unknown> =>
  ask('/api/push', { method, body, token: settings.player });

/** The key of the server as browsers want it. */
export function keyBytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

/** Whether this browser is told; what the server knows of it is brought up to date, the language too. */
export async function isPushed(): Promise<boolean> {
  const found = canPush() && Notification.permission === 'granted' ? await subscription().catch(() => null) : null;
  if (found) await send(found).catch(() => undefined);
  return found !== null;
}

function send(found: PushSubscription): Promise<unknown> {
  const { endpoint, keys } = found.toJSON();
  return tell('PUT', { endpoint, keys: { p256dh: keys?.p256dh, auth: keys?.auth }, lang: settings.lang });
}

/** Asks the person, then the browser, then the server. False: the person or the browser does not want it. */
export async function startPush(): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  await navigator.serviceWorker.register('/sw.js');
  const { pushManager } = await navigator.serviceWorker.ready;
  const { key } = await ask<{ key: string }>('/api/push');
  const wish = { userVisibleOnly: true, applicationServerKey: keyBytes(key) };
  let found: PushSubscription;
  try {
    found = await pushManager.subscribe(wish);
  } catch {
    // A server with another key was here before.
    await (await pushManager.getSubscription())?.unsubscribe();
    found = await pushManager.subscribe(wish);
  }
  await send(found);
  return true;
}

export async function stopPush(): Promise<void> {
  const found = await subscription();
  if (!found) return;
  await found.unsubscribe();
  await tell('DELETE', { endpoint: found.endpoint });
}
