import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/portal.ts';
import { expectShown } from '../../pages/shown.ts';

const login = '/login';
const home = ['/', 'Home'] as const;
const board = ['/vendor', 'Board Items'] as const;

/** The target of each path and its title, for a resident, a vendor and an administrator. */
const routes: readonly Route[] = [
  ['/', home, board, home],
  ['/login', home, board, home],
  ['/news', 'News & Events', board, 'News & Events'],
  ['/forums', 'Community Forums', board, 'Community Forums'],
  ['/forums/unknown', 'Topic not found', board, 'Topic not found'],
  ['/messages', 'Messages', board, 'Messages'],
  ['/messages/unknown', 'Thread not found', board, 'Thread not found'],
  ['/notifications', 'Notifications', board, 'Notifications'],
  ['/documents', 'Documents', board, 'Documents'],
  ['/tickets', 'My Tickets', board, 'Ticket Management'],
  ['/tickets/none', 'Ticket not found', ['/vendor?item=none', 'Board Items'], 'Ticket not found'],
  ['/payments', 'Payments', board, 'Access Restricted'],
  ['/profile', 'Profile & Settings', board, 'Profile & Settings'],
  ['/admin', 'Access Restricted', board, 'Admin Dashboard'],
  ['/search?q=pool', 'Search', board, 'Search'],
  ['/design', 'Design System', board, 'Design System'],
  ['/menu', 'Menu', board, 'Menu'],
  ['/vendor', home, 'Board Items', home],
  ['/vendor/board-items', home, 'Board Items', home],
  ['/vendor/invoices', home, 'Invoices', home],
  ['/vendor/menu', home, 'Menu', home],
  ['/vendor/unknown', home, 'Page Not Found', home],
  ['/vendors', 'Page Not Found', board, 'Page Not Found'],
  ['/tickets/none/edit', 'Page Not Found', board, 'Page Not Found'],
  ['/unknown', 'Page Not Found', board, 'Page Not Found'],
];
/** Only a title means that the path is not redirected. */
type Reached = string | readonly [address: string, title: string];
type Route = readonly [path: string, resident: Reached, vendor: Reached, admin: Reached];

test.describe('the guard', () => {
  test('sends a visitor to the login page from everywhere [2.1.1]', async ({ page }) => {
    for (const [index, [path]] of routes.entries()) {
      // Opens every fourth path in a new document, and navigates to the others within the current one.
      if (index % 4 === 0) await page.goto(path);
      else await page.evaluate((to) => history.pushState(null, '', to), path);
      await expect(page, `from ${path}`).toHaveURL(login);
      await expect(page.getByRole('group', { name: 'Mock Login' })).toBeVisible();
    }
  });

  for (const [index, role] of (['resident', 'vendor', 'admin'] as const).entries()) {
    test.describe(() => {
      test.use({ role });

      // A resident opens each path in a new document; others navigate to it. The fixture fails this test for any
      // violation of the security policy on any page.
      test(`shows a ${role} the right page on every route [1.3 2.1.2 2.1.5 2.7.31 2.13.1]`, async ({
        page,
      }) => {
        test.slow();
        await page.goto('/');
        // The router reacts to history changes only once the portal has started.
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        const atFirst = await sizesInFrame(page);
        for (const route of routes) {
          const [path, ...reached] = route;
          const expected = reached[index] ?? '';
          const [address, title] = typeof expected === 'string' ? [path, expected] : expected;
          if (role === 'resident') await page.goto(path);
          else await page.evaluate((to) => history.pushState(null, '', to), path);
          await test.step(`at ${path}`, () => expectShown(page, title));
          await expect(page, `at ${path}`).toHaveURL(address);
          await expect(page, `at ${path}`).toHaveTitle(new RegExp(`^${title}`));
          await expect(page.getByRole('alert'), `at ${path}`).toHaveCount(0);
          // Each first page loads the kit's styles in a different order.
          const sizes = await sizesInFrame(page);
          expect({ ...atFirst, ...sizes }, `at ${path}`).toEqual({ ...sizes, ...atFirst });
        }
      });
    });
  }
});

/** Returns the sizes of the buttons in the header and the sidebar by name. */
function sizesInFrame(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => {
    const buttons = document.querySelectorAll('header:not(main *) button, nav:not(main *) button');
    return Object.fromEntries(
      [...buttons].map((button) => {
        const { width, height } = button.getBoundingClientRect();
        return [button.ariaLabel ?? button.textContent, `${width} × ${height}`];
      }),
    );
  });
}

test.describe('a page that cannot be shown', () => {
  test.use({ role: 'resident' });

  test('that does not exist shows Page Not Found inside the frame', async ({ page }) => {
    await page.goto('/laundry');
    await expectShown(page, 'Page Not Found');
    await expect(page.getByRole('main')).toContainText('This page will be implemented soon');
    await page.getByRole('link', { name: 'Go Home' }).click();
    await expectShown(page, 'Home');
  });

  test('that the role may not open shows Access Restricted and names the role', async ({
    page,
  }) => {
    await page.goto('/admin');
    await expectShown(page, 'Access Restricted');
    await expect(page.getByRole('main')).toContainText('Resident');
    await page.getByRole('link', { name: 'Go Home' }).click();
    await expect(page).toHaveURL('/');
  });
});
