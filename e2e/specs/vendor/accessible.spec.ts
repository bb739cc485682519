import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../../fixtures/portal.ts';

test.use({ role: 'vendor' });

const open: Record<string, (page: Page) => Promise<void>> = {
  board: async (page) => {
    await page.goto('/vendor');
    await expect(page.getByRole('region', { name: 'In Progress' })).toBeAttached();
    await expect(page.getByRole('region', { name: 'Financials' })).toBeAttached();
  },
  table: async (page) => {
    await page.goto('/vendor?view=table');
    await expect(page.getByRole('table', { name: 'Board Items' })).toBeVisible();
  },
  'work-order drawer': async (page) => {
    await page.goto('/vendor?item=TKT-1027');
    await expect(page.getByRole('textbox', { name: 'Message' })).toBeVisible();
  },
  'create invoice': async (page) => {
    await page.goto('/vendor?item=TKT-1027');
    await page.getByRole('button', { name: 'Create Invoice' }).click();
    await page.getByLabel('Invoice Amount').fill('0');
    await page.getByRole('button', { name: 'Submit Invoice' }).last().click();
    await expect(page.getByText('Valid amount is required')).toBeVisible();
  },
  invoices: async (page) => {
    await page.goto('/vendor/invoices');
    await expect(page.getByRole('table', { name: 'Invoices' })).toBeVisible();
  },
  'invoice drawer': async (page) => {
    await page.goto('/vendor/invoices');
    await page
      .getByRole('button', { name: /^View INV/ })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  'invoice form': async (page) => {
    await page.goto('/vendor/invoices');
    await page.getByRole('button', { name: 'Create Invoice' }).click();
    await page.getByRole('button', { name: 'Save Draft' }).click();
    await expect(page.getByText('Labor hours are required')).toBeVisible();
  },
  notifications: async (page) => {
    await page.goto('/vendor');
    await page.getByRole('button', { name: /^Notifications/ }).click();
    await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible();
  },
  'profile settings': async (page) => {
    await page.goto('/vendor');
    await page.getByRole('button', { name: 'User menu' }).click();
    await page.getByRole('menuitem', { name: 'Profile Settings' }).click();
    await expect(page.getByRole('textbox', { name: 'Display name' })).toBeVisible();
  },
  menu: async (page) => {
    await page.goto('/vendor/menu');
    await expect(page.getByRole('heading', { name: 'Vendor Tools' })).toBeVisible();
  },
};

for (const [name, show] of Object.entries(open)) {
  test(`${name} is accessible in both themes @phone`, async ({ page }) => {
    await show(page);
    await expectAccessible(page);
  });
}
