/// <reference lib="webworker" />
/** The whole site after the first visit. Hashed files never change; the page itself is asked for first, kept for no network. */
declare const self: ServiceWorkerGlobalScope;
declare const __FILES__: readonly string[];
declare const __VERSION__: string;

const CACHE = `izvilina-${__VERSION__}`;

self.addEventListener('install', (event) => {
  event.waitUntil(precache());
});

/** Files whose name carries their hash are taken over from the cache before, so that an update loads only what changed. */
async function precache(): Promise<void> {
  const cache = await caches.open(CACHE);
  await Promise.all(
    __FILES__.map(async (file) => {
      const kept = file.startsWith('/assets/') ? await caches.match(file) : undefined;
      const response = kept ?? (await fetch(file, { cache: file.startsWith('/assets/') ? 'default' : 'reload' }));
      if (!response.ok) throw new Error(`${file}: ${response.status}`);
      await cache.put(file, response);
    }),
  );
}

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

/** The page asks for it between games; an open table is never reloaded under its players. */
self.addEventListener('message', (event) => {
  if (event.data === 'take over') void self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (/^\/(api|ws|healthz|metrics)(\/|$)/.test(url.pathname)) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (__FILES__.includes(url.pathname)) event.respondWith(kept(url.pathname, request));
});

async function kept(path: string, request: Request): Promise<Response> {
  return (await caches.match(path, { cacheName: CACHE })) ?? fetch(request);
}

async function page(request: Request): Promise<Response> {
  const shell = () => caches.match('/', { cacheName: CACHE });
  try {
    const response = await fetch(request, { signal: AbortSignal.timeout(4000) });
    return response.ok ? response : ((await shell()) ?? response);
  } catch {
    return (await shell()) ?? Response.error();
  }
}
