/** Lets the browser keep the pad, so that it opens and works without a connection. */

import { cardsPath, rulesPath } from '../lib/api';
import { editions, editionsPath } from '../lib/editions.svelte';
import { ROOT } from '../lib/site';
import { settings } from '../lib/settings.svelte';
import type { EditionInfo } from '../lib/types';

/** Asks the service worker to keep the page and the cards of all games; where there is none, nothing happens. */
export async function keepOffline(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register(`${ROOT}sw.js`);
    const { active } = await navigator.serviceWorker.ready;
    const kept = new Promise<void>((done) =>
      navigator.serviceWorker.addEventListener('message', ({ data }) => data === 'kept' && done()),
    );
    navigator.serviceWorker.startMessages();
    // It fetches the cards itself: on a first visit it does not listen yet to what the page asks for.
    const paths = ({ edition, solo }: EditionInfo): string[] =>
      (solo ? [false, true] : [false]).flatMap((alone) => [
        cardsPath(edition, settings.lang, alone),
        rulesPath(edition, settings.lang, alone),
      ]);
    active?.postMessage({ keep: [editionsPath(), ...editions().flatMap(paths)] });
    await kept;
    document.documentElement.dataset.offline = 'ready';
  } catch {
    // A browser that allows no worker needs the connection.
  }
}
