interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  readonly preloadResponse?: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

/** The part of a service worker's scope that is used here; the library of web workers conflicts with that of pages. */
interface WorkerScope {
  readonly location: Location;
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
  readonly registration: { readonly navigationPreload?: { enable(): Promise<void> } };
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(
    type: 'message',
    listener: (event: ExtendableEvent & { readonly data?: { kind?: string; used?: Used } }) => void,
  ): void;
}

/** The address of a page, the files it was loaded from, and whether it shows sample data. */
interface Used {
  readonly page: string;
  readonly files: readonly string[];
  readonly samples?: boolean;
}

/** A page's import map, the registry, or a list of files. */
interface Content {
  readonly integrity?: Pins;
  readonly remotes?: unknown;
  readonly files?: unknown;
  readonly samples?: unknown;
}

/** Integrity by address. */
type Pins = Readonly<Record<string, string>>;

const scope = self as unknown as WorkerScope;

// Change the number after a change in what is cached or in its format.
const pages = 'hoa-pages-1';
const files = 'hoa-files-2';

/** This HTML page is the response to every navigation. */
const page = '/';
const registry = '/remotes.json';
/** Lists all scripts and styles of the shell; each release of a remote has such a list next to its files. */
const list = 'offline.json';
const shellList = `/${list}`;
/** Suffix for the copy of the previous release, which an open tab may still be running. */
const previous = '?previous';

/** After this long, the cached copy is used instead of the network. */
const patienceMs = 4_000;
const atATime = 3;
/** Pause between batches, so that the page stays responsive. */
const pauseMs = 75;
/** How long to keep files of an unknown release. */
const unlistedMs = 60 * 24 * 60 * 60_000;

scope.addEventListener('install', () => void scope.skipWaiting());

scope.addEventListener('activate', (event) => event.waitUntil(takeOver()));

scope.addEventListener('fetch', (event) => {
  const kind = kindOf(event.request);
  if (kind === 'page') event.respondWith(networkFirst(event, page));
  if (kind === 'registry') event.respondWith(networkFirst(event, registry));
  if (kind === 'file') event.respondWith(cacheFirst(event));
});

scope.addEventListener('message', (event) => {
  const { kind, used } = event.data ?? {};
  if (kind === 'used' && used) event.waitUntil(keepUsed(used));
});

/**
 * Returns how to respond to a request. null leaves it to the browser, including URLs with a query and the respelled
 * URLs for retrying a broken remote.
 */
function kindOf({
  method,
  mode,
  url,
}: Pick<Request, 'method' | 'mode' | 'url'>): 'page' | 'registry' | 'file' | null {
  const { origin, pathname, search } = new URL(url);
  if (method !== 'GET' || origin !== scope.location.origin || isOfServer(pathname)) return null;
  if (mode === 'navigate') return /\.[^/]*$/.test(pathname) ? null : 'page';
  if (search !== '') return null;
  if (pathname === registry) return 'registry';
  return isImmutable(pathname) ? 'file' : null;
}

/** Returns true for paths of the server: data, which must not be cached, and its own pages. */
function isOfServer(pathname: string) {
  return /^\/(api|mailbox|healthz|readyz|metrics)(\/|$)/.test(pathname);
}

function isImmutable(pathname: string) {
  return /^\/(assets|remotes\/[\w.+-]+\/[\w.+-]+)\/[^%]+$/.test(pathname);
}

async function takeOver() {
  const names = await caches.keys();
  // Deletes old caches of this worker only; uploaded files are in other caches and stay.
  const old = names.filter(
    (name) => /^hoa-(pages|files)-\d+$/.test(name) && ![pages, files].includes(name),
  );
  await Promise.all(old.map((name) => caches.delete(name)));
  // Requests the page while this worker starts, not after.
  await scope.registration.navigationPreload?.enable();
  await scope.clients.claim();
}

/**
 * Responds from the network, so that a new release shows immediately, or from the cache after a failure or timeout.
 */
async function networkFirst(event: FetchEvent, key: string): Promise<Response> {
  const answered = answerOf(event);
  event.waitUntil(
    answered
      .then((answer) => (isWhole(answer) ? keepLatest(key, answer.clone()) : undefined))
      .catch(ignore),
  );
  try {
    const answer = await inTime(answered);
    return answer.status < 500 ? answer : ((await kept(key)) ?? answer);
  } catch {
    return (await kept(key)) ?? answered;
  }
}

