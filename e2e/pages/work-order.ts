import { expect, type Page } from '@playwright/test';
import { answer } from './question.ts';
import { expectToastOf } from './toasts.ts';

/** Finds a work order on the vendor's board by its title and opens its drawer. */
export async function openWorkOrder(page: Page, title: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Search' }).fill(title);
  await page
    .getByRole('article', { name: title })
    .getByRole('button', { name: title, exact: true })
    .click();
  await expect(page.getByRole('dialog', { name: title })).toBeVisible();
}

/** Changes the status of the work order in the drawer. */
export async function updateStatus(page: Page, label: string): Promise<void> {
  await expectToastOf(page, `Status updated to ${label}`, () =>
    page.getByRole('combobox', { name: 'Update Status' }).selectOption(label),
  );
}

export interface ExpectedInvoice {
  readonly laborHours: string;
  readonly materialsCost: string;
  /** The amount in dollars that the form is expected to prefill. */
  readonly amount: string;
  /** The description that the form is expected to prefill. */
  readonly description: string;
}

/** Submits the invoice of the resolved work order in the drawer, with the prefilled values. */
export async function submitInvoice(page: Page, expected: ExpectedInvoice): Promise<void> {
  await page.getByRole('button', { name: 'Create Invoice' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create Invoice' });
  await expect(dialog.getByLabel('Labor Rate')).toHaveValue('75.00');
  await dialog.getByLabel('Labor Hours').fill(expected.laborHours);
  await dialog.getByLabel('Materials Cost').fill(expected.materialsCost);
  await expect(dialog.getByLabel('Invoice Amount')).toHaveValue(expected.amount);
  await expect(dialog.getByRole('textbox', { name: 'Description' })).toHaveValue(
    expected.description,
  );
  await expectToastOf(page, 'Invoice submitted successfully!', async () => {
    await dialog.getByRole('button', { name: 'Submit Invoice' }).click();
    await answer(page, `Submit an invoice for $${expected.amount}?`, 'Submit');
  });
  await expect(dialog).toBeHidden();
}
