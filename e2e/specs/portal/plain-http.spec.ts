import { picture } from '../../fixtures/files.ts';
import { expect, test } from '../../fixtures/portal.ts';

test('sample mode works on plain HTTP, files included', async ({ page, baseURL, faults }) => {
  faults.expect(/Cross-Origin-Opener-Policy/);
  const portal = (path: string) => (baseURL ?? '').replace('localhost', 'portal.test') + path;
  await page.goto(portal('/login'));
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  await page.getByRole('button', { name: 'Resident' }).click();
  await expect(page.getByRole('button', { name: 'User menu' })).toBeVisible();
  await page.goto(portal('/messages/thread-lamp'));
  await page.getByLabel('Attach files').setInputFiles(picture);
  await expect(page.getByText('1 file(s) uploaded successfully!')).toBeVisible();
  await page.getByRole('textbox', { name: 'Message' }).fill('Sent without a lock in the bar.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('article').last()).toContainText('Sent without a lock in the bar.');
  await page.reload();
  await expect(page.getByRole('article').last()).toContainText('Sent without a lock in the bar.');
  await page.getByRole('button', { name: `Preview ${picture.name}` }).click();
  await expect(page.getByRole('img', { name: picture.name })).toBeVisible();
});
