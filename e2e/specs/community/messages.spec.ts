import { picture } from '../../fixtures/files.ts';
import { expect, signInAs, test } from '../../fixtures/portal.ts';

test.describe('Messages', () => {
  test.use({ role: 'resident' });

  test('a conversation is read by opening it, and answered @phone', async ({ page }) => {
    await page.goto('/messages');
    const subject = 'The lamp by the bicycle shed';
    const card = page.getByRole('article', { name: subject });
    await expect(card.getByText('2 unread')).toBeVisible();
    await card.getByRole('link', { name: subject }).click();
    await expect(page).toHaveURL('/messages/thread-lamp');
    await expect(page.getByText('New', { exact: true })).toBeVisible();
    const send = page.getByRole('button', { name: 'Send', exact: true });
    await expect(send).toBeInViewport({ ratio: 1 });

    await page.getByRole('textbox', { name: 'Message' }).fill('Thank you, Ada.');
    await send.click();
    await expect(page.getByText('Message sent!')).toBeVisible();
    await expect(page.getByRole('article').last()).toContainText('Thank you, Ada.');

    await page.goBack();
    await expect(card.getByText('Thank you, Ada.')).toBeVisible();
    await expect(card.getByText(/unread/)).toBeHidden();
    await page.reload();
    await expect(card.getByText('Thank you, Ada.')).toBeVisible();
    await expect(card.getByText(/unread/)).toBeHidden();
  });

  test('an attachment downloads', async ({ page }) => {
    await page.goto('/messages/thread-lamp');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Preview New lamp.png' }).click();
    const viewer = page.getByRole('dialog', { name: 'New lamp.png' });
    await expect(viewer.getByRole('img')).toBeVisible();
    await viewer.getByRole('button', { name: 'Download' }).click();
    expect((await download).suggestedFilename()).toBe('New lamp.png');
    await expect(page.getByText('Download started!')).toBeVisible();
  });

  test('a reply takes a file along, which the other can save', async ({ page }) => {
    await page.goto('/messages/thread-lamp');
    await page.getByLabel('Attach files').setInputFiles(picture);
    await expect(page.getByText('1 file(s) uploaded successfully!')).toBeVisible();
    await page.getByRole('textbox', { name: 'Message' }).fill('It looks like this.');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByRole('article').last()).toContainText('It looks like this.');

    await signInAs(page, 'admin');
    await page.goto('/messages/thread-lamp');
    await page.getByRole('button', { name: `Preview ${picture.name}` }).click();
    await expect(page.getByRole('img', { name: picture.name })).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download', exact: true }).click();
    expect((await download).suggestedFilename()).toBe(picture.name);
  });

  test('an unknown conversation shows Thread not found', async ({ page }) => {
    await page.goto('/messages/thread-unknown');
    await expect(page.getByRole('heading', { level: 1, name: 'Thread not found' })).toBeVisible();
  });

  test('thousands of conversations are listed in pages', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('hoa:generated-broadcasts', '5000'));
    await page.goto('/messages');
    const first = page.getByRole('article').first();
    const newest = await first.textContent();
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await expect(page).toHaveURL('/messages?page=2');
    await expect(page.getByText('Page 2 of 200')).toBeVisible();
    await expect(first).not.toHaveText(newest ?? '');
    await page.goto('/messages?page=999');
    await expect(page.getByText('Page 200 of 200')).toBeVisible();
    await expect(page.getByRole('article').last()).toBeVisible();
  });
});
