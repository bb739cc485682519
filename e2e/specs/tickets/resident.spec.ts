import type { Page } from '@playwright/test';
import { disguised, huge, picture, program, report } from '../../fixtures/files.ts';
import { expect, test } from '../../fixtures/portal.ts';

test.use({ role: 'resident' });

const cards = (page: Page) => page.getByRole('article');
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('filters are in the address, and Back undoes the last @phone', async ({ page }) => {
  await page.goto('/tickets');
  await expect(heading(page, 'My Tickets')).toBeVisible();
  await expect(cards(page)).toHaveCount(9);
  await page.getByRole('combobox', { name: 'Status' }).selectOption('New');
  await page.getByRole('combobox', { name: 'Category' }).selectOption('Maintenance');
  await expect(page).toHaveURL('/tickets?status=new&category=maintenance');
  await expect(cards(page)).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveURL('/tickets?status=new');
  await expect(cards(page)).toHaveCount(2);

  await page.getByRole('searchbox', { name: 'Search' }).fill('window');
  await expect(
    page.getByRole('article', { name: 'Architectural request: window box' }),
  ).toBeVisible();
  await expect(page).toHaveURL(/q=window/);
  await page.reload();
  await expect(cards(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL('/tickets');
  await expect(cards(page)).toHaveCount(9);
});

test('a ticket is opened, answered and edited, and its unread mark goes @phone', async ({
  page,
}) => {
  const title = 'Car in my parking space again';
  await page.goto('/tickets');
  await expect(page.getByRole('article', { name: title })).toContainText('Unread');
  await page.getByRole('link', { name: title }).click();
  await expect(heading(page, title)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Ticket info' })).toContainText('Lot A, space 47');

  await page.getByRole('textbox', { name: 'Message' }).fill('It is back tonight.');
  await page.getByLabel('Attach files').setInputFiles([picture, report]);
  await expect(page.getByText('2 file(s) uploaded successfully!')).toBeVisible();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Message sent!')).toBeVisible();
  const own = page.getByRole('article', { name: 'You' }).last();
  await expect(own).toContainText('It is back tonight.');
  await expect(own).toContainText('report.pdf');
  // The field overlaps the end of a long page.
  const form = page.locator('form', { has: page.getByRole('textbox', { name: 'Message' }) });
  const endOf = async (one: typeof own) => {
    const box = await one.boundingBox();
    return box ? box.y + box.height : Number.NaN;
  };
  await expect
    .poll(async () => (await endOf(own)) <= ((await form.boundingBox())?.y ?? Number.NaN))
    .toBe(true);

  await page.getByRole('button', { name: 'Edit description' }).click();
  await page.getByRole('textbox', { name: 'Description' }).fill('A silver van in space 47.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('A silver van in space 47.')).toBeVisible();

  await page.goto('/tickets');
  const card = page.getByRole('article', { name: title });
  await expect(card).toContainText('Just now');
  await expect(card).not.toContainText('Unread');
});

test('a file sent with a message can be previewed and downloaded after a reload', async ({
  page,
}) => {
  await page.goto('/tickets/TKT-1020');
  await page.getByLabel('Attach files').setInputFiles(picture);
  await expect(page.getByText('1 file(s) uploaded successfully!')).toBeVisible();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Message sent!')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Preview ceiling.png' }).click();
  await expect(page.getByRole('dialog').getByRole('img', { name: 'ceiling.png' })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: 'Download', exact: true }).click();
  expect((await download).suggestedFilename()).toBe('ceiling.png');
  await expect(page.getByText('Download started!')).toBeVisible();
});

test('arrow keys switch between the pictures of a message', async ({ page }) => {
  await page.goto('/tickets/TKT-1020');
  await page.getByLabel('Attach files').setInputFiles([picture, { ...picture, name: 'wall.png' }]);
  await expect(page.getByText('2 file(s) uploaded successfully!')).toBeVisible();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByRole('button', { name: 'Preview ceiling.png' }).click();
  await expect(page.getByRole('dialog').getByRole('img', { name: 'ceiling.png' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('dialog').getByRole('img', { name: 'wall.png' })).toBeVisible();
});

test('an unknown ticket or a neighbor’s is not found', async ({ page }) => {
  for (const id of ['TKT-9999', 'TKT-1046']) {
    await page.goto(`/tickets/${id}`);
    await expect(heading(page, 'Ticket not found')).toBeVisible();
    await expect(page.getByText('Loud construction')).toHaveCount(0);
  }
  await page.getByRole('link', { name: 'Back to tickets' }).click();
  await expect(heading(page, 'My Tickets')).toBeVisible();
});

test('a closed ticket keeps its description', async ({ page }) => {
  await page.goto('/tickets/TKT-1001');
  await expect(page.getByRole('heading', { name: 'Description' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit description' })).toHaveCount(0);
});

test.describe('New Ticket', () => {
  const open = async (page: Page, category: string) => {
    await page.goto('/tickets');
    await page.getByRole('button', { name: 'New Ticket' }).click();
    await page.getByRole('button', { name: category }).click();
    return page.getByRole('dialog');
  };

  const submit = async (page: Page) => {
    await page.getByRole('button', { name: 'Submit Ticket' }).click();
    await expect(page.getByRole('dialog', { name: 'Ticket Submitted' })).toContainText(/TKT-\d+/);
    await expect(page.getByRole('dialog')).toBeHidden();
  };

  test('takes a community report @phone-proof', async ({ page }) => {
    const dialog = await open(page, 'Community');
    await dialog.getByRole('combobox', { name: 'Type' }).selectOption('Pets');
    await dialog.getByLabel('Date of incident').fill('2026-02-27');
    await submit(page);
    await page.getByRole('link', { name: 'Community: Pets' }).click();
    await expect(page.getByRole('region', { name: 'Ticket info' })).toContainText('Feb 27');
  });

  test('takes an administrative report with its documents @phone-proof', async ({ page }) => {
    const dialog = await open(page, 'Administrative');
    await dialog.getByRole('combobox', { name: 'Request type' }).selectOption('Permits');
    await dialog.getByLabel('Supporting documents').setInputFiles(report);
    await expect(dialog.getByRole('progressbar')).toHaveCount(0);
    await submit(page);
    await page.getByRole('link', { name: 'Request: Permits' }).click();
    await expect(page.getByRole('button', { name: 'Download report.pdf' })).toBeVisible();
  });

  test('takes a financial report once it is complete @phone', async ({ page }) => {
    const dialog = await open(page, 'Financial');
    await dialog.getByRole('button', { name: 'Submit Ticket' }).click();
    await expect(dialog.getByText('Please select an issue type')).toBeVisible();
    await expect(dialog.getByText('Description is required')).toBeVisible();
    await dialog.getByRole('combobox', { name: 'Issue type' }).selectOption('Billing');
    await dialog.getByRole('textbox', { name: 'Description' }).fill('Charged twice in March.');
    await submit(page);
    await expect(page.getByRole('article', { name: 'Financial: Billing' })).toBeVisible();
  });

  test('says why each file is refused, and takes the others', async ({ page }) => {
    const dialog = await open(page, 'Maintenance');
    const photos = dialog.getByLabel('Photos');
    await photos.setInputFiles([program, huge, picture]);
    await expect(photos).toHaveAccessibleDescription(/File size must be less than 10MB/);
    await expect(photos).toHaveAccessibleDescription(
      /File type not supported\. Accepted: image\/\*/,
    );
    await expect(page.getByText('1 file(s) uploaded successfully!')).toBeVisible();
    const five = ['a', 'b', 'c', 'd', 'e'].map((letter) => ({ ...picture, name: `${letter}.png` }));
    await photos.setInputFiles(five);
    await expect(photos).toHaveAccessibleDescription(/Maximum 5 files allowed/);
    await expect(dialog.getByRole('list', { name: 'Files' }).getByRole('listitem')).toHaveCount(5);
    await dialog.getByRole('button', { name: 'Remove ceiling.png' }).click();
    await expect(page.getByText('Attachment removed')).toBeVisible();
    await expect(dialog.getByRole('list', { name: 'Files' }).getByRole('listitem')).toHaveCount(4);
  });

  test('never renders an HTML file that is disguised as a picture', async ({ page }) => {
    const dialog = await open(page, 'Maintenance');
    await dialog.getByLabel('Photos').setInputFiles([disguised, picture]);
    await expect(page.getByText('2 file(s) uploaded successfully!')).toBeVisible();
    const files = dialog.getByRole('list', { name: 'Files' }).getByRole('listitem');
    await expect(files.filter({ hasText: 'ceiling.png' }).locator('img')).toHaveCount(1);
    await expect(files.filter({ hasText: 'holiday.png' }).locator('img')).toHaveCount(0);
  });

  test('retries an upload that failed while offline', async ({ page, context, faults }) => {
    faults.expect(/ERR_INTERNET_DISCONNECTED/);
    const dialog = await open(page, 'Maintenance');
    await expect(dialog.getByLabel('Photos')).toBeAttached();
    await context.setOffline(true);
    await dialog.getByLabel('Photos').setInputFiles(picture);
    await expect(page.getByText(/^Failed to upload ceiling\.png \(id: \w{8}\)$/)).toBeVisible();
    await expect(dialog.getByText('Upload failed')).toBeVisible();
    await context.setOffline(false);
    await dialog.getByRole('button', { name: 'Try Again ceiling.png' }).click();
    await expect(page.getByText('1 file(s) uploaded successfully!')).toBeVisible();
  });

  test('can be filled in using only the keyboard', async ({ page }) => {
    await page.goto('/tickets');
    await page.getByRole('button', { name: 'New Ticket' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Maintenance' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Location' })).toBeFocused();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('B-204');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('radio', { name: 'Safety' })).toBeChecked();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: '(555) 014-1199' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.type('Sparks from the socket.');
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('Photos')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Change category' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Ticket Submitted' })).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('button', { name: 'New Ticket' })).toBeFocused();
    await expect(page.getByRole('article', { name: 'Maintenance: B-204' })).toContainText('Safety');
  });
});