async function answerOf({ request, preloadResponse }: FetchEvent) {
  return (await preloadResponse) ?? fetch(request);
}

async function cacheFirst(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const cache = await caches.open(files);
  const known = await cache.match(request.url, { ignoreVary: true });
  if (known) return known;
  const { pathname } = new URL(request.url);
  const pin = (await pinned())[pathname];
  const answer = await (pin ? fetchPinned(request, pin) : fetch(request));
  event.waitUntil(keepChecked(pathname, answer.clone(), pin).catch(ignore));
  return answer;
}

/**
 * Rejects if the file does not match its integrity hash. A corrupt copy in the browser's HTTP cache is fetched again.
 */
async function fetchPinned({ url, cache }: Request, integrity: string) {
  try {
    return await fetch(url, { cache, integrity });
  } catch (error) {
    // Offline, the second attempt fails with the same error.
    if (cache === 'reload') throw error;
    return fetch(url, { cache: 'reload', integrity });
  }
}

/**
 * Caches a file if it is valid: a script or style whose integrity the page pins and `fetch` has checked, JSON that
 * parses, or a picture or font.
 */
async function keepChecked(path: string, answer: Response, pin: string | undefined) {
  if (!isWhole(answer) || isPage(answer)) return;
  if (/\.(js|css)$/.test(path) && !pin) return;
  if (path.endsWith('.json') && !readJson(await answer.clone().text())) return;
  await (await caches.open(files)).put(path, answer);
}

/**
 * Caches the files that a page has loaded, mainly for the first visit, which started without this worker; they come
 * from the browser's HTTP cache. Then caches the other files of the shell and of the remotes in use, such as
 * lazy-loaded forms and texts.
 */
async function keepUsed({ page: address, files: used, samples = true }: Used) {
  await Promise.all([keepMissing(page, address), keepMissing(registry, registry)]);
  await keepAll(used);
  if (!savesData()) {
    const folders = new Set(used.map((file) => remoteOf(file) ?? '/'));
    for (const folder of folders) {
      await keepAll(await listed(folder, samples));
    }
  }
  await dropOld(new Set(used));
}

/** Fetches a few files at a time, so that the page's own requests come first. */
async function keepAll(all: readonly string[]) {
  for (let at = 0; at < all.length; at += atATime) {
    const fetched = await Promise.all(all.slice(at, at + atATime).map(keepFile));
    if (fetched.includes(true)) await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}

/** Returns true if the file was not cached and a request was sent. */
async function keepFile(file: string): Promise<boolean> {
  const cache = await caches.open(files);
  if (!isImmutable(file) || (await cache.match(file, { ignoreVary: true }))) return false;
  const pin = (await pinned())[file];
  await fetch(file, { cache: 'force-cache', ...(pin && { integrity: pin }) })
    .then((answer) => keepChecked(file, answer, pin))
    .catch(ignore);
  return true;
}

/**
 * Returns the files in a folder's list. The list of a release never changes; the shell's is fetched again when the
 * page has changed.
 * @param withSamples true to include files that only sample data needs
 */
async function listed(folder: string, withSamples: boolean): Promise<string[]> {
  const address = folder + list;
  if (address === shellList) {
    const known = await textOf(shellList);
    const start = /src="\/([^"]+\.js)"/.exec(await textOf(page))?.[1] ?? '';
    if (!known.includes(`"${start}"`)) {
      const answer = await fetch(shellList).catch(ignore);
      if (answer && isWhole(answer)) await keepLatest(shellList, answer);
    }
  } else {
    await keepFile(address);
  }
  const cache = await caches.open(address === shellList ? pages : files);
  const answer = await cache.match(address, { ignoreVary: true });
  const content = await answer?.json().catch(ignore);
  return [content?.files, withSamples && content?.samples]
    .flatMap((list) => (Array.isArray(list) ? list : []))
    .map((file: unknown) => folder + file);
}

let pins: Promise<Pins> | undefined;

