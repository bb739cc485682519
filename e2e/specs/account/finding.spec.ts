import { expect, type Role, test } from '../../fixtures/portal.ts';

const own = {
  resident: ['Payments'],
  admin: ['Admin Dashboard'],
} as const;

const sections = ['News & Events', 'Forums', 'Messages', 'Notifications', 'Documents', 'Support'];
const lastInSideBar = { resident: 'Payments', admin: 'Admin' } as const;
const bottomBar = ['Home', 'News & Events', 'Forums', 'Messages', 'Menu'];

for (const role of ['resident', 'admin'] as const satisfies Role[]) {
  test.describe(role, () => {
    test.use({ role });

    test('the navigation leads to what the role may open @phone [2.2.2 2.2.3]', async ({
      page,
      isMobile,
    }) => {
      await page.goto('/');
      const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
      await expect(links).toContainText(
        isMobile ? bottomBar : ['Home', ...sections, lastInSideBar[role]],
      );
    });

    test('the menu has a card for what the role may open @phone [1.2 2.18.1 6.29]', async ({
      page,
    }) => {
      await page.goto('/menu');
      const cards = page.getByRole('main').getByRole('list').getByRole('link');
      // Items of the phone's bottom bar come last.
      await expect(cards.first()).toHaveText('Notifications');
      const labels = await cards.allTextContents();
      const shared = ['Dashboard', ...sections, 'Search', 'Profile'];
      expect([...labels].sort()).toEqual([...shared, ...own[role]].sort());
      await page.getByRole('main').getByRole('link', { name: 'Profile' }).click();
      await expect(
        page.getByRole('heading', { level: 1, name: 'Profile & Settings' }),
      ).toBeVisible();
    });
  });
}

test.describe('search', () => {
  test.use({ role: 'resident' });

  test('shows that it is disabled, with the query @phone', async ({ page }) => {
    const query = '<img src=x onerror=alert(1)> pool';
    await page.goto(`/search?q=${encodeURIComponent(query)}`);
    await expect(page.getByText('Search is temporarily disabled')).toBeVisible();
    await expect(page.getByRole('searchbox')).toHaveValue(query);
    await expect(page.getByText(query)).toBeVisible();
    await page.getByRole('link', { name: 'Open the Menu' }).click();
    await expect(page).toHaveURL('/menu');
  });
});
