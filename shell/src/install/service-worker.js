// The worker of the installed app: an offline page in place of the browser's, and what a phone shares with the app. It caches
// nothing of a member: a page comes from the network or not at all, and shared text is held in memory until the page takes it.
const cacheName = 'datewright-offline-2';
const offlineFiles = ['/offline.html', '/offline.css', '/theme.js', '/offline.js', '/favicon.svg'];
const maxSharedLength = 8000;
const maxPictureBytes = 15 * 1024 * 1024;
/** How long shared text waits for a page, in milliseconds. */
const keepsMs = 60_000;

let shared = null;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(cacheName)
      .then((cache) => cache.addAll(offlineFiles))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      const names = await caches.keys();
      await Promise.all(names.filter((name) => name !== cacheName).map((name) => caches.delete(name)));
      // The page is requested while the worker starts.
      await self.registration.navigationPreload?.enable();
      await self.clients.claim();
    })(),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin) return;
  if (request.method === 'POST' && pathname === '/share') event.respondWith(takeShare(request));
  else if (request.mode === 'navigate' && request.method === 'GET') event.respondWith(loadPage(event));
  else if (offlineFiles.includes(pathname)) event.respondWith(loadOfflineFile(request));
});

async function loadPage(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    const cache = await caches.open(cacheName);
    return (await cache.match('/offline.html')) ?? Response.error();
  }
}

async function loadOfflineFile(request) {
  try {
    return await fetch(request);
  } catch {
    const cache = await caches.open(cacheName);
    return (await cache.match(request)) ?? Response.error();
  }
}

async function takeShare(request) {
  const form = await request.formData().catch(() => new FormData());
  const words = ['title', 'text', 'url'].map((name) => form.get(name)).filter((part) => typeof part === 'string');
  const picture = form.get('picture');
  const isPicture = picture instanceof File && picture.size > 0 && picture.size <= maxPictureBytes;
  shared = {
    text: [...new Set(words)].join('\n').trim().slice(0, maxSharedLength),
    picture: isPicture ? picture : null,
    at: Date.now(),
  };
  return Response.redirect('/', 303);
}

// A page asks once for what was shared, and nobody gets it after that.
self.addEventListener('message', ({ data, ports: [port] }) => {
  if (data !== 'take-shared' || !port) return;
  const isFresh = shared !== null && Date.now() - shared.at < keepsMs;
  port.postMessage(isFresh ? { text: shared.text, picture: shared.picture } : null);
  shared = null;
});
