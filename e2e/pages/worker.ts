import { type BrowserContext, expect, type Page } from '@playwright/test';

/** The paths that the portal's worker keeps; empty while there is none. */
export function keptFiles(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const paths: string[] = [];
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys()) paths.push(url);
    }
    return paths.map((url) => new URL(url).pathname + new URL(url).search).sort();
  });
}

/** The portal leaves the worker for when the page has been idle for a while: lets `expectKept` pass that time. */
export async function letTimePass(context: BrowserContext): Promise<void> {
  type Scope = typeof globalThis & { whole?: Performance };
  await context.addInitScript(() => {
    (globalThis as Scope).whole = performance;
  });
  await context.clock.install();
  // With the clock of a page, its list of what it has fetched would be replaced too.
  await context.addInitScript(() => {
    const { whole } = globalThis as Scope;
    if (whole) performance.getEntriesByType = whole.getEntriesByType.bind(whole);
  });
  passing.add(context);
}

const passing = new WeakSet<BrowserContext>();

/**
 * Waits until what this page has used, and all that belongs to it, is kept to open without a connection. Takes
 * seconds unless the page's time may pass (`letTimePass`).
 */
export async function expectKept(page: Page): Promise<void> {
  const used = await page.evaluate(() => {
    const resources = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
    return resources
      .map(({ pathname }) => pathname)
      .filter((path) => /^\/(assets|remotes)\//.test(path));
  });
  expect(used).not.toEqual([]);
  await expect
    .poll(() => whenIdle(page, keptFiles), { timeout: 20_000 })
    .toEqual(expect.arrayContaining(['/', '/remotes.json', ...used]));
  await expect.poll(() => missingFiles(page), { timeout: 20_000 }).toEqual([]);
}

async function whenIdle<T>(page: Page, look: (page: Page) => Promise<T>): Promise<T> {
  if (passing.has(page.context())) await page.clock.fastForward(5000);
  return look(page);
}

/**
 * What the lists of the shell and of the remotes in use name and the worker has not fetched yet; and in live mode, what
 * it has fetched that only sample data needs.
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
