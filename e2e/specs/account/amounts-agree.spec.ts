import type { Page } from '@playwright/test';
import { expect, signInAs, test } from '../../fixtures/portal.ts';
import { expectToastOf } from '../../pages/toasts.ts';

test.use({ role: 'resident' });

const main = (page: Page) => page.getByRole('main');
const plan = (page: Page) => page.getByRole('region', { name: 'Your autopay' });
const details = (page: Page) => page.getByRole('region', { name: 'Payment details' });
const summary = (page: Page) => page.getByRole('region', { name: 'Summary' });
const receipt = (page: Page) => page.getByRole('dialog', { name: 'Receipt' });

/** Returns the value of a term in a description list. */
const fact = (page: Page, term: string) =>
  plan(page).locator('dt', { hasText: term }).locator('xpath=following-sibling::dd');

test('home, history, messages, notifications and autopay show the same amounts @phone-proof [10.1]', async ({
  page,
  isMobile,
}) => {
  await page.goto('/');
  const account = main(page).getByRole('region', { name: 'Account Balance' });
  await expect(account).toContainText('$150.00');
  const last = (await account.getByText(/^Last payment/).textContent()) ?? '';
  const [, amount = '', date = ''] = /^Last payment (\S+) \+ fee on (.+)$/.exec(last) ?? [];

  await page.goto('/payments?tab=history');
  const newest = page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
    .first();
  // A phone omits the year.
  await expect(newest).toContainText(isMobile ? date.replace(/,\s\d{4}$/, '') : date);
  await expect(newest).toContainText(amount);
  await expect(newest).toContainText('Pending');
  await expect(newest).toContainText('$151.50');

  await page.goto('/messages/thread-payment-received');
  await expect(main(page).getByText(/you paid \$151\.50/)).toContainText(amount);

  await page.goto('/notifications?show=payment');
  const notice = page.getByRole('article', { name: 'Payment sent' });
  await expect(notice).toContainText('$151.50');
  await notice.getByRole('link', { name: 'Payment sent' }).click();
  await expect(receipt(page)).toContainText('CH-052183');
  await expect(receipt(page)).toContainText('$151.50');

  await page.goto('/payments?tab=autopay');
  const bill = await fact(page, 'Next bill date').locator('time').getAttribute('datetime');
  expect(Date.parse(bill ?? '')).toBeGreaterThan(Date.now());
  await expect(page.getByText('2025', { exact: false })).toHaveCount(0);
});

test('Make Payment shows the next autopay, the payment method and why Pay is disabled @phone-proof [10.21]', async ({
  page,
}) => {
  await page.goto('/payments?tab=autopay');
  const nextBill = await fact(page, 'Next bill date').textContent();
  await page.getByRole('tab', { name: 'Make Payment' }).click();
  await expect(summary(page)).toContainText(
    `Autopay will draw $151.50 from Millbrook Savings checking ending in 6789 on ${nextBill}`,
  );
  await expect(details(page)).toContainText('Your payment of $151.50 from ');
  await expect(summary(page)).toContainText(
    'Charged to Millbrook Savings checking ending in 6789.',
  );
  await page.getByRole('textbox', { name: 'Amount' }).fill('0');
  const pay = page.getByRole('button', { name: 'Pay', exact: true });
  await expect(pay).toBeDisabled();
  await expect(pay).toHaveAccessibleDescription('Enter an amount above $0.00 to pay.');

  await page.getByRole('textbox', { name: 'Amount' }).fill('82.35');
  await page.getByRole('radio', { name: 'Credit/Debit Card' }).check();
  await expect(summary(page)).toContainText('Charged to Cardinal ending in 4417.');
  await expectToastOf(page, 'Payment of $85.20 processed successfully!', () =>
    page.getByRole('button', { name: 'Pay $85.20' }).click(),
  );

  await page.goto('/notifications');
  const notice = page.getByRole('article', { name: 'Payment sent' }).first();
  await expect(notice).toContainText('$85.20, fee included');
  await notice.getByRole('link', { name: 'Payment sent' }).click();
  await expect(receipt(page)).toContainText('Total$85.20');
  await receipt(page).getByRole('button', { name: 'Close' }).click();
  await page.goto('/');
  const account = main(page).getByRole('region', { name: 'Account Balance' });
  await expect(account).toContainText('$67.65');
  await expect(account).toContainText('Last payment $82.35');
});

