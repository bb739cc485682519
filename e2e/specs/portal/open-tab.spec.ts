import { readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { changedBuild, release } from '../../fixtures/deployments.ts';
import { liveFolder } from '../../fixtures/live-release.ts';
import { test } from '../../fixtures/own-site.ts';
import { expect, signInAs } from '../../fixtures/portal.ts';
import { countLoads, isSameDocument, markDocument } from '../../pages/same-document.ts';
import { expectShown } from '../../pages/shown.ts';

const vendor = 'remote-vendor';

/** Messages of the browser and the portal for a missing file. */
const gone =
  /404|Failed to fetch dynamically|Refused to apply style|could not be (loaded|fetched)|A (screen|part) failed|valid digest|integrity checks failed|Unable to preload CSS/;

test.describe('a tab that was open during a deployment', () => {
  test('continues with the release it has loaded', async ({ page, site }) => {
    await openBoard(page);
    await markDocument(page);
    expect((await release(vendor, await retitled(site), site)).code).toBe(0);
    await page.getByRole('link', { name: 'Invoices' }).click();
    await expectShown(page, 'Invoices');
    expect(await isSameDocument(page)).toBe(true);
  });

  test('whose release was removed reloads once and gets the new one', async ({
    page,
    site,
    faults,
  }) => {
    faults.expect(gone);
    await openBoard(page);
    await replaceRelease(site);
    const loads = countLoads(page);
    await page.getByRole('link', { name: 'Invoices' }).click();
    await expect.poll(loads).toBe(1);
    await expectShown(page, 'Invoices');
    await toDashboard(page);
    await expectShown(page, 'Board Items, newly released');
    expect(loads()).toBe(1);
  });

  test('does not reload again and again for a file that stays missing', async ({
    page,
    site,
    faults,
  }) => {
    faults.expect(gone);
    await openBoard(page);
    const assets = join(await liveFolder(site, vendor), 'assets');
    for (const file of await readdir(assets)) {
      if (file.startsWith('InvoicesScreen')) await rm(join(assets, file));
    }
    const loads = countLoads(page);
    await page.getByRole('link', { name: 'Invoices' }).click();
    await expect.poll(loads).toBe(1);
    const alert = page.getByRole('alert').filter({ hasText: 'Vendor Portal' });
    await expect(alert).toBeVisible();
    await toDashboard(page);
    await expectShown(page, 'Board Items');
    expect(loads()).toBe(1);
  });

  test('keeps the typed text, and shows that a new version is available', async ({
    page,
    site,
    faults,
  }) => {
    faults.expect(gone);
    await page.goto('/login');
    await signInAs(page, 'resident');
    await page.goto('/tickets');
    await page.getByRole('article').getByRole('link').first().click();
    const message = page.getByRole('textbox', { name: 'Message' });
    await message.fill('Half a sentence about');
    await replaceRelease(site, 'remote-resident');
    await markDocument(page);
    await page.getByRole('button', { name: 'Edit description' }).click();
    await expect(page.getByText(/new version of the portal is ready/)).toBeVisible();
    await expect(message).toHaveValue('Half a sentence about');
    expect(await isSameDocument(page)).toBe(true);

    await page.getByRole('button', { name: 'Try Again' }).click();
    await page.getByRole('button', { name: 'Edit description' }).click();
    await expect(page.getByRole('textbox', { name: 'Description' })).toBeVisible();
    await expect(message).toHaveValue('Half a sentence about');
  });

  test('fetches a part of a screen again on Try Again', async ({ page, site, faults }) => {
    faults.expect(gone);
    await page.goto('/login');
    await signInAs(page, 'resident');
    await page.goto('/tickets');
    await page.getByRole('article').getByRole('link').first().click();
    const message = page.getByRole('textbox', { name: 'Message' });
    await message.fill('Half a sentence about');
    const assets = join(await liveFolder(site, 'remote-resident'), 'assets');
    const editor = (await readdir(assets)).filter((file) => file.startsWith('DescriptionEditor'));
    for (const file of editor) await rename(join(assets, file), join(site, file));
    await page.getByRole('button', { name: 'Edit description' }).click();
    const alert = page.getByRole('alert').filter({ hasText: 'Edit description' });
    await expect(alert).toBeVisible();
    for (const file of editor) await rename(join(site, file), join(assets, file));
    await alert.getByRole('button', { name: 'Try Again' }).click();
    await page.getByRole('button', { name: 'Edit description' }).click();
    await expect(page.getByRole('textbox', { name: 'Description' })).toBeVisible();
    await expect(alert).toHaveCount(0);
    await expect(message).toHaveValue('Half a sentence about');
  });
});

async function openBoard(page: Page): Promise<void> {
  await page.goto('/login');
  await signInAs(page, 'vendor');
  await expectShown(page, 'Board Items');
}

async function toDashboard(page: Page): Promise<void> {
  const main = page.getByRole('navigation', { name: 'Main' });
  await main.getByRole('link', { name: 'Dashboard' }).click();
}

/** Creates a build of a remote with another title on its first page. */
function retitled(site: string, name = vendor): Promise<string> {
  return changedBuild(site, name, (path) =>
    /^assets\/(BoardItems|TicketList)Screen.*\.js$/.test(path)
      ? (text) => text.replace(/`(Board Items|My Tickets)`/, '`$1, newly released`')
      : undefined,
  );
}

/** Releases another build and deletes the release that open tabs use. */
async function replaceRelease(site: string, name = vendor): Promise<void> {
  const known = await liveFolder(site, name);
  const { code, output } = await release(name, await retitled(site, name), site);
  expect(output).toContain('is live');
  expect(code).toBe(0);
  await rm(known, { recursive: true });
}
