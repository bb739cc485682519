import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../fixtures/portal.ts';
import { rowsOf } from '../../pages/dashboard.ts';
import { answer } from '../../pages/question.ts';
import { switchTo } from '../../pages/session.ts';
import { expectToastOf } from '../../pages/toasts.ts';
import { updateStatus } from '../../pages/work-order.ts';

test.use({ role: 'vendor' });

/** Saves a draft; `isSecond` if the work order already has an invoice, which the portal asks about. */
async function writeDraft(page: Page, workOrderId: string, isSecond = false): Promise<void> {
  await page.getByRole('button', { name: 'Create Invoice' }).click();
  const form = page.getByRole('dialog', { name: 'Create Invoice' });
  await form.getByRole('combobox', { name: 'Work Order ID' }).selectOption(workOrderId);
  await form.getByLabel('Labor Hours').fill('2');
  await expectToastOf(page, 'Invoice created successfully!', async () => {
    await form.getByRole('button', { name: 'Save Draft' }).click();
    if (isSecond) await answer(page, 'Save a second invoice for this work order?', 'Save Draft');
  });
}

const numbers = (page: Page) =>
  page.getByRole('table', { name: 'Invoices' }).getByRole('rowheader');

test('an invoice is drafted, edited and submitted @phone', async ({ page }) => {
  await page.goto('/vendor/invoices');
  await writeDraft(page, 'TKT-1034', true);
  await expect(rowsOf(page).first()).toContainText('TKT-1034');
  const number = (await numbers(page).first().textContent()) ?? '';
  expect(number).toMatch(/^INV-2025-\d{3}$/);

  await page.getByRole('button', { name: `Edit ${number}` }).click();
  const form = page.getByRole('dialog', { name: 'Edit Invoice' });
  await expect(form.getByLabel('Work Order Title')).toHaveValue('Replace sump pump in Building B');
  await form.getByLabel('Item 1').fill('Pump');
  await form.getByLabel('Unit Cost 1').fill('199.99');
  await expectToastOf(page, 'Invoice updated successfully!', () =>
    form.getByRole('button', { name: 'Save Changes' }).click(),
  );
  const row = page.getByRole('row', { name: number });
  await expect(row).toContainText('$349.99');

  const submit = page.getByRole('button', { name: `Submit ${number}` });
  await expect(submit).toBeDisabled();
  await expect(submit).toHaveAccessibleDescription(/^The work order is In Progress: /);
  await page.goto('/vendor?item=TKT-1034');
  await updateStatus(page, 'Resolved');
  await page.goto('/vendor/invoices');
  await expectToastOf(page, 'Invoice submitted for approval!', async () => {
    await page.getByRole('button', { name: `Submit ${number}` }).click();
    await answer(page, `Submit ${number}?`, 'Submit');
  });
  await expect(row).toContainText('Submitted');
  await expect(page.getByRole('button', { name: `Edit ${number}` })).toHaveCount(0);
  await page.reload();
  await expect(row).toContainText('Submitted');
  await page.goto('/vendor?item=TKT-1034');
  await expect(page.getByText('1 invoice submitted so far: $349.99')).toBeVisible();

  await page.goto('/vendor');
  await switchTo(page, 'admin');
  await page.goto('/notifications');
  await page.getByRole('link', { name: 'Invoice on TKT-1034' }).click();
  const invoice = page.getByRole('dialog', { name: `Invoice ${number}` });
  await expect(invoice).toContainText('$349.99');
});

test('a draft has the title of its work order, loses its notes, and is deleted @phone-proof [10.12]', async ({
  page,
}) => {
  await page.goto('/vendor/invoices');
  const change = async (fill: (form: Locator) => Promise<void>) => {
    await page.getByRole('button', { name: 'Edit INV-2025-019' }).click();
    const form = page.getByRole('dialog', { name: 'Edit Invoice' });
    await fill(form);
    await expectToastOf(page, 'Invoice updated successfully!', () =>
      form.getByRole('button', { name: 'Save Changes' }).click(),
    );
  };
  await change(async (form) => {
    await expect(form.getByRole('combobox', { name: 'Work Order ID' })).toHaveValue('TKT-1049');
    await expect(form.getByLabel('Work Order Title')).not.toBeEditable();
    await form.getByLabel('Notes').fill('Second visit');
  });
  const drawer = page.getByRole('dialog', { name: 'Invoice INV-2025-019' });
  await page.getByRole('button', { name: 'View INV-2025-019' }).click();
  await expect(drawer).toContainText('Second visit');
  await page.keyboard.press('Escape');
  await change(async (form) => {
    await form.getByLabel('Notes').fill('');
  });
  await page.getByRole('button', { name: 'View INV-2025-019' }).click();
  await expect(drawer.getByRole('heading', { name: 'Notes' })).toHaveCount(0);
  await expectToastOf(page, 'Draft deleted', async () => {
    await drawer.getByRole('button', { name: 'Delete' }).click();
    await answer(page, 'Are you sure you want to delete this draft?', 'Delete');
  });
  await expect(page.getByRole('row', { name: 'INV-2025-019' })).toHaveCount(0);
  await page.reload();
  await expect(numbers(page).first()).toBeVisible();
  await expect(page.getByRole('row', { name: 'INV-2025-019' })).toHaveCount(0);
});

test('numbers go on without gaps or clashes across tabs', async ({ page, context }) => {
  const other = await context.newPage();
  await page.goto('/vendor/invoices');
  await other.goto('/vendor/invoices');
  const last = Number((await numbers(page).first().textContent())?.slice(-3));
  await expect(numbers(other).first()).toBeVisible();
  await writeDraft(page, 'TKT-1041');
  await writeDraft(other, 'TKT-1029');
  await writeDraft(page, 'TKT-1050');
  const expected = [3, 2, 1].map((step) => `INV-2025-${String(last + step).padStart(3, '0')}`);
  for (const tab of [page, other]) {
    await expect
      .poll(async () => (await numbers(tab).allTextContents()).slice(0, 3))
      .toEqual(expected);
  }
});

test('invoices come ten a page, with the page in the address @phone', async ({ page }) => {
  await page.goto('/vendor/invoices');
  await expect(numbers(page)).toHaveCount(10);
  const first = await numbers(page).allTextContents();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL('/vendor/invoices?page=2');
  await expect(numbers(page)).toHaveCount(8);
  await page.reload();
  await expect(numbers(page)).toHaveCount(8);
  expect(first).not.toContain(await numbers(page).first().textContent());
  await page.goBack();
  await expect(numbers(page)).toHaveCount(10);
});
