/// <reference lib="webworker" />
/**
 * Stores the site on the first visit, and its large files when they are first used. Hashed files never change, so they
 * come from the cache; the page itself is fetched first, and its stored copy serves when there is no network.
 */
import type { ShelfTable } from '@izvilina/protocol/messages.ts';

declare const self: ServiceWorkerGlobalScope;
declare const __INSTALL__: readonly string[];
declare const __WHEN_USED__: readonly string[];
declare const __VERSION__: string;

const CACHE = `izvilina-${__VERSION__}`;

self.addEventListener('install', (event) => {
  event.waitUntil(precache());
});

/**
 * Hashed files already in the previous version's cache are copied, so that an update downloads only what changed. Files
 * are stored a few at a time, because the open page needs the network and the processor too.
 */
async function precache(): Promise<void> {
  const cache = await caches.open(CACHE);
  const store = async (file: string) => {
    const kept = file.startsWith('/assets/') ? await caches.match(file) : undefined;
    const response = kept ?? (await fetch(file, { cache: file.startsWith('/assets/') ? 'default' : 'reload' }));
    if (!response.ok) throw new Error(`${file}: ${response.status}`);
    await cache.put(file, response);
  };
  const left = __INSTALL__.values();
  const lane = async () => {
    for (const file of left) await store(file);
  };
  await Promise.all([lane(), lane(), lane(), lane()]);
}

self.addEventListener('activate', (event) => {
  event.waitUntil(replaceOldCaches());
});

async function replaceOldCaches(): Promise<void> {
  const cache = await caches.open(CACHE);
  await Promise.all(
    __WHEN_USED__.map(async (file) => {
      const kept = await caches.match(file);
      if (kept) await cache.put(file, kept);
    }),
  );
  const old = (await caches.keys()).filter((name) => name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** The page sends this only between games: an open table is never reloaded while it is played. */
self.addEventListener('message', (event) => {
  if (event.data === 'take over') void self.skipWaiting();
});

/** A click on a turn notification focuses the page that is open at its table, or opens a new one. */
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const path: unknown = event.notification.data?.path;
  if (typeof path === 'string' && path.startsWith('/')) event.waitUntil(openTable(path));
});

/** A push message has no content; the server is asked which game waits. */
self.addEventListener('push', (event) => {
  event.waitUntil(showWaitingGame());
});

async function showWaitingGame(): Promise<void> {
  const language = self.navigator.language.startsWith('ru') ? 'ru' : 'en';
  const titles = { ru: 'Ваш ход', en: 'Your turn' };
  const bodies = { ru: 'За столом ждут только вас.', en: 'The table is waiting for you.' };
  const waiting = await fetch('/api/tables')
    .then((response) => response.json())
    .then((tables: readonly ShelfTable[]) => tables.find(({ yourTurn }) => yourTurn))
    .catch(() => undefined);
  const path = waiting ? `/t/${waiting.info.id}` : '/';
  // Browsers require a notification for every push, also when the turn has been played on another device meanwhile.
  await self.registration.showNotification(titles[language], {
    body: bodies[language],
    icon: '/icons/192.png',
    tag: waiting?.info.id ?? 'izvilina',
    data: { path },
  });
}

async function openTable(path: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = pages.find(({ url }) => new URL(url).pathname === path);
  if (open) await open.focus();
  else await self.clients.openWindow(path);
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (/^\/(api|ws|healthz|readyz|metrics|\.well-known)(\/|$)/.test(url.pathname)) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (__INSTALL__.includes(url.pathname)) event.respondWith(kept(url.pathname, request));
  else if (__WHEN_USED__.includes(url.pathname)) event.respondWith(keptWhenUsed(url.pathname, event));
});

async function kept(path: string, request: Request): Promise<Response> {
  return (await caches.match(path, { cacheName: CACHE })) ?? fetch(request);
}

async function keptWhenUsed(path: string, event: FetchEvent): Promise<Response> {
  const known = await caches.match(path, { cacheName: CACHE });
  if (known) return known;
  const response = await fetch(event.request);
  if (response.ok) {
    const copy = response.clone();
    // A full disk is no error: the file is just not available offline.
    event.waitUntil(
      caches
        .open(CACHE)
        .then((cache) => cache.put(path, copy))
        .catch(() => undefined),
    );
  }
  return response;
}

async function page(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const shell = () => caches.match(pathname === '/' ? '/' : '/index.html', { cacheName: CACHE });
  try {
    const response = await fetch(request, { signal: AbortSignal.timeout(4000) });
    return response.ok ? response : ((await shell()) ?? response);
  } catch {
    return (await shell()) ?? Response.error();
  }
}
