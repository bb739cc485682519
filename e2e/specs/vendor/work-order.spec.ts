import { picture } from '../../fixtures/files.ts';
import { expect, test } from '../../fixtures/portal.ts';
import { answer } from '../../pages/question.ts';
import { messages, offeredStatuses } from '../../pages/tickets.ts';
import { expectToastOf } from '../../pages/toasts.ts';

test.use({ role: 'vendor' });

const pump = { id: 'TKT-1034', title: 'Replace sump pump in Building B' };

test('a work order is resolved and invoiced, which the conversation shows @phone [2.7.29]', async ({
  page,
}) => {
  await page.goto(`/vendor?item=${pump.id}`);
  const drawer = page.getByRole('dialog', { name: pump.title });
  await expect(drawer.getByRole('button', { name: 'Create Invoice' })).toHaveCount(0);
  await drawer.getByRole('textbox', { name: 'Message' }).fill('The new pump is in.');
  await expectToastOf(page, 'Message sent!', () =>
    drawer.getByRole('button', { name: 'Send', exact: true }).click(),
  );
  await expect(messages(page).last()).toContainText('The new pump is in.');
  expect(await offeredStatuses(page, 'Update Status')).toEqual([
    'In Progress',
    'Waiting for Resident',
    'Resolved',
    'Closed',
  ]);
  await expectToastOf(page, 'Status updated to Resolved', () =>
    drawer.getByRole('combobox', { name: 'Update Status' }).selectOption('Resolved'),
  );

  await drawer.getByRole('button', { name: 'Create Invoice' }).click();
  const form = page.getByRole('dialog', { name: 'Create Invoice' });
  const submit = form.getByRole('button', { name: 'Submit Invoice' });
  await expect(submit).toBeDisabled();
  await expect(form.getByLabel('Labor Rate')).toHaveValue('75.00');
  await form.getByLabel('Labor Hours').fill('2.5');
  await form.getByLabel('Materials Cost').fill('120');
  await expect(form.getByLabel('Invoice Amount')).toHaveValue('307.50');
  await form.getByLabel('Description').fill(' ');
  await expect(submit).toBeDisabled();
  await form.getByLabel('Description').fill('Pump replaced');
  await expectToastOf(page, '1 file(s) uploaded successfully!', () =>
    form.getByLabel('Supporting Documents').setInputFiles({
      name: 'receipt.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.4'),
    }),
  );
  await expectToastOf(page, 'Invoice submitted successfully!', async () => {
    await submit.click();
    await answer(page, 'Submit an invoice for $307.50?', 'Submit');
  });
  await expect(messages(page).last()).toContainText(
    'Invoice submitted for $307.50 - Pump replaced',
  );
  await expect(drawer.getByText('1 invoice submitted so far: $307.50')).toBeVisible();
});

test('closing a work order requires confirmation @phone-proof [10.28]', async ({ page }) => {
  await page.goto(`/vendor?item=${pump.id}`);
  const select = page.getByRole('combobox', { name: 'Update Status' });
  await select.selectOption('Closed');
  await answer(page, 'Close this work order?', 'Cancel');
  await expect(select).toHaveValue('in_progress');
  await page
    .getByRole('dialog', { name: pump.title })
    .getByRole('button', { name: 'Close' })
    .click();

  await page.getByRole('button', { name: `Move to… ${pump.title}` }).click();
  await page.getByRole('menuitem', { name: 'Closed' }).click();
  await expectToastOf(page, 'Status updated to Closed', () =>
    answer(page, 'Close this work order?', 'Close Work Order'),
  );
  await page.goto(`/vendor?item=${pump.id}`);
  await expect(select).toBeDisabled();
});

test('photos are attached, and files of other types are refused', async ({ page }) => {
  await page.goto(`/vendor?item=${pump.id}`);
  const input = page.getByLabel('Attach Photos');
  await input.setInputFiles({
    name: 'notes.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('no'),
  });
  await expect(
    page.getByText('notes.txt: File type not supported. Accepted: image/*'),
  ).toBeVisible();
  await input.setInputFiles({ ...picture, name: 'pump.png' });
  const files = page.getByRole('list', { name: 'Attachments' });
  await files.getByRole('button', { name: 'Preview pump.png' }).click();
  await page.getByRole('button', { name: 'Remove pump.png' }).click();
  await expectToastOf(page, 'Attachment removed', () =>
    page
      .getByRole('alertdialog', { name: 'Remove pump.png?' })
      .getByRole('button', { name: 'Remove' })
      .click(),
  );
  await expect(page.getByRole('heading', { name: 'Attachments' })).toHaveCount(0);
});

test('Full Page opens a tab that links back to the drawer', async ({ page, context }) => {
  await page.goto(`/vendor?item=${pump.id}`);
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Full Page' }).click();
  const tab = await opened;
  await expect(tab).toHaveURL(`/vendor?item=${pump.id}`);
  await expect(tab.getByRole('dialog', { name: pump.title })).toBeVisible();
});

test('an unknown ticket or one of another vendor is not found', async ({ page }) => {
  for (const id of ['TKT-9999', 'TKT-1002']) {
    await page.goto(`/vendor?item=${id}`);
    await expect(page.getByRole('dialog', { name: 'Ticket not found' })).toBeVisible();
  }
});
