import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/portal.ts';
import { sees } from '../../pages/toasts.ts';

test.use({ role: 'vendor' });

async function writeDraft(page: Page, workOrderId: string): Promise<void> {
  await page.getByRole('button', { name: 'Create Invoice' }).click();
  const form = page.getByRole('dialog', { name: 'Create Invoice' });
  await form.getByLabel('Work Order ID').fill(workOrderId);
  await form.getByLabel('Labor Hours').fill('2');
  await sees(page, 'Invoice created successfully!', () =>
    form.getByRole('button', { name: 'Save Draft' }).click(),
  );
}

const numbers = (page: Page) =>
  page.getByRole('table', { name: 'Invoices' }).getByRole('rowheader');

test('an invoice is drafted, edited and submitted @phone', async ({ page }) => {
  await page.goto('/vendor/invoices');
  await writeDraft(page, 'TKT-1034');
  await expect(page.getByRole('row').nth(1)).toContainText('TKT-1034');
  const number = (await numbers(page).first().textContent()) ?? '';
  expect(number).toMatch(/^INV-2025-\d{3}$/);

  await page.getByRole('button', { name: `Edit ${number}` }).click();
  const form = page.getByRole('dialog', { name: 'Edit Invoice' });
  await expect(form.getByLabel('Work Order Title')).toHaveValue('Replace sump pump in Building B');
  await form.getByLabel('Item 1').fill('Pump');
  await form.getByLabel('Unit Cost 1').fill('199.99');
  await sees(page, 'Invoice updated successfully!', () =>
    form.getByRole('button', { name: 'Save Changes' }).click(),
  );
  const row = page.getByRole('row', { name: number });
  await expect(row).toContainText('$349.99');

  await sees(page, 'Invoice submitted for approval!', () =>
    page.getByRole('button', { name: `Submit ${number}` }).click(),
  );
  await expect(row).toContainText('Submitted');
  await expect(page.getByRole('button', { name: `Edit ${number}` })).toHaveCount(0);
  await page.reload();
  await expect(row).toContainText('Submitted');
});

test('numbers go on without gaps or clashes across tabs', async ({ page, context }) => {
  const other = await context.newPage();
  await page.goto('/vendor/invoices');
  await other.goto('/vendor/invoices');
  const last = Number((await numbers(page).first().textContent())?.slice(-3));
  await expect(numbers(other).first()).toBeVisible();
  await writeDraft(page, 'TKT-1034');
  await writeDraft(other, 'TKT-1029');
  await writeDraft(page, 'TKT-1027');
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
  await expect(numbers(page)).toHaveCount(7);
  await page.reload();
  await expect(numbers(page)).toHaveCount(7);
  expect(first).not.toContain(await numbers(page).first().textContent());
  await page.goBack();
  await expect(numbers(page)).toHaveCount(10);
});
