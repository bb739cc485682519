import type { Page } from '@playwright/test';
import { picture } from '../../fixtures/files.ts';
import { expect, expectAccessible, type Role, test } from '../../fixtures/portal.ts';

type Places = Record<string, (page: Page) => Promise<void>>;

const newTicket = async (page: Page) => {
  await page.goto('/tickets');
  await page.getByRole('button', { name: 'New Ticket' }).click();
};

const resident: Places = {
  'My Tickets': async (page) => {
    await page.goto('/tickets');
    await expect(page.getByRole('article').first()).toBeVisible();
  },
  'no match': async (page) => {
    await page.goto('/tickets?search=zebra');
    await expect(page.getByText('No tickets match your filters')).toBeVisible();
  },
  'the categories of New Ticket': async (page) => {
    await newTicket(page);
    await expect(page.getByRole('button', { name: 'Financial' })).toBeVisible();
  },
  'a form with a file and errors': async (page) => {
    await newTicket(page);
    await page.getByRole('button', { name: 'Maintenance' }).click();
    await page.getByLabel('Photos').setInputFiles(picture);
    await expect(page.getByRole('button', { name: 'Remove ceiling.png' })).toBeVisible();
    await page.getByRole('button', { name: 'Submit Ticket' }).click();
    await expect(page.getByText('Location is required')).toBeVisible();
  },
  'a ticket being mended': async (page) => {
    await page.goto('/tickets/TKT-1020');
    await page.getByRole('button', { name: 'Edit description' }).click();
    await expect(page.getByRole('textbox', { name: 'Description' })).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();
  },
  'a preview': async (page) => {
    await page.goto('/tickets/TKT-1020');
    await page.getByRole('button', { name: 'Preview parking-space.png' }).click();
    await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
  },
  'an unknown ticket': async (page) => {
    await page.goto('/tickets/TKT-9999');
    await expect(page.getByRole('heading', { name: 'Ticket not found' })).toBeVisible();
  },
};

// Few tickets, so that axe is done soon: more of the same would not tell more.
const admin: Places = {
  'the list with tickets chosen': async (page) => {
    await page.goto('/tickets?status=new');
    await page.getByRole('checkbox', { name: /^Select Drip/ }).check();
    await expect(page.getByText('1 selected')).toBeVisible();
  },
  'the board': async (page) => {
    await page.goto('/tickets?view=kanban&priority=high');
    await expect(page.getByRole('article').first()).toBeVisible();
  },
  'a ticket with its actions': async (page) => {
    await page.goto('/tickets/TKT-1034');
    await expect(page.getByRole('region', { name: 'Admin actions' })).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();
  },
  'a work item with errors': async (page) => {
    await page.goto('/tickets?status=new');
    await page.getByRole('button', { name: 'Create Work Item' }).click();
    await page.getByRole('button', { name: 'Send Work Item' }).click();
    await expect(page.getByText('Please select a vendor')).toBeVisible();
  },
};

function prove(role: Role, places: Places): void {
  test.describe(role, () => {
    test.use({ role });
    for (const [name, show] of Object.entries(places)) {
      test(`${name}: accessible in both themes @phone`, async ({ page }) => {
        await show(page);
        await expectAccessible(page);
      });
    }
  });
}

prove('resident', resident);
prove('admin', admin);
