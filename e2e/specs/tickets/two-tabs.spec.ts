import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/portal.ts';

const title = 'Car in my parking space again';
const description = (page: Page) => page.getByRole('textbox', { name: 'Description' });

test.describe('a description that two tabs edit', () => {
  test.use({ role: 'resident' });

  test('is never overwritten silently: the second tab gets a conflict and keeps its text', async ({
    page,
    context,
  }) => {
    await openTicket(page);
    const other = await context.newPage();
    await other.goto(page.url());
    for (const tab of [page, other]) {
      await tab.getByRole('button', { name: 'Edit description' }).click();
    }
    await description(page).fill('A silver van, since Monday.');
    await description(other).fill('A blue truck, since Sunday.');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Description saved')).toBeVisible();

    await other.getByRole('button', { name: 'Save' }).click();
    const told = other.getByRole('alert').filter({ hasText: 'changed while you were writing' });
    await expect(told).toContainText('A silver van, since Monday.');
    await expect(description(other)).toHaveValue('A blue truck, since Sunday.');
    await expect(page.getByText('A silver van, since Monday.')).toBeVisible();

    await other.getByRole('button', { name: 'Save mine' }).click();
    await expect(other.getByText('Description saved')).toBeVisible();
    await expect(page.getByText('A blue truck, since Sunday.')).toBeVisible();
  });
});

test.describe('a status that two tabs change', () => {
  test.use({ role: 'admin' });

  test('appears in the other tab immediately, and several changes by the same person are no conflict', async ({
    page,
    context,
  }) => {
    await openTicket(page);
    const other = await context.newPage();
    await other.goto(page.url());
    const status = (tab: Page) => tab.getByRole('combobox', { name: 'Status' });
    await expect(status(other)).toBeVisible();
    for (const next of ['In Review', 'In Progress', 'Resolved']) {
      await status(page).selectOption(next);
    }
    await expect(status(other)).toHaveValue('resolved');
    await status(other).selectOption('In Review');
    await expect(status(page)).toHaveValue('in_review');
    for (const tab of [page, other]) {
      await expect(tab.getByText(/changed by someone else/)).toHaveCount(0);
    }
  });
});

async function openTicket(page: Page): Promise<void> {
  await page.goto('/tickets/TKT-1020');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}
