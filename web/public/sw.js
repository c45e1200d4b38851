// Keeps what the score pad needs, so that it works where there is no connection. The pad asks for it; nothing else is kept.
// Shows "your turn" where a player asked for that.

const CACHE = 'spinney-pad';
/** The folder that it lies in: the root of a server, or any place of a web space where the pad is alone. */
const ROOT = new URL('./', location.href).pathname;
// `json` before `js`, which it begins with.
const ASSET = /assets\/[\w.-]+\.(?:json|js|css|svg|woff2)/g;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('message', (event) => {
  if (event.data?.keep) event.waitUntil(keepAll(event.data.keep).then(() => event.source?.postMessage('kept'), () => undefined));
});

/** Follows the names of files from the page on, so that the list is always that of the build that is served; then the cards. */
async function keepAll(cards) {
  const cache = await caches.open(CACHE);
  const page = await fetch(ROOT, { cache: 'no-cache' });
  if (!page.ok) return;
  await cache.put(ROOT, page.clone());
  const seen = new Set([`${ROOT}icon.svg`, `${ROOT}manifest.webmanifest`]);
  let next = [...seen, ...filesIn(await page.text())];
  while (next.length) {
    next.forEach((path) => seen.add(path));
    const found = await Promise.all(next.map((path) => keepFile(cache, path)));
    next = [...new Set(found.flat())].filter((path) => !seen.has(path));
  }
  for (const path of cards) await cardsOf(new Request(path));
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url);
    if (pathname.startsWith(`${ROOT}assets/`) && !seen.has(pathname)) await cache.delete(url);
  }
}

/** The names of files in a text; scripts name their neighbours without the folder. */
function filesIn(text) {
  const full = (text.match(ASSET) ?? []).map((name) => `${ROOT}${name}`);
  const near = [...text.matchAll(/["'`(]\.?\/?([\w.-]+-[\w-]{8}\.(?:js|css|svg|json|woff2))["'`)]/g)].map((match) => `${ROOT}assets/${match[1]}`);
  return [...full, ...near];
}

async function keepFile(cache, path) {
  let answer = await cache.match(path);
  if (!answer) {
    answer = await fetch(path);
    if (!answer.ok) return [];
    await cache.put(path, answer.clone());
  }
  return /\.(?:js|css)$/.test(path) ? filesIn(await answer.text()) : [];
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  // Names of assets change with what is in them: what is kept is right.
  if (url.pathname.startsWith(`${ROOT}assets/`)) event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)));
  else if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => caches.match(ROOT).then((kept) => kept ?? Response.error())));
  else if (url.pathname.startsWith('/api/cards/') || url.pathname === '/api/editions' || url.pathname.startsWith(`${ROOT}data/`)) event.respondWith(cardsOf(request));
});

/** The cards of a game: the server's answer, or the one that is kept. */
async function cardsOf(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok) await (await caches.open(CACHE)).put(request, answer.clone());
    return answer;
  } catch {
    return (await caches.match(request)) ?? Response.error();
  }
}

const tablePage = (table) => new URL(`/t/${encodeURIComponent(table)}`, location.origin).href;
const pagesAt = async (table) => {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return pages.filter(({ url }) => url.split(/[?#]/)[0] === tablePage(table));
};

self.addEventListener('push', (event) => {
  let letter;
  try {
    letter = event.data.json();
  } catch {
    letter = {};
  }
  event.waitUntil(announce(letter));
});

/** One note for each table; none for somebody who is looking at it. */
async function announce({ table = '', title = 'Spinney', body = '' }) {
  if ((await pagesAt(table)).some((page) => page.visibilityState === 'visible')) return;
  await self.registration.showNotification(title, { body, tag: table, icon: '/icon-192.png', badge: '/icon-192.png', data: { table } });
  await navigator.setAppBadge?.(1).catch(() => undefined);
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(goTo(event.notification.data?.table ?? ''));
});

async function goTo(table) {
  await navigator.clearAppBadge?.().catch(() => undefined);
  const [page] = await pagesAt(table);
  await (page ? page.focus() : self.clients.openWindow(tablePage(table)));
}
