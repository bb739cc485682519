import { expect, type Role, test } from '../../fixtures/portal.ts';
import { expectShown } from '../../pages/shown.ts';

test.describe('the quick menu', () => {
  const community = [
    'Dashboard',
    'News & Events',
    'Forums',
    'Messages',
    'Notifications',
    'Documents',
    'Support',
  ];
  const entries: Record<Role, readonly string[]> = {
    resident: [...community, 'Payments', 'Profile'],
    vendor: ['Vendor Dashboard', 'Invoices'],
    admin: [...community, 'Profile', 'Admin Dashboard'],
  };

  for (const role of ['resident', 'vendor', 'admin'] as const) {
    test.describe(() => {
      test.use({ role });

      test(`lists every page for a ${role} and can be used with only the keyboard [2.3.2 2.3.7 2.3.8]`, async ({
        page,
      }) => {
        await page.goto('/');
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        const menu = page.getByRole('dialog', { name: 'Quick menu' });
        const field = menu.getByRole('combobox');
        // The shell listens for the shortcut shortly after it shows the first page.
        await expect(async () => {
          await page.keyboard.press('Meta+k');
          await expect(field).toBeFocused({ timeout: 1_000 });
        }).toPass();
        await expect(field).toHaveAttribute('placeholder', 'Search pages and features...');
        await expect(menu.getByRole('option')).toHaveCount(entries[role].length);
        for (const name of entries[role]) {
          await expect(menu.getByRole('option', { name, exact: true })).toBeVisible();
        }
        await page.keyboard.type('no such thing');
        await expect(menu.getByText('No results found for "no such thing"')).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(menu).toBeHidden();

        await page.keyboard.press('Control+k');
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('ArrowUp');
        await expect(menu.getByRole('option', { selected: true })).toHaveAccessibleName(
          entries[role][1] ?? '',
        );
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(role === 'vendor' ? '/vendor/invoices' : '/news');
        await expectShown(page, role === 'vendor' ? 'Invoices' : 'News & Events');
      });
    });
  }
});
