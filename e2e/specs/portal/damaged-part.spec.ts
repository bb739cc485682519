import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { builtSite } from '../../fixtures/built-site.ts';
import { test as base, expect } from '../../fixtures/portal.ts';
import { type ServedSite, serveSite } from '../../fixtures/served-site.ts';
import { countLoads } from '../../pages/same-document.ts';

/** A site that truncates some of its files, as a connection or a cache might; browsers cache the result. */
interface DamagingSite extends ServedSite {
  halves: RegExp | null;
}

const test = base.extend<{ site: DamagingSite }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from here
  site: async ({}, use) => {
    const damage: Pick<DamagingSite, 'halves'> = { halves: null };
    const served = await serveSite(builtSite, ({ url = '' }, response) => {
      const path = decodeURIComponent(url).replace(/\?.*/, '');
      if (!damage.halves?.test(path)) return false;
      void readFile(join(builtSite, path)).then((content) => {
        const type = path.endsWith('.css') ? 'text/css' : 'text/javascript';
        response.writeHead(200, {
          'Content-Type': type,
          'Cache-Control': 'public,max-age=31536000,immutable',
        });
        response.end(content.subarray(0, content.length / 2));
      });
      return true;
    });
    await use(Object.assign(damage, served));
    await served.close();
  },
  baseURL: ({ site }, use) => use(site.origin),
});

const refusals = // as the browser and the portal log them
  /integrity|digest|Failed to fetch|could not be loaded|A screen failed|A part failed|Unable to preload CSS/;

test.use({ role: 'resident' });

test('the damaged script of a screen is fetched again on Try Again', async ({
  page,
  site,
  faults,
}) => {
  faults.expect(refusals);
  site.halves = /TicketListScreen[^/]*\.js$/;
  const loads = countLoads(page);
  await page.goto('/tickets');
  // The page reloads once, since the file may be missing because its release was removed.
  await expect.poll(loads).toBe(2);
  const alert = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
  await alert.getByRole('button', { name: 'Try Again' }).click();
  await expect.poll(loads).toBe(3);
  await expect(alert).toBeVisible();

  site.halves = null;
  await alert.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(alert).toHaveCount(0);
  // The browser's cache contains the complete file too.
  await page.reload();
  await expect(page.getByRole('article').first()).toBeVisible();
});

for (const [what, files] of [
  ['script that several screens need', /remote-resident\/.*\/controls-[^/]*\.js$/],
  ['style', /remote-resident\/.*\.css$/],
] as const) {
  test(`a damaged ${what} comes back with Try Again @phone-proof [10.42]`, async ({
    page,
    site,
    faults,
  }) => {
    faults.expect(refusals);
    // From the start, since the home preloads the scripts of other pages once it is idle.
    site.halves = files;
    await page.goto('/tickets');
    const alert = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
    await expect(alert).toBeVisible();
    site.halves = null;
    const again = alert.getByRole('button', { name: 'Try Again' });
    // The part may load before the button can be pressed.
    await expect(async () => {
      if (await again.isVisible()) await again.click({ timeout: 1_000 });
      await expect(page.getByRole('article').first()).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await expect(alert).toHaveCount(0);
  });
}

test('a part that was damaged once is shown after Try Again, and typed text is kept', async ({
  page,
  site,
  faults,
}) => {
  faults.expect(refusals);
  await page.goto('/tickets');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.getByRole('article').getByRole('link').first().click();
  const message = page.getByRole('textbox', { name: 'Message' });
  await message.fill('Half a sentence about');
  site.halves = /DescriptionEditor[^/]*\.js$/;
  const edit = page.getByRole('button', { name: 'Edit description' });
  await edit.click();
  const again = page.getByRole('button', { name: 'Try Again' });
  await expect(again).toBeVisible();
  site.halves = null;
  await again.click();
  const editor = page.getByRole('textbox', { name: 'Description' });
  // The page may reload once more after the damaged file was replaced.
  await expect(async () => {
    if (await edit.isVisible()) await edit.click({ timeout: 1_000 });
    await expect(editor).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(message).toHaveValue('Half a sentence about');
});