test('autopay is turned off, and on again by Undo or by saving a plan [10.20]', async ({
  page,
}) => {
  await page.goto('/payments?tab=autopay');
  const off = page.getByRole('button', { name: 'Turn Off Autopay' });
  await expectToastOf(page, 'Autopay turned off!', () => off.click());
  await expect(page.getByText('Autopay is not set up')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(off).toBeVisible();

  await expectToastOf(page, 'Autopay turned off!', () => off.click());
  await page.reload();
  await expect(page.getByText('Autopay is not set up')).toBeVisible();
  await page.getByRole('tab', { name: 'Make Payment' }).click();
  await expect(details(page)).toContainText('is pending');
  await expect(summary(page)).not.toContainText('Autopay will draw');

  await page.getByRole('tab', { name: 'Autopay' }).click();
  await expectToastOf(page, 'Autopay updated!', () =>
    page.getByRole('button', { name: 'Save Autopay' }).click(),
  );
  await expect(plan(page)).toContainText('Millbrook Savings checking ending in 6789');
});

test('the unread count is the same on the home, in the navigation and in Messages @phone-proof [10.6]', async ({
  page,
  isMobile,
}) => {
  await page.goto('/');
  const inbox = main(page).getByRole('region', { name: 'Inbox' });
  // The first match is the card's own count; those of its conversations follow.
  const count = inbox.getByText(/^\d+ unread$/).first();
  const unread = /^\d+/.exec((await count.textContent()) ?? '')?.[0] ?? '';
  const messages = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Messages', exact: true });
  await expect(messages).toHaveAccessibleDescription(isMobile ? /unread/i : `${unread} unread`);
  await page.goto('/messages');
  await expect(page.getByRole('tab', { name: /^All/ })).toContainText(unread);
});

test('an admin’s Overview, tabs and vendor cards show the same counts, and the board’s columns add up [10.6]', async ({
  page,
}) => {
  await signInAs(page, 'admin');
  await page.goto('/admin');
  const figure = async (name: string) =>
    Number(await page.getByRole('group', { name }).getByText(/^\d+$/).textContent());
  await expect(page.getByRole('group', { name: 'Pending Invoices' })).toContainText(/\d/);
  const active = await figure('Active Work Orders');
  const pending = await figure('Pending Invoices');

  await page.goto('/admin?tab=vendors');
  // A vendor without open work or unpaid invoices has no counts.
  const sumOf = async (name: RegExp) => {
    const loads = page.getByRole('article').getByText(name);
    await expect(loads.first()).toBeVisible();
    const counts = (await loads.allTextContents()).map((text) => Number.parseInt(text, 10));
    return counts.reduce((sum, count) => sum + count, 0);
  };
  expect(await sumOf(/active work orders?/)).toBe(active);
  expect(await sumOf(/pending invoices?/)).toBe(pending);
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Active');
  await expect(page.getByText(new RegExp(`^${active} of \\d+ work orders$`))).toBeVisible();
  await page.getByRole('button', { name: /^2 pending invoices ?: Castillo/ }).click();
  await expect(page.getByText(/^2 of \d+ invoices$/)).toBeVisible();

  await page.goto('/tickets?view=kanban');
  const counter = page.getByText(/^\d+ tickets, closed hidden$/);
  await expect(counter).toBeVisible();
  const columns = main(page)
    .getByRole('region')
    .getByText(/^\d+ items?$/);
  await expect(columns).toHaveCount(6);
  const totals = (await columns.allTextContents()).map((text) => Number.parseInt(text, 10));
  expect(await counter.textContent()).toBe(
    `${totals.reduce((sum, total) => sum + total, 0)} tickets, closed hidden`,
  );
});

test('a vendor’s earnings are the same on both pages, and the fixed next payment is marked as a sample [10.3]', async ({
  page,
}) => {
  await signInAs(page, 'vendor');
  const financials = page.getByRole('region', { name: 'Financials' });
  await expect(financials).toContainText('Sample figure');
  await expect(financials.locator('time')).toHaveAttribute('datetime', '2025-02-15');
  await expect(page.getByRole('group', { name: 'Total Earnings' })).toContainText('$8,750.00');
  const months = await financials.getByRole('rowheader').allTextContents();
  const now = new Date();
  expect(months.at(-1)).toContain(now.toLocaleDateString('en-US', { month: 'short' }));
  await page.goto('/vendor/invoices');
  const paid = page.getByRole('group', { name: 'Paid This Month' });
  await expect(paid).toContainText('$8,750.00');
});
