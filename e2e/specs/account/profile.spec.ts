import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/portal.ts';
import { switchTo } from '../../pages/session.ts';

test.use({ role: 'resident' });

const name = (page: Page) => page.getByRole('textbox', { name: 'Display name' });
const question = (page: Page) =>
  page.getByRole('alertdialog', { name: 'Discard what you have typed?' });

test('a profile is edited and survives a reload @phone', async ({ page }) => {
  await page.goto('/profile');
  await name(page).fill('');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Display name is required')).toBeVisible();
  await name(page).fill('Rae W. Whitcomb');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Profile updated successfully!')).toBeVisible();
  await page.reload();
  await expect(name(page)).toHaveValue('Rae W. Whitcomb');
});

test('unsaved text requires confirmation before leaving by a link, a tab, Back or the quick menu', async ({
  page,
}) => {
  await page.goto('/payments');
  await page.goto('/profile');
  await name(page).fill('Somebody else');

  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Forums' })
    .click();
  await expect(question(page)).toBeVisible();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page).toHaveURL('/profile');

  await page.getByRole('tab', { name: 'Privacy' }).click();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(name(page)).toHaveValue('Somebody else');

  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('combobox', { name: 'Quick menu' }).fill('Documents');
  await page.keyboard.press('Enter');
  await expect(question(page)).toBeVisible();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page).toHaveURL('/documents');
  await expect(page.getByRole('heading', { level: 1, name: 'Documents' })).toBeVisible();
});

test('Back asks for confirmation when there is unsaved text, and goes back on Discard', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'User menu' }).click();
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  await name(page).fill('Somebody else');
  await page.evaluate(() => history.back());
  await expect(question(page)).toBeVisible();
  await expect(page).toHaveURL('/profile');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
});

test('theme and language apply immediately, in other tabs too, and survive a reload @phone-proof', async ({
  page,
  context,
}) => {
  const otherTab = await context.newPage();
  await otherTab.goto('/payments');
  await page.goto('/profile?tab=appearance');
  const root = (tab: Page) => tab.locator('html');

  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect(page.getByText('Theme updated!')).toBeVisible();
  for (const tab of [page, otherTab]) {
    await expect(root(tab)).toHaveAttribute('data-theme', 'dark');
    await expect(tab.locator('body')).toHaveCSS('color-scheme', 'dark');
  }

  await page.getByRole('combobox', { name: 'Language' }).selectOption('Deutsch');
  await expect(page.getByText('Sprache aktualisiert!')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profil & Einstellungen');
  await expect(otherTab.getByRole('heading', { level: 1 })).toHaveText('Zahlungen');
  const home = otherTab.getByRole('navigation').getByRole('link', { name: 'Start' });
  await expect(home.filter({ visible: true }).first()).toBeVisible();

  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profil & Einstellungen');
  await expect(root(page)).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('combobox', { name: 'Sprache' })).toHaveValue('de');
});

test('notifications and privacy save themselves @phone-proof', async ({ page }) => {
  await page.goto('/profile?tab=notifications');
  await page.getByRole('switch', { name: 'SMS' }).check();
  await expect(page.getByText('Notification preferences updated!')).toBeVisible();
  await page.getByRole('tab', { name: 'Privacy' }).click();
  await page.getByRole('switch', { name: 'Show phone' }).check();
  await expect(page.getByText('Privacy settings updated!')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('switch', { name: 'Show phone' })).toBeChecked();
});

test('a new name appears in the menu and on the home immediately, and after signing in again @phone-proof [10.15]', async ({
  page,
}) => {
  await page.goto('/profile');
  await name(page).fill('Rae Rowan');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Profile updated successfully!')).toBeVisible();
  await page.getByRole('button', { name: 'User menu' }).click();
  await expect(page.getByRole('banner').getByText('Rae Rowan')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goto('/');
  await expect(page.getByRole('main')).toContainText('Rae Rowan');
  await switchTo(page, 'resident');
  await expect(page.getByRole('main')).toContainText('Rae Rowan');
});

test('a muted subject is neither listed nor counted @phone-proof [10.18]', async ({ page }) => {
  await page.goto('/notifications');
  const payments = page
    .getByRole('group', { name: 'Show' })
    .getByRole('button', { name: 'Payments' });
  await payments.click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.goto('/profile?tab=notifications');
  await page.getByRole('switch', { name: 'Payments' }).uncheck();
  await expect(page.getByText('Notification preferences updated!')).toBeVisible();
  await page.goto('/notifications');
  await payments.click();
  await expect(page.getByText('No notifications')).toBeVisible();
});
