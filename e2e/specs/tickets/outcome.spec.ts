import type { Page } from '@playwright/test';
import { huge, picture } from '../../fixtures/files.ts';
import { expect, test } from '../../fixtures/portal.ts';
import { expectCachedOffline, skipIdleTime } from '../../pages/worker.ts';

test.use({ role: 'resident' });

async function openForm(page: Page) {
  await page.goto('/tickets');
  await page.getByRole('button', { name: 'New Ticket' }).click();
  await page.getByRole('button', { name: 'Maintenance' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Location' }).fill('Garage, bay 4');
  await dialog.getByRole('radio', { name: 'High' }).check();
  await dialog.getByRole('textbox', { name: 'Description' }).fill('The door sticks.');
  return dialog;
}

const forms = [
  {
    name: 'New Ticket',
    files: 'Photos',
    send: 'Submit Ticket',
    sent: 'Ticket submitted successfully!',
    open: async (page: Page) => void (await openForm(page)),
  },
  {
    name: 'a message to a ticket',
    files: 'Attach files',
    send: 'Send',
    sent: 'Message sent!',
    open: async (page: Page) => {
      await page.goto('/tickets/TKT-1020');
      await page.getByRole('textbox', { name: 'Message' }).fill('See the picture.');
    },
  },
  {
    name: 'a reply in a thread',
    files: 'Attach files',
    send: 'Send',
    sent: 'Message sent!',
    open: async (page: Page) => {
      await page.goto('/messages/thread-lamp');
      await page.getByRole('textbox', { name: 'Message' }).fill('See the picture.');
    },
  },
];

for (const { name, files, send, sent, open } of forms) {
  test(`${name} is not sent without a failed file, which is named until it is fixed @phone-proof [10.26]`, async ({
    page,
    context,
    faults,
  }) => {
    faults.expect(/ERR_INTERNET_DISCONNECTED/);
    await open(page);
    const input = page.getByLabel(files);
    await input.setInputFiles(huge);
    await expect(input).toHaveAccessibleDescription(/huge\.png: File size must be less than 10MB/);
    await expect(page.getByText('File size must be less than 10MB')).toHaveCount(1);

    await context.setOffline(true);
    await input.setInputFiles(picture);
    await expect(page.getByText('Upload failed')).toBeVisible();
    await expect(input).not.toHaveAccessibleDescription(/huge\.png/);
    await context.setOffline(false);
    await page.getByRole('button', { name: send, exact: true }).click();
    await expect(input).toHaveAccessibleDescription(/Not uploaded: ceiling\.png\./);
    await expect(page.getByText(sent)).toHaveCount(0);

    await page.getByRole('button', { name: 'Try Again ceiling.png' }).click();
    await expect(page.getByText('1 file(s) uploaded successfully!')).toBeVisible();
    await expect(page.getByText(/Not uploaded/)).toHaveCount(0);
    await page.getByRole('button', { name: send, exact: true }).click();
    await expect(page.getByText(sent)).toBeVisible();
  });
}

test('the number of a new ticket stays within reach after its confirmation closed @phone-proof [10.29]', async ({
  page,
}) => {
  const dialog = await openForm(page);
  await dialog.getByRole('button', { name: 'Submit Ticket' }).click();
  const confirmation = page.getByRole('dialog', { name: 'Ticket Submitted' });
  const number = await confirmation.getByText(/^TKT-\d+$/).textContent();
  await expect(confirmation.getByRole('link', { name: 'Open Ticket' })).toHaveAttribute(
    'href',
    `/tickets/${number}`,
  );
  await expect(confirmation).toBeHidden();
  await expect(page.getByText('Ticket submitted successfully!')).toHaveCount(0);
  await expect(page.getByRole('article', { name: 'Maintenance: Garage, bay 4' })).toContainText(
    `Just submitted: ${number}`,
  );
  await page.getByRole('link', { name: 'Maintenance: Garage, bay 4' }).click();
  await expect(page).toHaveURL(`/tickets/${number}`);
});

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a ticket written offline is confirmed as kept, not as submitted @phone-proof [10.29]', async ({
    page,
    context,
    faults,
  }) => {
    faults.expect(/ERR_INTERNET_DISCONNECTED/);
    await skipIdleTime(context);
    const dialog = await openForm(page);
    await expectCachedOffline(page);
    await context.setOffline(true);
    await dialog.getByRole('button', { name: 'Submit Ticket' }).click();
    const confirmation = page.getByRole('dialog', { name: 'Ticket Kept' });
    await expect(confirmation).toContainText(/Kept on this device\. It will be sent/);
    await expect(page.getByText('Ticket Submitted')).toHaveCount(0);
    await expect(page.getByText('Ticket submitted successfully!')).toHaveCount(0);
    await expect(confirmation).toBeHidden();
    await expect(
      page
        .getByRole('article', { name: 'Maintenance: Garage, bay 4' })
        .getByText('Waiting to be sent'),
    ).toBeVisible();
  });
});
