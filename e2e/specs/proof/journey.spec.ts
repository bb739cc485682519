import type { Page } from '@playwright/test';
import { picture } from '../../fixtures/files.ts';
import { expect, signInAs, test } from '../../fixtures/portal.ts';
import { switchTo } from '../../pages/session.ts';
import {
  createWorkItem,
  messages,
  offeredStatuses,
  reportLeak,
  writeMessage,
} from '../../pages/tickets.ts';
import { expectToastOf } from '../../pages/toasts.ts';
import { openWorkOrder, submitInvoice, updateStatus } from '../../pages/work-order.ts';

const leak = 'Water drips through the bathroom ceiling of unit A-204.';
const location = 'Building A, unit A-204, bathroom';
const answer = 'Thank you, a plumber is on the way.';
const warranty = 'Warranty of the roof ends in May: claim it.';
const order = 'Find and stop the leak above A-204';
const priceLimit = 'Pay no more than 400 dollars for this one.';
const onSite = 'The joint above the bath is replaced.';

test('a leak goes from the report to the invoice, and everyone sees what they may [6.19]', async ({
  page,
  context,
}) => {
  test.slow();
  const otherTab = await context.newPage();
  let report = '';
  let workItem = '';

  await test.step('a resident reports a leak with a photo', async () => {
    await page.goto('/tickets');
    await expect(page).toHaveURL('/login');
    await signInAs(page, 'resident');
    await expect(page).toHaveURL('/tickets');
    report = await reportLeak(page, {
      location,
      urgency: 'High',
      description: leak,
      photo: picture,
    });
    await page.getByRole('main').locator(`a[href="/tickets/${report}"]`).click();
    await expect(page).toHaveURL(`/tickets/${report}`);
    await expect(page.getByText(leak)).toBeVisible();
    await expect(page.getByText('ceiling.png').first()).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Status' })).toHaveCount(0);
    await expect(page.getByRole('checkbox', { name: 'Internal note' })).toHaveCount(0);
  });

  await test.step('an admin takes it up in another tab, and the first tab follows', async () => {
    await otherTab.goto('/');
    await switchTo(otherTab, 'admin');
    await expect(page).toHaveURL(`/tickets/${report}`);
    await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('new');
    await otherTab.goto(`/tickets/${report}`);
    await expect(otherTab.getByText(leak)).toBeVisible();
    expect(await offeredStatuses(otherTab, 'Status')).toHaveLength(7);
    await expectToastOf(otherTab, 'Status updated!', () =>
      otherTab.getByRole('combobox', { name: 'Status' }).selectOption('In Review'),
    );
    await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('in_review');
    await writeMessage(otherTab, warranty, { internal: true });
    await writeMessage(otherTab, answer);
    await expect(messages(page).filter({ hasText: answer })).toBeVisible();
  });

  await test.step('and orders the work from a vendor', async () => {
    await otherTab.goto('/tickets');
    const dueDate = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
    const item = { subject: order, description: leak, location, dueDate };
    workItem = await createWorkItem(otherTab, { vendor: /Castillo/, ...item });
    await otherTab.goto(`/tickets/${workItem}`);
    const status = otherTab.getByRole('combobox', { name: 'Status' });
    await expect(status).toHaveValue('vendor_assigned');
    await writeMessage(otherTab, priceLimit, { internal: true });
  });

  await test.step('the resident reads the answer, and no more than that', async () => {
    await switchTo(otherTab, 'resident');
    await otherTab.goto(`/tickets/${report}`);
    await expect(messages(otherTab).filter({ hasText: answer })).toBeVisible();
    await expect(otherTab.getByText('In Review').first()).toBeVisible();
    await expectNothingOf(otherTab, warranty);
    // A moment ago the first tab showed this same page to the administrator.
    await expect(messages(page).filter({ hasText: answer })).toBeVisible();
    await expectNothingOf(page, warranty);
    await otherTab.goto(`/tickets/${workItem}`);
    await expect(heading(otherTab, 'Ticket not found')).toBeVisible();
    await expectNothingOf(otherTab, order);
  });

  await test.step('the vendor finds the work item on the board, and not the report', async () => {
    await switchTo(otherTab, 'vendor');
    await expect(otherTab).toHaveURL('/vendor');
    await expect(page).toHaveURL(`/vendor?item=${report}`);
    await expect(page.getByRole('dialog', { name: 'Ticket not found' })).toBeVisible();
    await expectNothingOf(page, leak);
    await openWorkOrder(otherTab, order);
    await expectNothingOf(otherTab, priceLimit);
    await expect(otherTab.getByRole('checkbox', { name: 'Internal note' })).toHaveCount(0);
  });

  await test.step('begins the work, a step at a time, with a reload in between', async () => {
    expect(await offeredStatuses(otherTab, 'Update Status')).toEqual([
      'Vendor Assigned',
      'In Progress',
      'Waiting for Resident',
      'Closed',
    ]);
    await expect(otherTab.getByRole('button', { name: 'Create Invoice' })).toHaveCount(0);
    await updateStatus(otherTab, 'In Progress');
    await otherTab.reload();
    await expect(otherTab.getByRole('dialog', { name: order })).toBeVisible();
    expect(await offeredStatuses(otherTab, 'Update Status')).toEqual([
      'In Progress',
      'Waiting for Resident',
      'Resolved',
      'Closed',
    ]);
    await writeMessage(otherTab, onSite);
    await updateStatus(otherTab, 'Resolved');
  });

  await test.step('and submits an invoice for it', async () => {
    await submitInvoice(otherTab, {
      laborHours: '2.5',
      materialsCost: '42.10',
      amount: '229.60',
      description: `Work completed for: ${order}`,
    });
    const system = messages(otherTab).filter({
      hasText: `Invoice submitted for $229.60 - Work completed for: ${order}`,
    });
    await expect(system).toBeVisible();
    await expectNothingOf(otherTab, priceLimit);
    await otherTab
      .getByRole('dialog', { name: order })
      .getByRole('button', { name: 'Close' })
      .click();
  });

  await test.step('the admin sees all of it', async () => {
    await switchTo(otherTab, 'admin');
    await otherTab.goto(`/tickets/${workItem}`);
    await expect(otherTab.getByRole('combobox', { name: 'Status' })).toHaveValue('resolved');
    for (const text of [priceLimit, onSite, 'Invoice submitted for $229.60 - ']) {
      await expect(messages(otherTab).filter({ hasText: text })).toBeVisible();
    }
  });
});

function heading(page: Page, name: string) {
  return page.getByRole('heading', { level: 1, name });
}

/**
 * Checks that neither the page's markup nor this tab's storage contains a text. In mock mode, local storage takes the
 * place of the server and contains everything.
 */
async function expectNothingOf(page: Page, text: string): Promise<void> {
  const kept = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, history.state]));
  expect(await page.content()).not.toContain(text);
  expect(kept).not.toContain(text);
}