/**
 * Returns the integrity of all scripts and styles of the current and the previous releases, as their pages pin it.
 */
function pinned() {
  pins ??= Promise.all([textOf(page + previous), textOf(page)]).then((texts) =>
    Object.assign({}, ...texts.map((text) => readJson(importMapOf(text))?.integrity)),
  );
  return pins;
}

/**
 * @param text of a page
 */
function importMapOf(text: string) {
  return /<script type="importmap">([^<]*)<\/script>/.exec(text)?.[1] ?? '';
}

/** Returns true if the browser's data saver is on. */
function savesData() {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/** Returns the folder of the remote's release that a file is in. */
function remoteOf(path: string) {
  return /^\/remotes\/[^/]+\/[^/]+\//.exec(path)?.[0];
}

async function keepMissing(key: string, address: string) {
  if (await kept(key)) return;
  const answer = await fetch(address, { cache: 'force-cache' }).catch(ignore);
  if (answer && isWhole(answer)) await keepLatest(key, answer);
}

/** Caches a valid response. If it differs from the cached one, that becomes the previous copy. */
async function keepLatest(key: string, answer: Response) {
  const text = await answer.clone().text();
  if ((key === page) !== isPage(answer) || !isSound(key, text)) return;
  const cache = await caches.open(pages);
  const before = await soundCopy(key);
  if (before && (await before.clone().text()) !== text) await cache.put(key + previous, before);
  await cache.put(key, answer);
  if (key === page) pins = undefined;
}

/**
 * Returns true if a text is the complete page, a registry with remotes or a list of files, and not a maintenance page
 * or a truncated response.
 */
function isSound(key: string, text: string) {
  if (key === page) return readJson(importMapOf(text)) !== null && /<\/html>\s*$/.test(text);
  const content = readJson(text);
  if (key === shellList) return Array.isArray(content?.files);
  const { remotes } = content ?? {};
  return (
    Array.isArray(remotes) &&
    remotes.length > 0 &&
    remotes.every((one) => typeof one?.entry === 'string')
  );
}

/** Returns null for invalid JSON and for falsy values. */
function readJson(text: string): Content | null {
  try {
    return JSON.parse(text) || null;
  } catch {
    return null;
  }
}

/**
 * Removes the files of releases that are neither current nor previous. A script of the shell belongs to the pages
 * that pin it.
 */
async function dropOld(used: ReadonlySet<string>) {
  const kinds = [page, registry, shellList];
  const texts = await Promise.all([...kinds, ...kinds.map((key) => key + previous)].map(textOf));
  const mentioned = texts.join('\n');
  if (!mentioned.includes('/remotes/')) return;
  const cache = await caches.open(files);
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    const remote = remoteOf(pathname);
    const isListed =
      used.has(pathname) ||
      (remote
        ? mentioned.includes(remote)
        : mentioned.includes(`"${pathname}"`) || mentioned.includes(`"${pathname.slice(1)}"`));
    const isLasting = !remote && !/\.(js|css)$/.test(pathname);
    if (isListed || (isLasting && isRecent(await cache.match(request)))) continue;
    await cache.delete(request);
  }
}

/** Returns the text of a cached copy, or '' if there is none. */
async function textOf(name: string) {
  return (await soundCopy(name))?.text() ?? '';
}

/** Returns the cached copy, or the previous one if the latest is invalid. */
async function kept(key: string) {
  return (await soundCopy(key)) ?? (await soundCopy(key + previous));
}

async function soundCopy(name: string) {
  const copy = await (await caches.open(pages)).match(name, { ignoreVary: true });
  const key = name.replace(previous, '');
  return copy && isSound(key, await copy.clone().text()) ? copy : undefined;
}

function isWhole({ status, type, redirected }: Response) {
  return status === 200 && type === 'basic' && !redirected;
}

function isPage({ headers }: Response) {
  return /^text\/html\b/.test(headers.get('Content-Type') ?? '');
}

function isRecent(answer: Response | undefined) {
  const date = Date.parse(answer?.headers.get('Date') ?? '');
  return Number.isNaN(date) || Date.now() - date < unlistedMs;
}

function inTime<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('Too slow.')), patienceMs);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Without cache storage the portal works, only not offline. */
function ignore() {
  return undefined;
}
