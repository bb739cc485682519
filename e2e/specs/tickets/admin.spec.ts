import type { Page } from '@playwright/test';
import { report } from '../../fixtures/files.ts';
import { expect, test } from '../../fixtures/portal.ts';
import { switchTo } from '../../pages/session.ts';
import {
  createWorkItem,
  expandSection,
  offeredStatuses,
  writeMessage,
} from '../../pages/tickets.ts';

test.use({ role: 'admin' });

const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const card = (page: Page, columnName: string, title: string) =>
  column(page, columnName).getByRole('article', { name: title });
const faucet = 'Dripping bathroom faucet';

test('the table fits fourteen rows on the screen, keeps its sort in the URL and remembers its columns', async ({
  page,
}) => {
  await page.goto('/tickets');
  await page.getByRole('radio', { name: 'Table' }).check();
  const rows = page.getByRole('rowheader');
  await expect(rows).toHaveCount(25);
  const whole = await rows.evaluateAll(
    (all) => all.filter((row) => row.getBoundingClientRect().bottom <= window.innerHeight).length,
  );
  expect(whole).toBeGreaterThanOrEqual(14);
  await page.getByRole('button', { name: /^Ticket/ }).click();
  await expect(page).toHaveURL('/tickets?view=table&sort=title');
  await expect(rows.first()).toContainText('Annual backflow test');
  await page.getByRole('button', { name: 'Columns' }).click();
  const columns = page.getByRole('dialog', { name: 'Columns' });
  await columns.getByRole('checkbox', { name: 'Created' }).check();
  await columns.getByRole('button', { name: 'Done' }).click();
  await page.reload();
  await expect(page.getByRole('columnheader', { name: /^Created/ })).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL('/tickets?view=table&sort=title&page=2');
});

test('every figure of the Overview leads to its list', async ({ page }) => {
  for (const [name, items] of [
    ['Open Tickets', /^(\d+) of \d+ tickets$/],
    ['Completed This Month', /^(\d+) of \d+ work orders$/],
    ['Security Alerts', /^(\d+) of \d+ news items$/],
  ] as const) {
    await page.goto('/admin');
    const figure = page.getByRole('group', { name });
    await expect(figure).toContainText(/\d/);
    const counted = (await figure.textContent())?.replace(/\D/g, '') ?? '';
    await figure.getByRole('link', { name }).click();
    await expect(page.getByText(items)).toHaveText(new RegExp(`^${counted} `));
  }
});

test('the board fits fourteen whole cards on the screen', async ({ page }) => {
  await page.goto('/tickets?view=kanban');
  const cards = page.getByRole('article');
  await expect(cards.first()).toBeVisible();
  const whole = await cards.evaluateAll(
    (all) =>
      all.filter((card) => {
        const { bottom, right } = card.getBoundingClientRect();
        const column = card.closest('section')?.getBoundingClientRect();
        return (
          bottom <= Math.min(window.innerHeight, column?.bottom ?? 0) && right <= window.innerWidth
        );
      }).length,
  );
  expect(whole).toBeGreaterThanOrEqual(14);
});

test('a card can be dragged to another column, and stays there after a reload', async ({
  page,
  browserName,
}) => {
  test.skip(browserName === 'firefox', 'nothing is dragged in a Firefox without windows');
  await page.goto('/tickets');
  await page.getByRole('radio', { name: 'Kanban' }).check();
  await expect(page).toHaveURL('/tickets?view=kanban');
  for (const name of ['New', 'In Review', 'Assigned', 'In Progress', 'Waiting', 'Resolved']) {
    await expect(column(page, name)).toBeAttached();
  }
  // Drops on the heading, which is in view: scrolling to the middle of the column would move another card under the
  // pointer.
  await card(page, 'New', faucet).dragTo(column(page, 'In Progress').getByRole('heading').first());
  await expect(card(page, 'In Progress', faucet)).toBeVisible();
  await expect(page.getByText('Status updated!')).toBeVisible();
  await page.reload();
  await expect(card(page, 'In Progress', faucet)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('radio', { name: 'List' })).toBeChecked();
});

test('a card can be moved to any column by its “Move to…” with the keyboard @phone', async ({
  page,
}) => {
  await page.goto('/tickets?view=kanban');
  const move = card(page, 'New', faucet).getByRole('button', { name: /^Move to…/ });
  await move.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'In Review' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Closed' })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(card(page, 'Resolved', faucet)).toBeAttached();
  await expect(page.getByText('Status updated!')).toBeVisible();
});

test('every column of the board is in view at 1440 px', async ({ page }) => {
  await page.goto('/tickets?view=kanban');
  const last = page.getByRole('region', { name: 'Resolved' });
  await expect(last).toBeVisible();
  await expect(last).toBeInViewport({ ratio: 0.5 });
  const box = await last.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(1440);
});

