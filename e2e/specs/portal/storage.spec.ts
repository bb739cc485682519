import type { Page } from '@playwright/test';
import { expect, type Role, signInAs, test } from '../../fixtures/portal.ts';
import { damageStoredData } from '../../fixtures/stored-data.ts';
import { expectShown } from '../../pages/shown.ts';

/** The collections that the portal stores permanently in a browser. */
const collections = [
  'tickets',
  'ticketMessages',
  'ticketInvoices',
  'invoices',
  'vendors',
  'residents',
  'vendorNotifications',
  'contactSubmissions',
  'news',
  'events',
  'topics',
  'topicUpdates',
  'comments',
  'threads',
  'threadMessages',
  'threadReadings',
  'notifications',
  'folders',
  'files',
  'fileContents',
  'accounts',
  'payments',
  'subscriptions',
  'paymentSettings',
  'broadcasts',
  'broadcastDrafts',
  'broadcastNoticeMarks',
];
const localKeys = [
  'hoa:session',
  'hoa:sign-in',
  'hoa:theme',
  'hoa:language',
  'hoa:navigation',
  'useLiveData',
];
const sessionKeys = ['hoa:v2:default-hoa/profiles', 'hoa:reloaded-for', 'hoa:payment'];

const unreadable = 'What was saved on this device could not be read.';
const earlier = 'What was saved on this device comes from an earlier version of the portal.';

const damages: readonly [kind: string, text: string][] = [
  ['cut off', '{"version":1,"changed":[{"id":"TKT-10'],
  ['of another shape', '{"version":1,"changed":{"id":7},"removed":"none"}'],
  ['full of invalid records', '{"version":1,"changed":[null,7,{"id":[]}],"removed":[]}'],
  ['huge', 'x'.repeat(140_000)],
];

const pages: Record<Role, readonly [path: string, title: string][]> = {
  resident: [
    ['/', 'Home'],
    ['/news', 'News & Events'],
    ['/forums', 'Community Forums'],
    ['/messages', 'Messages'],
    ['/notifications', 'Notifications'],
    ['/documents', 'Documents'],
    ['/tickets', 'My Tickets'],
    ['/payments', 'Payments'],
    ['/profile', 'Profile & Settings'],
  ],
  vendor: [
    ['/vendor', 'Board Items'],
    ['/vendor/invoices', 'Invoices'],
  ],
  admin: [
    ['/tickets', 'Ticket Management'],
    ['/admin', 'Admin Dashboard'],
  ],
};

for (const [kind, text] of damages) {
  test(`starts when storage is ${kind} under any key`, async ({ page }) => {
    await page.goto('/login');
    await damage(page, text);
    await page.goto('/tickets');
    await expect(page).toHaveURL('/login');
    await signInAs(page, 'resident');
    await expect(page).toHaveURL('/tickets');
    await expectShown(page, 'My Tickets');
    await expect(page.getByRole('article').first()).toBeVisible();
  });
}

const damagedChanges: readonly [kind: string, change: unknown][] = [
  ['a number', 7],
  ['of another shape', { version: 2, record: { id: 7 } }],
];

for (const [kind, change] of damagedChanges) {
  test(`starts over with a notice when the database has changes that are ${kind}`, async ({
    page,
  }) => {
    await page.goto('/login');
    await damageStoredData(page, collections, change);
    await page.goto('/tickets');
    await expect(page).toHaveURL('/login');
    await signInAs(page, 'resident');
    await expect(page).toHaveURL('/tickets');
    await expect(page.getByText(unreadable)).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();
  });
}

test('starts over with a notice when the data comes from an earlier release', async ({ page }) => {
  await page.addInitScript(() => {
    const request = indexedDB.open('hoa', 4);
    request.onupgradeneeded = () => request.result.createObjectStore('changes');
    request.onsuccess = () => request.result.close();
  });
  await signInAs(page, 'resident');
  await expect(page.getByText(earlier)).toBeVisible();
});

test('shows every page on storage that is damaged throughout', async ({ page }) => {
  test.slow();
  for (const role of ['resident', 'vendor', 'admin'] as const) {
    await page.goto('/login');
    await page.evaluate(() => localStorage.clear());
    await damage(page, damages[0]?.[1] ?? '');
    await page.goto('/');
    await signInAs(page, role);
    for (const [path, title] of pages[role]) {
      await page.goto(path);
      await test.step(`at ${path}`, () => expectShown(page, title));
      await expect(page.getByRole('alert'), `at ${path}`).toHaveCount(0);
    }
  }
});

test('shows that nothing was saved when storage is full, and keeps the typed text', async ({
  page,
  context,
  faults,
}) => {
  faults.expect(/There is no room left/);
  await signInAs(page, 'resident');
  await page.goto('/tickets');
  await page.getByRole('article').getByRole('link').first().click();
  const message = page.getByRole('textbox', { name: 'Message' });
  await message.fill('Is there news?');
  const browser = await context.newCDPSession(page);
  const { origin } = new URL(page.url());
  await browser.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText(/This device has no room left/).first()).toBeVisible();
  await expect(message).toHaveValue('Is there news?');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

function damage(page: Page, text: string): Promise<void> {
  return page.evaluate(
    ([local, session, content]) => {
      for (const key of local) localStorage.setItem(key, content);
      for (const key of session) sessionStorage.setItem(key, content);
    },
    [localKeys, sessionKeys, text] as const,
  );
}
