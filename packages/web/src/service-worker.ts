/**
 * Lets the page open without a server. All files of one build are kept together under its version: a page that runs finds
 * all parts of its own build as long as it is open, whatever the server has by then.
 */

// The types of a service worker do not get along with those of a page, and these few are enough.
interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Lasting {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}
interface Scope {
  readonly clients: { claim(): Promise<void> };
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
}

/** What the build writes in. */
declare const build: { readonly version: string; readonly files: readonly string[] };

const scope = self as unknown as Scope;
const prefix = 'starboard-';
const cacheName = prefix + build.version;
const page = '/index.html';
/** Whoever has a connection gets the newest page; who has a bad one does not wait for it. */
const patienceMillis = 2_000;

scope.addEventListener('install', event => event.waitUntil(keepFiles()));
scope.addEventListener('activate', event => event.waitUntil(takeOver()));
scope.addEventListener('fetch', event => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return;
  event.respondWith(request.mode === 'navigate' ? openPage(request) : fromCache(request));
});

async function keepFiles(): Promise<void> {
  const cache = await caches.open(cacheName);
  await Promise.all(build.files.map(file => keepFile(cache, file)));
}

/** What has its content in its name is taken from an earlier build, if that had it. */
async function keepFile(cache: Cache, file: string): Promise<void> {
  const isUnchanging = file.startsWith('/assets/');
  const known = isUnchanging ? await caches.match(file, { ignoreVary: true }) : undefined;
  const response = known ?? (await fetch(file, { cache: isUnchanging ? 'default' : 'reload' }));
  if (!response.ok) throw new Error(`${file} could not be fetched: ${response.status}`);
  await cache.put(file, response);
}

/** No page of an earlier build is open any more. */
async function takeOver(): Promise<void> {
  const names = await caches.keys();
  const outdated = names.filter(name => name.startsWith(prefix) && name !== cacheName);
  await Promise.all(outdated.map(name => caches.delete(name)));
  // The very first page was open before this worker: its parts are safe here, too.
  await scope.clients.claim();
}

async function openPage(request: Request): Promise<Response> {
  const kept = await keptFile(page);
  if (kept === undefined) return fetch(request);
  const fetched = fetch(request).then(
    response => (response.ok ? response : kept),
    () => kept,
  );
  return Promise.race([fetched, elapsed(patienceMillis).then(() => kept)]);
}

function elapsed(millis: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, millis));
}

async function fromCache(request: Request): Promise<Response> {
  return (await keptFile(request)) ?? fetch(request);
}

async function keptFile(file: Request | string): Promise<Response | undefined> {
  const cache = await caches.open(cacheName);
  return cache.match(file, { ignoreVary: true });
}
