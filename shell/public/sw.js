// @ts-check
// The portal's service worker: with it the portal opens without a connection and reads what it had. It is
// a plain script, published as it is; docs/decisions/009-offline.md says why it is made this way.
(() => {
  /**
   * @typedef {Event & { waitUntil(work: Promise<unknown>): void }} WorkerEvent
   * @typedef {WorkerEvent & {
   *   request: Request,
   *   preloadResponse?: Promise<Response | undefined>,
   *   respondWith(answer: Promise<Response>): void,
   * }} Fetched
   * @typedef {{
   *   skipWaiting(): Promise<void>,
   *   clients: { claim(): Promise<void> },
   *   registration: { navigationPreload?: { enable(): Promise<void> } },
   * }} WorkerScope
   * @typedef {{ page: string, files: readonly string[] }} Used what a page was loaded from
   * @typedef {Readonly<Record<string, string>>} Pins integrity by address
   */
  const scope = /** @type {typeof self & WorkerScope} */ (self);

  // A change in what is kept here, or how, takes a new number.
  const pages = 'hoa-pages-1';
  const files = 'hoa-files-1';

  /** Every address that is no file shows the one page. */
  const page = '/';
  const registry = '/remotes.json';
  /** Names every script and style of the shell; each release of a remote has its own beside its files. */
  const list = 'offline.json';
  const shellList = `/${list}`;
  /** Under it stands what was there before: the release that an open tab may still run. */
  const previous = '?previous';

  /** A connection that takes longer than this is as good as none. */
  const patienceMs = 4_000;
  const atATime = 4;
  /** How long files of an unknown release are kept. */
  const unlistedMs = 60 * 24 * 60 * 60_000;

  scope.addEventListener('install', () => void scope.skipWaiting());

  scope.addEventListener('activate', (event) => {
    /** @type {WorkerEvent} */ (event).waitUntil(takeOver());
  });

  scope.addEventListener('fetch', (event) => {
    const fetched = /** @type {Fetched} */ (event);
    const kind = kindOf(fetched.request);
    if (kind === 'page') fetched.respondWith(networkFirst(fetched, page));
    if (kind === 'registry') fetched.respondWith(networkFirst(fetched, registry));
    if (kind === 'file') fetched.respondWith(cacheFirst(fetched));
  });

  scope.addEventListener('message', (event) => {
    const { kind, used } = event.data ?? {};
    if (kind !== 'used') return;
    /** @type {WorkerEvent} */ (/** @type {Event} */ (event)).waitUntil(keepUsed(used));
  });

  /**
   * How a request is answered; null leaves it to the browser, as for addresses with a query and the
   * respelled addresses under which a broken remote is fetched again.
   * @param {Pick<Request, 'method' | 'mode' | 'url'>} request
   * @returns {'page' | 'registry' | 'file' | null}
   */
  function kindOf({ method, mode, url }) {
    const { origin, pathname, search } = new URL(url);
    if (method !== 'GET' || origin !== scope.location.origin) return null;
    if (mode === 'navigate') return /\.[^/]*$/.test(pathname) ? null : 'page';
    if (search !== '') return null;
    if (pathname === registry) return 'registry';
    return isImmutable(pathname) ? 'file' : null;
  }

  /** @param {string} pathname */
  function isImmutable(pathname) {
    return /^\/(assets|remotes\/[\w.+-]+\/[\w.+-]+)\/[^%]+$/.test(pathname);
  }

  async function takeOver() {
    const names = await caches.keys();
    // Only what workers made: what people uploaded is kept beside it, and is theirs.
    const old = names.filter(
      (name) => /^hoa-(pages|files)-\d+$/.test(name) && ![pages, files].includes(name),
    );
    await Promise.all(old.map((name) => caches.delete(name)));
    // The page is asked for while this worker starts, not after.
    await scope.registration.navigationPreload?.enable();
    await scope.clients.claim();
  }

  /**
   * The server's answer, so that a new release shows at once; what was kept when there is none in time.
   * @param {Fetched} event
   * @param {string} key
   * @returns {Promise<Response>}
   */
  async function networkFirst(event, key) {
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

  /** @param {Fetched} event */
  async function answerOf({ request, preloadResponse }) {
    return (await preloadResponse) ?? fetch(request);
  }

  /**
   * @param {Fetched} event
   * @returns {Promise<Response>}
   */
  async function cacheFirst(event) {
    const { request } = event;
    const cache = await caches.open(files);
    const known = await cache.match(request.url, { ignoreVary: true });
    if (known) return known;
    // With the request goes its integrity: what was tampered with is refused here and not kept.
    const answer = await fetch(request);
    if (isFile(answer)) event.waitUntil(cache.put(request.url, answer.clone()).catch(ignore));
    return answer;
  }

  /**
   * Keeps what a page has used, above all of the first visit, which began without this worker; the
   * browser's own cache has it all. Then the rest of the shell and of the remotes in use: forms and texts
   * that are fetched on demand.
   * @param {Used} used
   */
  async function keepUsed({ page: address, files: used }) {
    await Promise.all([keepMissing(page, address), keepMissing(registry, registry)]);
    const integrity = await pinned();
    await keepAll(used, integrity);
    if (!savesData()) {
      const folders = new Set(used.map((file) => remoteOf(file) ?? '/'));
      for (const folder of folders) {
        await keepAll(await listed(folder), integrity);
      }
    }
    await dropOld(new Set(used));
  }

  /** A few at a time: the page comes first. @param {readonly string[]} all @param {Pins} integrity */
  async function keepAll(all, integrity) {
    for (let at = 0; at < all.length; at += atATime) {
      await Promise.all(all.slice(at, at + atATime).map((file) => keepFile(file, integrity)));
    }
  }

  /** @param {string} file @param {Pins} integrity */
  async function keepFile(file, integrity) {
    const cache = await caches.open(files);
    if (!isImmutable(file) || (await cache.match(file, { ignoreVary: true }))) return;
    const pin = integrity[file];
    await fetch(file, { cache: 'force-cache', ...(pin && { integrity: pin }) })
      .then((answer) => (isFile(answer) ? cache.put(file, answer) : undefined))
      .catch(ignore);
  }

  /**
   * What the list in a folder names. That of a release never changes; the shell's is asked for when the
   * page has become another one.
   * @param {string} folder
   * @returns {Promise<string[]>}
   */
  async function listed(folder) {
    const address = folder + list;
    if (address === shellList) {
      const known = await textOf(shellList);
      const start = /src="\/([^"]+\.js)"/.exec(await textOf(page))?.[1] ?? '';
      if (!known.includes(`"${start}"`)) {
        const answer = await fetch(shellList).catch(ignore);
        if (answer && isWhole(answer)) await keepLatest(shellList, answer);
      }
    } else {
      await keepFile(address, {});
    }
    const cache = await caches.open(address === shellList ? pages : files);
    const answer = await cache.match(address, { ignoreVary: true });
    const content = await answer?.json().catch(ignore);
    return Array.isArray(content?.files)
      ? content.files.map((/** @type {unknown} */ file) => folder + file)
      : [];
  }

  /** The integrity of every script of the live releases, as the page pins it. */
  async function pinned() {
    const map = /<script type="importmap">([^<]*)</.exec(await textOf(page))?.[1] ?? '{}';
    try {
      return JSON.parse(map).integrity ?? {};
    } catch {
      return {};
    }
  }

  /** Whether the person asked the browser to fetch no more than needed. */
  function savesData() {
    const { connection } = /** @type {{ connection?: { saveData?: boolean } }} */ (navigator);
    return connection?.saveData === true;
  }

  /** The folder of a remote's release that a file is in. @param {string} path */
  function remoteOf(path) {
    return /^\/remotes\/[^/]+\/[^/]+\//.exec(path)?.[0];
  }

  /** @param {string} key @param {string} address */
  async function keepMissing(key, address) {
    if (await kept(key)) return;
    const answer = await fetch(address, { cache: 'force-cache' }).catch(ignore);
    if (answer && isWhole(answer)) await keepLatest(key, answer);
  }

  /**
   * Keeps an answer, and beside it the one before if that was another.
   * @param {string} key
   * @param {Response} answer
   */
  async function keepLatest(key, answer) {
    if ((key === page) !== isPage(answer)) return;
    const cache = await caches.open(pages);
    const before = await cache.match(key);
    if (before && (await before.clone().text()) !== (await answer.clone().text())) {
      await cache.put(key + previous, before);
    }
    await cache.put(key, answer);
  }

  /**
   * Drops the files of releases that are neither in force nor were before; a script of the shell belongs
   * to the pages that pin it.
   * @param {ReadonlySet<string>} used
   */
  async function dropOld(used) {
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

  /** The text of what was kept; empty when nothing was. @param {string} key */
  async function textOf(key) {
    return (await kept(key))?.text() ?? '';
  }

  /** @param {string} key */
  async function kept(key) {
    return (await caches.open(pages)).match(key, { ignoreVary: true });
  }

  /** @param {Response} answer */
  function isWhole({ status, type, redirected }) {
    return status === 200 && type === 'basic' && !redirected;
  }

  /** @param {Response} answer */
  function isFile(answer) {
    return isWhole(answer) && !isPage(answer);
  }

  /** @param {Response} answer */
  function isPage({ headers }) {
    return /^text\/html\b/.test(headers.get('Content-Type') ?? '');
  }

  /** @param {Response | undefined} answer */
  function isRecent(answer) {
    const date = Date.parse(answer?.headers.get('Date') ?? '');
    return Number.isNaN(date) || Date.now() - date < unlistedMs;
  }

  /**
   * @template T
   * @param {Promise<T>} work
   * @returns {Promise<T>}
   */
  function inTime(work) {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error('Too slow.')), patienceMs);
      work.then(resolve, reject).finally(() => clearTimeout(timer));
    });
  }

  /** When it can't be stored, the portal works without it. */
  function ignore() {
    return undefined;
  }
})();
