import { expect, test } from '../../fixtures/portal.ts';
import { signOut } from '../../pages/session.ts';
import { expectToastOf } from '../../pages/toasts.ts';

test.use({ role: 'vendor' });

test('the frame leads everywhere a vendor may go @phone', async ({ page, isMobile }) => {
  await page.goto('/vendor');
  const main = page.getByRole('navigation', { name: 'Main' });
  await main.getByRole('link', { name: 'Invoices' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Invoices' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Invoices' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(main.getByRole('link', { name: 'Dashboard' })).not.toHaveAttribute('aria-current');
  if (isMobile) await main.getByRole('link', { name: 'Menu' }).click();
  else await page.goto('/vendor/menu');
  await expect(page.getByRole('heading', { name: 'Vendor Tools' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Vendor Dashboard' }).click();
  await expect(page).toHaveURL('/vendor');

  await page.getByRole('button', { name: 'Quick menu' }).click();
  const quickMenu = page.getByRole('dialog', { name: 'Quick menu' });
  await expect(quickMenu.getByRole('option')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await signOut(page);
});

test('a notification is read a second after the drawer opens, and leads to its work order @phone-proof', async ({
  page,
}) => {
  await page.goto('/vendor/invoices');
  await page.getByRole('button', { name: /^Notifications, \d+ unread$/ }).click();
  const drawer = page.getByRole('dialog', { name: 'Notifications' });
  await expect(drawer.getByText('Unread').first()).toBeVisible();
  await expect(drawer.getByText('Unread')).toHaveCount(0);
  await drawer
    .getByRole('link', { name: 'New message: Replace the laundry room faucet, Building C' })
    .click();
  await expect(page).toHaveURL('/vendor?item=TKT-1049');
  await expect(page.getByRole('dialog', { name: /faucet/ })).toBeVisible();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
});

const elsewhere = [
  '/',
  '/news',
  '/tickets',
  '/payments',
  '/profile',
  '/admin',
  '/search?q=x',
  '/nowhere',
];

test('every other address leads to the dashboard, and unknown ones inside are not found [2.1.8 6.15]', async ({
  page,
}) => {
  for (const path of elsewhere) {
    await page.goto(path);
    await expect(page).toHaveURL('/vendor');
  }
  await page.goto('/vendor/nowhere');
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
});

test('the profile menu opens the account settings, which apply immediately [2.7.7]', async ({
  page,
}) => {
  await page.goto('/vendor');
  await page.getByRole('button', { name: 'User menu' }).click();
  await expect(page.getByText('Vendor Account')).toBeVisible();
  await page.getByRole('menuitem', { name: 'Profile Settings' }).click();
  const settings = page.getByRole('dialog', { name: 'Profile Settings' });
  await expectToastOf(page, 'Theme updated!', () =>
    settings.getByRole('radio', { name: 'Dark' }).click(),
  );
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await settings.getByRole('combobox', { name: 'Language' }).selectOption('Deutsch');
  await expect(page.getByRole('heading', { level: 1, name: 'Arbeitsaufträge' })).toBeAttached();
});
