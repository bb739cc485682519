import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/portal.ts';
import { expectToastOf } from '../../pages/toasts.ts';

test.use({ role: 'vendor' });

const pump = 'Replace sump pump in Building B';

const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const card = (page: Page, columnName: string, title: string) =>
  column(page, columnName).getByRole('article', { name: title });
const table = (page: Page) => page.getByRole('table', { name: 'Board Items' });

test('the board shows seven columns, and a card is dragged only where it may go', async ({
  page,
  browserName,
}) => {
  test.skip(browserName === 'firefox', 'nothing is dragged in a Firefox without windows');
  await page.goto('/vendor/board-items');
  await expect(page.getByRole('heading', { level: 1, name: 'Board Items' })).toBeVisible();
  for (const name of [
    'New',
    'In Review',
    'Waiting',
    'Assigned',
    'In Progress',
    'Complete',
    'Closed',
  ]) {
    await expect(column(page, name)).toBeAttached();
  }
  // Brings both the card and its target into view; if the board scrolled during the drag, another card would be
  // dragged.
  await column(page, 'Closed').scrollIntoViewIfNeeded();
  await card(page, 'In Progress', pump).dragTo(column(page, 'Assigned'));
  await expect(card(page, 'In Progress', pump)).toBeVisible();
  await expectToastOf(page, 'Status updated to Resolved', () =>
    card(page, 'In Progress', pump).dragTo(column(page, 'Complete')),
  );
  await expect(card(page, 'Complete', pump)).toBeVisible();
  await page.reload();
  await expect(card(page, 'Complete', pump)).toBeVisible();
});

test('a card can be moved using only the keyboard @phone', async ({ page }) => {
  await page.goto('/vendor');
  const move = page.getByRole('button', { name: `Move to… ${pump}` });
  await move.focus();
  await page.keyboard.press('Enter');
  const choices = page.getByRole('menuitem');
  await expect(choices).toHaveText(['Waiting', 'Complete', 'Closed']);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(card(page, 'Complete', pump)).toBeVisible();
});

test('everything chosen is in the address, and Back undoes the last step @phone [2.7.9]', async ({
  page,
  isMobile,
}) => {
  await page.goto('/vendor');
  await page.getByRole('radio', { name: 'Table' }).click();
  await expect(table(page)).toBeVisible();
  await page.getByRole('combobox', { name: 'Status' }).selectOption('In Progress');
  await expect(page.getByText(/^2 of \d+ items$/)).toBeVisible();
  const sort = page.getByRole('columnheader', { name: 'Subject' });
  // On a phone, a select replaces the sortable column headers.
  const control = page.getByRole('combobox', { name: 'Sort' });
  if (isMobile) {
    await control.selectOption('Subject ↑');
  } else {
    await sort.getByRole('button').click();
    await expect(sort).toHaveAttribute('aria-sort', 'ascending');
  }
  await page.getByRole('button', { name: `Open ${pump}` }).click();
  await expect(page).toHaveURL('/vendor?view=table&status=in_progress&sort=subject&item=TKT-1034');
  await page.reload();
  await expect(page.getByRole('dialog', { name: pump })).toBeVisible();

  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goBack();
  if (isMobile) await expect(control).toHaveValue('');
  else await expect(sort).toHaveAttribute('aria-sort', 'none');
  await page.goBack();
  await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('');
  await page.goBack();
  await expect(table(page)).toBeHidden();
});

test('a search that finds nothing is cleared again', async ({ page }) => {
  await page.goto('/vendor?view=table');
  const counter = page.getByText(/^\d+ of \d+ items$/);
  const total = (await counter.textContent()) ?? '';
  await page.getByRole('searchbox', { name: 'Search' }).fill('no such work');
  await expect(page.getByText('No items match your filters')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page.getByText(total)).toBeVisible();
});

test('a status change appears in another tab', async ({ page, context }) => {
  const other = await context.newPage();
  await page.goto('/vendor');
  await other.goto('/vendor');
  await expect(card(other, 'In Progress', pump)).toBeVisible();
  await page.getByRole('button', { name: `Move to… ${pump}` }).click();
  await page.getByRole('menuitem', { name: 'Complete' }).click();
  await expect(card(other, 'Complete', pump)).toBeVisible();
});
