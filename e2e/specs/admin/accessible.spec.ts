import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../../fixtures/portal.ts';
import { openTab } from '../../pages/dashboard.ts';

test.use({ role: 'admin' });

const places: Record<string, (page: Page) => Promise<void>> = {
  Overview: async (page) => {
    await openTab(page, 'Overview');
    await expect(page.getByText('156')).toBeVisible();
  },
  'News Manager': async (page) => {
    await openTab(page, 'News Manager');
    await expect(page.getByRole('row').nth(1)).toBeVisible();
  },
  'a news item with errors': async (page) => {
    await page.goto('/admin?tab=news&item=new');
    await page.getByRole('dialog').getByRole('button', { name: 'Create News' }).click();
    await expect(page.getByText('Title is required')).toBeVisible();
  },
  'the question before deleting': async (page) => {
    await openTab(page, 'News Manager');
    await page
      .getByRole('button', { name: /^Delete / })
      .first()
      .click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
  },
  'no match': async (page) => {
    await page.goto('/admin?tab=news&search=zebra');
    await expect(page.getByText('Nothing matches your filters')).toBeVisible();
  },
  'Forums Manager': async (page) => {
    await openTab(page, 'Forums Manager');
    await expect(page.getByRole('row').nth(1)).toBeVisible();
  },
  'a topic being edited': async (page) => {
    await openTab(page, 'Forums Manager');
    await page
      .getByRole('button', { name: /^Edit / })
      .first()
      .click();
    await expect(page.getByRole('textbox', { name: 'Tags' })).toBeVisible();
  },
  'an update being written': async (page) => {
    await openTab(page, 'Forums Manager');
    await page
      .getByRole('button', { name: /^Post Update / })
      .first()
      .click();
    await expect(page.getByRole('textbox', { name: 'Update' })).toBeVisible();
  },
  'Vendor Management': async (page) => {
    await openTab(page, 'Vendor Management');
    await expect(page.getByRole('row').nth(1)).toBeVisible();
  },
  invoices: async (page) => {
    await page.goto('/admin?tab=vendors&list=invoices');
    await expect(page.getByRole('row').nth(1)).toBeVisible();
  },
  'a work item for a vendor': async (page) => {
    await openTab(page, 'Vendor Management');
    await page
      .getByRole('button', { name: /^Work Item/ })
      .first()
      .click();
    await expect(page.getByRole('textbox', { name: 'Subject' })).toBeVisible();
  },
  'Broadcast with errors': async (page) => {
    await openTab(page, 'Broadcast');
    await page.getByRole('radio', { name: 'Building' }).check();
    await page.getByRole('button', { name: 'Send Broadcast' }).click();
    await expect(page.getByText('Please select a building')).toBeVisible();
  },
};

for (const [name, show] of Object.entries(places)) {
  test(`${name}: accessible in both themes @phone`, async ({ page }) => {
    await show(page);
    await expectAccessible(page);
  });
}
