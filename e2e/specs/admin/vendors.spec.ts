import { expect, test } from '../../fixtures/portal.ts';
import { dayFromNow, openTab, rowOf } from '../../pages/dashboard.ts';
import { createWorkItem } from '../../pages/tickets.ts';

test.use({ role: 'admin' });

test('work ordered from a vendor appears among its work orders', async ({ page }) => {
  await openTab(page, 'Vendor Management');
  const card = page.getByRole('article', { name: 'Brightline Electric' });
  await expect(card).toContainText('1 active work order');
  await createWorkItem(page, {
    vendor: /Brightline/,
    subject: 'Replace the hallway timer',
    description: 'It stops at nine.',
    location: 'Building A, second floor',
    dueDate: await dayFromNow(page, 7),
  });
  await expect(card).toContainText('2 active work orders');
  await card.getByRole('button', { name: /active work orders/ }).click();
  await expect(page).toHaveURL(/vendor=vendor-2/);
  await expect(rowOf(page, 'Replace the hallway timer')).toContainText('Vendor Assigned');
  await expect(page.getByRole('table').getByText('Castillo')).toHaveCount(0);
});

test('a vendor’s card opens the order form and its invoices @phone-proof', async ({ page }) => {
  await openTab(page, 'Vendor Management');
  const card = page.getByRole('article', { name: /^Castillo/ });
  await card.getByRole('button', { name: /^Work Item/ }).click();
  const form = page.getByRole('dialog', { name: 'Create Work Item' });
  await expect(form.getByRole('combobox', { name: 'Vendor' })).toHaveValue('vendor-1');
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await card.getByRole('button', { name: /pending invoices/ }).click();
  await expect(page.getByRole('heading', { name: 'Invoices' })).toBeFocused();
  await expect(rowOf(page, 'INV-2025-017')).toContainText('$322.50');
});

test('Review Invoices leads to invoices that can be opened @phone-proof [10.33]', async ({
  page,
}) => {
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Review Invoices' }).click();
  await expect(page.getByRole('heading', { name: 'Invoices' })).toBeFocused();
  await page.getByRole('button', { name: 'View INV-2025-017' }).click();
  const invoice = page.getByRole('dialog', { name: 'Invoice INV-2025-017' });
  await expect(invoice).toContainText('$322.50');
  await page.reload();
  await expect(invoice).toContainText('Castillo Plumbing & Heating');
  await invoice.getByRole('link', { name: 'Quarterly drain inspection, Building C' }).click();
  await expect(page).toHaveURL('/tickets/TKT-1027');
});
