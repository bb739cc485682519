import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/portal.ts';
import { expectToast, openTab, rowsOf, writeBroadcast } from '../../pages/dashboard.ts';
import { answer } from '../../pages/question.ts';
import { switchTo } from '../../pages/session.ts';

test.use({ role: 'admin' });

const words = {
  subject: 'Lift inspection on Monday',
  message: 'Please take the stairs till noon.',
};

async function send(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Send Broadcast' }).click();
  await answer(page, /^Send this broadcast to /, 'Send');
}

test('a broadcast is sent once and reaches the residents of its building @phone-proof [10.28]', async ({
  page,
  context,
}) => {
  // Slow because of two broadcasts, each with its delay, and two people.
  test.slow();
  const other = await context.newPage();
  await openTab(page, 'Broadcast');
  await writeBroadcast(page, words);
  await page.getByRole('radio', { name: 'Building' }).check();
  await page.getByRole('button', { name: 'Send Broadcast' }).click();
  await expect(page.getByText('Please select a building')).toBeVisible();
  await page.getByRole('combobox', { name: 'Which building' }).selectOption('Building A');
  await expect(page.getByText('52 recipients')).toBeVisible();
  await expectToast(page, 'Broadcast sent to 52 recipients!', async () => {
    await page.getByRole('button', { name: 'Send Broadcast' }).click();
    const question = page.getByRole('alertdialog', {
      name: 'Send this broadcast to 52 recipients?',
    });
    await expect(question).toContainText('Building A');
    await question.getByRole('button', { name: 'Send' }).click();
    await page.getByRole('button', { name: 'Sending…' }).click();
  });
  await expect(page.getByRole('textbox', { name: 'Subject' })).toHaveValue('');
  await expect(page.getByRole('radio', { name: 'All Residents' })).toBeChecked();

  await writeBroadcast(page, { ...words, subject: 'For Building B alone' });
  await page.getByRole('radio', { name: 'Building' }).check();
  await page.getByRole('combobox', { name: 'Which building' }).selectOption('Building B');
  await expectToast(page, 'Broadcast sent to 48 recipients!', () => send(page));

  await other.goto('/');
  await switchTo(other, 'resident');
  await other.goto('/messages');
  await other.getByRole('tab', { name: 'Broadcast' }).click();
  const thread = other.getByRole('article', { name: words.subject });
  await expect(thread).toHaveCount(1);
  await expect(other.getByRole('article', { name: 'For Building B alone' })).toHaveCount(0);
  await thread.getByRole('link').click();
  await expect(other.getByText(words.message)).toBeVisible();
  await other.goto('/notifications');
  await expect(other.getByText(words.subject)).toBeVisible();
});

test('a draft survives a reload and is removed when it is sent', async ({ page }) => {
  await openTab(page, 'Broadcast');
  await writeBroadcast(page, words);
  await page.getByRole('radio', { name: 'Specific Units' }).check();
  await page.getByRole('textbox', { name: 'Unit IDs' }).fill('A-101, B-204');
  await expectToast(page, 'Draft saved successfully!', () =>
    page.getByRole('button', { name: 'Save Draft' }).click(),
  );
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Subject' })).toHaveValue(words.subject);
  await expect(page.getByRole('textbox', { name: 'Unit IDs' })).toHaveValue('A-101, B-204');
  await expect(page.getByText('2 recipients')).toBeVisible();
  await expectToast(page, 'Broadcast sent to 2 recipients!', () => send(page));
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Subject' })).toHaveValue('');
});

test('a link to another tab shows the page from its top, and a press on a tab keeps the focus @phone-proof', async ({
  page,
}) => {
  await page.goto('/admin');
  const send = page.getByRole('link', { name: 'Send Broadcast' });
  await send.evaluate((link) => scrollTo(0, link.getBoundingClientRect().top - 100));
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await send.click();
  await expect(page.getByRole('textbox', { name: 'Subject' })).toBeAttached();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);

  const overview = page.getByRole('tab', { name: 'Overview' });
  await overview.click();
  await expect(page.getByRole('heading', { name: 'Quick Actions' })).toBeVisible();
  await expect(overview).toBeFocused();
});

test('typed text survives a visit to another tab, even while it is sent', async ({ page }) => {
  await openTab(page, 'Broadcast');
  await writeBroadcast(page, words);
  await page.getByRole('tab', { name: 'Overview' }).click();
  await page.getByRole('tab', { name: 'Broadcast' }).click();
  await expectToast(page, 'Broadcast sent to 156 recipients!', async () => {
    await send(page);
    await page.getByRole('tab', { name: 'News Manager' }).click();
    await page.getByRole('tab', { name: 'Broadcast' }).click();
  });
  await expect(page.getByRole('textbox', { name: 'Subject' })).toHaveValue('');
  await page.goto('/messages?type=broadcast');
  await expect(page.getByRole('article', { name: words.subject })).toHaveCount(1);
});

test('vendors get a broadcast in their notifications, and the log lists it @phone-proof [10.13]', async ({
  page,
  context,
}) => {
  const vendor = await context.newPage();
  await openTab(page, 'Broadcast');
  await writeBroadcast(page, { subject: 'Loading bay closed', message: 'Please use Gate 2.' });
  await page.getByRole('radio', { name: 'Group' }).check();
  await page.getByRole('combobox', { name: 'Which group' }).selectOption('Vendors');
  await expectToast(page, 'Broadcast sent to 9 recipients!', () => send(page));
  const sent = page.getByRole('table', { name: 'Sent Broadcasts' });
  await expect(rowsOf(page, sent).first()).toContainText(/Loading bay closed.*Vendors.*9.*Ada/);

  await vendor.goto('/');
  await switchTo(vendor, 'vendor');
  await vendor.goto('/vendor');
  await vendor.getByRole('button', { name: /^Notifications, \d+ unread/ }).click();
  const drawer = vendor.getByRole('dialog', { name: 'Notifications' });
  await expect(drawer.getByText('Loading bay closed')).toBeVisible();
  await expect(drawer.getByText('Please use Gate 2.')).toBeVisible();
});

test('a reply to a broadcast goes only to its sender [10.14]', async ({ page, context }) => {
  const resident = await context.newPage();
  await openTab(page, 'Broadcast');
  await writeBroadcast(page, words);
  await expectToast(page, 'Broadcast sent to 156 recipients!', () => send(page));
  await resident.goto('/');
  await switchTo(resident, 'resident');
  await resident.goto('/messages?type=broadcast');
  await resident.getByRole('tab', { name: 'Broadcast' }).click();
  await resident.getByRole('article', { name: words.subject }).getByRole('link').click();
  await expect(resident.getByText('Can be read by: All Residents')).toBeVisible();
  await expect(resident.getByText('Only Ada Moss can read your reply.')).toBeVisible();
  await resident.getByRole('textbox', { name: 'Message' }).fill('Is there a ramp?');
  await resident.getByRole('button', { name: 'Send' }).click();
  await expect(resident.getByText('Can be read by: Ada Moss, You')).toBeVisible();
  await expect(resident.getByText('Is there a ramp?')).toBeVisible();
});
