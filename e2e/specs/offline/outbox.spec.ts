import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../../fixtures/portal.ts';
import { expectShown } from '../../pages/shown.ts';
import { messages } from '../../pages/tickets.ts';
import { expectCachedOffline, skipIdleTime } from '../../pages/worker.ts';

test.use({ serviceWorkers: 'allow', role: 'resident' });

const waiting = 'Waiting to be sent';

// Each test is several visits with the same service worker cache.
test.slow();
test.beforeEach(async ({ context, faults }) => {
  faults.expect(/ERR_INTERNET_DISCONNECTED/);
  await skipIdleTime(context);
});

test('a message written offline is shown as waiting, also after a reload, and is sent once', async ({
  page,
  context,
}) => {
  const address = await openFirstTicket(page);
  await expectCachedOffline(page);
  await context.setOffline(true);
  await write(page, 'The tap drips again.');
  await write(page, 'Mornings suit me best.');
  await expect(page.getByText(/^Kept on this device\./).first()).toBeVisible();
  await expect(messages(page).getByText(waiting)).toHaveCount(2);
  await expectAccessible(page);

  await page.reload();
  await expect(messages(page).getByText(waiting)).toHaveCount(2);
  const other = await context.newPage();
  await other.goto(address);
  await expect(messages(other).getByText(waiting)).toHaveCount(2);

  await context.setOffline(false);
  for (const tab of [page, other]) {
    await expect(tab.getByText(waiting)).toHaveCount(0);
    await expect(messages(tab).filter({ hasText: 'The tap drips again.' })).toHaveCount(1);
    await expect(messages(tab).filter({ hasText: 'Mornings suit me best.' })).toHaveCount(1);
  }
  const said = await messages(other).allInnerTexts();
  const at = (text: string) => said.findIndex((one) => one.includes(text));
  expect(at('The tap drips again.')).toBeLessThan(at('Mornings suit me best.'));
});

test('a ticket written offline gets its number when it is sent, together with its messages', async ({
  page,
  context,
}) => {
  await page.goto('/tickets');
  await expectShown(page, 'My Tickets');
  await expectCachedOffline(page);
  await context.setOffline(true);
  // Neither the form nor a ticket's page has been opened before.
  await page.getByRole('button', { name: 'New Ticket' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Maintenance' }).click();
  await dialog.getByRole('textbox', { name: 'Location' }).fill('Garage, bay 4');
  await dialog.getByRole('radio', { name: 'High' }).check();
  await dialog.getByRole('textbox', { name: 'Description' }).fill('The door sticks.');
  await dialog.getByRole('button', { name: 'Submit Ticket' }).click();
  await expect(dialog.getByText(/^Kept on this device\./).first()).toBeVisible();
  await expect(dialog).toBeHidden();

  const card = page.getByRole('article', { name: 'Maintenance: Garage, bay 4' });
  await expect(card.getByText(waiting)).toBeVisible();
  await page.reload();
  await expect(card.getByText(waiting)).toBeVisible();
  await card.getByRole('link').click();
  await expectShown(page, 'Maintenance: Garage, bay 4');
  await write(page, 'It is the left one.');
  await expect(messages(page).getByText(waiting)).toHaveCount(1);

  await context.setOffline(false);
  await expect(page.getByText('2 items written offline were sent.')).toBeVisible();
  await expect(page).toHaveURL(/\/tickets\/TKT-\d+$/);
  await expect(page.getByText(waiting)).toHaveCount(0);
  await expect(messages(page).filter({ hasText: 'It is the left one.' })).toHaveCount(1);
  await page.goto('/tickets');
  await expect(card).toHaveCount(1);
});

test('a payment is refused offline, not stored', async ({ page, context }) => {
  await page.goto('/payments');
  await expectShown(page, 'Payments');
  const pay = page.getByRole('button', { name: /^Pay/ });
  await expect(pay.first()).toBeVisible();
  await expectCachedOffline(page);
  await context.setOffline(true);
  const kept = await storedKeys(page);
  await pay.first().click();
  const confirm = page.getByRole('dialog').getByRole('button', { name: /^(Pay|Confirm)/ });
  if (await confirm.isVisible()) await confirm.click();
  await expect(page.getByText(/^You're offline\. Try again when you're connected\./)).toBeVisible();
  expect(await storedKeys(page)).toEqual(kept);
  await context.setOffline(false);
  await page.reload();
  await expectShown(page, 'Payments');
  await expect(page.getByText('Payment successful')).toHaveCount(0);
});

async function openFirstTicket(page: Page): Promise<string> {
  await page.goto('/tickets');
  await expectShown(page, 'My Tickets');
  await page.getByRole('article').getByRole('link').first().click();
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeVisible();
  return page.url();
}

async function write(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Message' }).fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(messages(page).filter({ hasText: text })).toBeVisible();
}

function storedKeys(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(localStorage).sort());
}

test('a refused entry of an unknown ticket is shown above every page, and can be discarded @phone-proof [10.37]', async ({
  page,
}) => {
  await page.goto('/profile');
  await expectShown(page, /./);
  const id = 'outbox-0b6f';
  const entry = {
    version: 1,
    id,
    operation: 'tickets.postMessage',
    input: { ticketId: 'TKT-9999', content: 'Is it mended?', isInternal: false, attachments: [] },
    createdAt: new Date().toISOString(),
    place: 1,
  };
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    `hoa:outbox:resident-1:${id}`,
    JSON.stringify(entry),
  ] as const);
  await page.goto('/documents');
  await expect(page.getByText('1 thing that you wrote was not sent.')).toBeVisible();
  await expectAccessible(page);
  // On a phone the toast covers the lower end of the dialog; wait until it disappears.
  await expect(page.getByText(/could not be sent/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Not sent' });
  await expect(dialog.getByText('Is it mended?')).toBeVisible();
  await expect(dialog.getByText('The ticket is no longer there.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Try Again' }).click();
  await expect(dialog.getByText('The ticket is no longer there.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Discard' }).click();
  await page
    .getByRole('alertdialog', { name: 'Discard what you wrote?' })
    .getByRole('button', { name: 'Discard' })
    .click();
  await expect(page.getByText('1 thing that you wrote was not sent.')).toHaveCount(0);
});
