import { type BrowserContext, expect, type Page } from '@playwright/test';

/** Returns the paths that the portal's service worker has cached; empty without one. */
export function cachedFiles(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const paths: string[] = [];
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys()) paths.push(url);
    }
    return paths.map((url) => new URL(url).pathname + new URL(url).search).sort();
  });
}

/**
 * The portal registers the service worker only after the page has been idle for a while; this lets `expectCachedOffline` skip
 * that time.
 */
export async function skipIdleTime(context: BrowserContext): Promise<void> {
  type Scope = typeof globalThis & { whole?: Performance };
  await context.addInitScript(() => {
    (globalThis as Scope).whole = performance;
  });
  await context.clock.install();
  // A fake clock would also replace the page's resource timing entries.
  await context.addInitScript(() => {
    const { whole } = globalThis as Scope;
    if (whole) performance.getEntriesByType = whole.getEntriesByType.bind(whole);
  });
  passing.add(context);
}

const passing = new WeakSet<BrowserContext>();

/**
 * Waits until everything that this page has used, and everything that belongs to it, is cached for offline use. Takes
 * seconds unless the idle time can be skipped (`skipIdleTime`).
 */
export async function expectCachedOffline(page: Page): Promise<void> {
  const used = await page.evaluate(() => {
    const resources = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
    return resources
      .map(({ pathname }) => pathname)
      .filter((path) => /^\/(assets|remotes)\//.test(path));
  });
  expect(used).not.toEqual([]);
  await expect
    .poll(() => whenIdle(page, cachedFiles), { timeout: 20_000 })
    .toEqual(expect.arrayContaining(['/', '/remotes.json', ...used]));
  await expect.poll(() => missingFiles(page), { timeout: 20_000 }).toEqual([]);
}

async function whenIdle<T>(page: Page, look: (page: Page) => Promise<T>): Promise<T> {
  if (passing.has(page.context())) await page.clock.fastForward(5000);
  return look(page);
}

/**
 * Returns the files listed for the shell and the remotes in use that are not cached yet; in live mode also cached files
 * that only sample data needs.
 */
function missingFiles(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const remotes = performance
      .getEntriesByType('resource')
      .map(({ name }) => /^\/remotes\/[^/]+\/[^/]+\//.exec(new URL(name).pathname)?.[0])
      .filter((folder) => folder !== undefined);
    const isLive = JSON.parse(localStorage.getItem('hoa:session') ?? '{}').mockOn === false;
    const missing: string[] = [];
    for (const folder of ['/', ...new Set(remotes)]) {
      const list = await caches.match(`${folder}offline.json`);
      if (!list) return [`${folder}offline.json`];
      const { files, samples = [] } = await list.json();
      for (const file of files) {
        if (!(await caches.match(folder + file))) missing.push(folder + file);
      }
      for (const file of samples) {
        const isKept = Boolean(await caches.match(folder + file));
        if (isKept === isLive) missing.push(`${isLive ? 'not ' : ''}${folder + file}`);
      }
    }
    return missing;
  });
}
