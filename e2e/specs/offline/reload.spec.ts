import { builtSite } from '../../fixtures/built-site.ts';
import { expect, signInAs, test } from '../../fixtures/portal.ts';
import { serveSite } from '../../fixtures/served-site.ts';
import { expectShown } from '../../pages/shown.ts';
import { cachedFiles, expectCachedOffline, skipIdleTime } from '../../pages/worker.ts';

test.use({ serviceWorkers: 'allow', role: 'resident' });

test.slow();
test.beforeEach(({ context }) => skipIdleTime(context));

const isOffline = /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED/;

test('the portal opens offline after one visit and shows what it had', async ({
  page,
  context,
  faults,
}) => {
  faults.expect(isOffline);
  await page.goto('/tickets');
  await expectShown(page, 'My Tickets');
  const titles = await page.getByRole('article').getByRole('heading').allInnerTexts();
  await expectCachedOffline(page);

  await context.setOffline(true);
  await page.reload();
  await expectShown(page, 'My Tickets');
  await expect(page.getByText("You're currently offline.")).toBeVisible();
  expect(await page.getByRole('article').getByRole('heading').allInnerTexts()).toEqual(titles);
});

test('an address that was never opened shows offline from the same page', async ({
  page,
  context,
  faults,
}) => {
  faults.expect(isOffline);
  await page.goto('/');
  await expectCachedOffline(page);
  await context.setOffline(true);
  await page.goto('/tickets/TKT-1020');
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeVisible();
  for (const [address, title] of [
    ['/forums', 'Forums'],
    ['/documents', 'Documents'],
    ['/payments', 'Payments'],
  ] as const) {
    await page.goto(address);
    await expectShown(page, title);
    await expect(page.getByText(/^Failed to load/)).toHaveCount(0);
  }
});

test('a resident’s browser stores no files of the other remotes', async ({ page }) => {
  await page.goto('/');
  await expectCachedOffline(page);
  expect((await cachedFiles(page)).filter((path) => /remote-(admin|vendor)/.test(path))).toEqual(
    [],
  );
});

test('nothing is fetched twice to be kept, and a second visit asks the server three things', async ({
  browser,
}) => {
  const site = await serveSite(builtSite);
  const context = await browser.newContext({ baseURL: site.origin, serviceWorkers: 'allow' });
  await skipIdleTime(context);
  const page = await context.newPage();
  await signInAs(page, 'resident');
  // Requests in flight would be aborted and sent again by the next page.
  await page.waitForLoadState('networkidle');
  await page.goto('/');
  await expectCachedOffline(page);
  expect(repeated(site.requests)).toEqual([]);

  site.requests.length = 0;
  await page.goto('/');
  await expectShown(page, /./);
  await expectCachedOffline(page);
  // The browser checks for a newer service worker at any time after the page has loaded.
  await expect.poll(() => site.requests.toSorted()).toEqual(['/', '/remotes.json', '/sw.js']);
  await context.close();
  await site.close();
});

for (const [what, at, type, damages] of [
  [
    'a page',
    '/tickets',
    'text/html',
    {
      'a maintenance page': '<!doctype html><html><h1>Maintenance</h1></html>',
      'a page that was cut off': '<!doctype html><html><head><script type="',
    },
  ],
  [
    'a registry',
    '/remotes.json',
    'application/json',
    { 'an empty one': '', 'one that was cut off': '{"remotes":[{"name":"remo', null: 'null' },
  ],
] as const) {
  test(`${what} that is damaged does not take the place of the copy that opens offline @phone-proof [10.43]`, async ({
    browser,
    viewport,
  }) => {
    let sent: string | null = null;
    const site = await serveSite(builtSite, ({ url }, response) => {
      if (sent === null || url !== at) return false;
      response.writeHead(200, { 'Content-Type': type }).end(sent);
      return true;
    });
    const context = await browser.newContext({
      baseURL: site.origin,
      serviceWorkers: 'allow',
      viewport,
    });
    await skipIdleTime(context);
    const page = await context.newPage();
    await signInAs(page, 'resident');
    await page.goto('/tickets');
    await expectShown(page, 'My Tickets');
    await expectCachedOffline(page);

    for (const [damage, text] of Object.entries(damages)) {
      await test.step(damage, async () => {
        await context.setOffline(false);
        sent = text;
        const answered = page.waitForResponse(
          (response) => new URL(response.url()).pathname === at,
        );
        await page.reload();
        await (await answered).finished();
        await page.waitForLoadState('networkidle');
        await context.setOffline(true);
        await page.reload();
        await expectShown(page, 'My Tickets');
        await expect(page.getByText("You're currently offline.")).toBeVisible();
      });
    }
    await context.close();
    await site.close();
  });
}

test('styles are compared with their pins, whatever asks for them [10.43]', async ({ browser }) => {
  let halves = false;
  const site = await serveSite(builtSite, ({ url = '' }, response) => {
    if (!halves || !/\.css$/.test(url)) return false;
    response.writeHead(200, { 'Content-Type': 'text/css' }).end('body { display: none }');
    return true;
  });
  const context = await browser.newContext({ baseURL: site.origin, serviceWorkers: 'allow' });
  await skipIdleTime(context);
  const page = await context.newPage();
  await signInAs(page, 'resident');
  await expectCachedOffline(page);
  const style = (await cachedFiles(page)).find((path) => path.endsWith('.css')) ?? '';
  halves = true;
  const kept = await page.evaluate(async (path) => {
    const names = await caches.keys();
    for (const name of names) await (await caches.open(name)).delete(path);
    const refused = await fetch(path, { cache: 'reload' }).then(
      () => false,
      () => true,
    );
    return { refused, kept: (await caches.match(path)) !== undefined };
  }, style);
  expect(kept).toEqual({ refused: true, kept: false });
  await context.close();
  await site.close();
});

/** Returns the files of releases that were requested more than once. */
function repeated(requests: readonly string[]): string[] {
  const files = requests.filter((path) => /^\/(assets|remotes)\//.test(path));
  return files.filter((path, at) => files.indexOf(path) !== at);
}