test('several tickets change their status together @phone', async ({ page }) => {
  await page.goto('/tickets?status=new');
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await expect(page.getByText('5 of 5 selected')).toBeVisible();
  await page.getByRole('checkbox', { name: `Select ${faucet}` }).uncheck();
  await expect(page.getByText('4 of 5 selected')).toBeVisible();
  await page.getByRole('combobox', { name: 'New status' }).selectOption('In Review');
  await page.getByRole('button', { name: 'Change status' }).click();
  await expect(page.getByText('Status updated!')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
});

test('a status change can be undone, which notifies the submitter @phone-proof [10.24]', async ({
  page,
}) => {
  await page.goto('/tickets/TKT-1045');
  const status = page.getByRole('combobox', { name: 'Status' });
  await status.selectOption('Vendor Assigned');
  // On a phone the text is also shown beside the conversation.
  await expect(
    page.getByText('Nobody is assigned yet').filter({ visible: true }).first(),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Moved back')).toBeVisible();
  await expect(status).toHaveValue('new');

  await page.goto('/tickets?status=new');
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await page.getByRole('combobox', { name: 'New status' }).selectOption('In Review');
  await page.getByRole('button', { name: 'Change status' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('5 tickets moved back')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(5);

  await switchTo(page, 'resident');
  await page.goto('/notifications');
  await expect(page.getByText('TKT-1045: back to New')).toHaveCount(2);
  await expect(
    page.getByText(
      'Ada Moss took the last move of “Dripping bathroom faucet” back: it is New again.',
    ),
  ).toHaveCount(2);
});

test('work is ordered for a ticket, and the submitter is notified and sees the order @phone-proof [10.23]', async ({
  page,
}) => {
  await page.goto('/tickets/TKT-1045');
  await page.getByRole('button', { name: 'Create Work Item' }).click();
  const form = page.getByRole('dialog', { name: 'Create Work Item' });
  await expect(form.getByLabel('Subject')).toHaveValue(faucet);
  await expect(form.getByLabel('Description')).not.toHaveValue('');
  await form.getByRole('combobox', { name: 'Vendor' }).selectOption('vendor-1');
  await form.getByLabel('Subject').fill('New cartridge for the faucet');
  await form.getByLabel('Due date').fill('2027-01-15');
  await form.getByRole('button', { name: 'Send Work Item' }).click();
  await expect(page.getByRole('dialog', { name: 'Work Item Sent' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const ordered = page.getByRole('region', { name: 'Work ordered' });
  await ordered.getByRole('link', { name: 'New cartridge for the faucet' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'New cartridge for the faucet' }),
  ).toBeVisible();
  await expandSection(page, 'Ticket info');
  await page.getByRole('link', { name: 'TKT-1045' }).click();
  await expect(page).toHaveURL('/tickets/TKT-1045');

  await switchTo(page, 'resident');
  await page.goto('/notifications');
  await page.getByRole('link', { name: 'Work ordered for TKT-1045' }).click();
  await expect(page).toHaveURL('/tickets/TKT-1045');
  await expect(ordered).toContainText('New cartridge for the faucet');
  await expect(ordered).toContainText('Castillo Plumbing & Heating');
  await expect(ordered.getByRole('link')).toHaveCount(0);
});

test('any status is offered, even after closed, and the change appears in another tab', async ({
  page,
  context,
}) => {
  await page.goto('/tickets/TKT-1001');
  const status = page.getByRole('combobox', { name: 'Status' });
  await expect(status).toHaveValue('closed');
  expect(await offeredStatuses(page, 'Status')).toHaveLength(7);
  const other = await context.newPage();
  await other.goto('/tickets?status=in_progress');
  await expect(other.getByRole('article', { name: 'Kitchen sink drains slowly' })).toHaveCount(0);
  await status.selectOption('In Progress');
  await expect(page.getByText('Status updated!')).toBeVisible();
  await expect(other.getByRole('article', { name: 'Kitchen sink drains slowly' })).toBeVisible();
});

test('files are added to a ticket, and removed after a confirmation @phone-proof', async ({
  page,
}) => {
  await page.goto('/tickets/TKT-1045');
  await page.getByLabel('Add files').setInputFiles(report);
  await expect(page.getByText('1 file(s) uploaded successfully!')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Remove report.pdf' }).click();
  await page
    .getByRole('alertdialog', { name: 'Remove report.pdf?' })
    .getByRole('button', { name: 'Remove', exact: true })
    .click();
  await expect(page.getByText('Attachment removed')).toBeVisible();
  await expect(page.getByText('report.pdf')).toHaveCount(0);
});

test('an internal note is marked, and Assign Vendor is coming soon', async ({ page }) => {
  await page.goto('/tickets/TKT-1045');
  await writeMessage(page, 'Check the warranty first.', { internal: true });
  await expect(page.getByRole('article', { name: 'You' }).last()).toContainText('Internal note');
  await page.getByRole('button', { name: 'Assign Vendor' }).click();
  await expect(page.getByText(/Assign Vendor is coming soon/)).toBeVisible();
});

test('a work item is validated, sent and shown on the board as assigned @phone [2.13.7]', async ({
  page,
}) => {
  await page.goto('/tickets');
  await page.getByRole('button', { name: 'Create Work Item' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create Work Item' });
  await dialog.getByRole('button', { name: 'Send Work Item' }).click();
  for (const problem of [
    'Please select a vendor',
    'Subject is required',
    'Description is required',
    'Location is required',
    'Due date is required',
  ]) {
    await expect(dialog.getByText(problem)).toBeVisible();
  }
  await dialog.getByLabel('Subject').fill('Typed and kept');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Discard' }).click();

  const subject = 'Fix the pump of the pond';
  const number = await createWorkItem(page, {
    vendor: /Clearwater/,
    subject,
    description: 'It hums and does not turn.',
    location: 'Pond',
    dueDate: '2027-01-15',
  });
  await page.goto('/tickets?view=kanban');
  await expect(card(page, 'Assigned', subject)).toBeAttached();
  await page.goto(`/tickets/${number}`);
  await expect(page.getByRole('region', { name: 'Ticket info' })).toContainText('Clearwater');
});
