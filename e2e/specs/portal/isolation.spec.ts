import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/portal.ts';
import { expectShown } from '../../pages/shown.ts';

/** The pages that a role opens, and the only remotes that its browser may request. */
const walks = {
  resident: {
    remotes: ['remote-resident'],
    pages: [
      ['/', 'Home'],
      ['/tickets', 'My Tickets'],
      ['/payments', 'Payments'],
      ['/admin', 'Access Restricted'],
      ['/vendor', 'Home'],
      ['/unknown', 'Page Not Found'],
    ],
  },
  vendor: {
    remotes: ['remote-vendor'],
    pages: [
      ['/', 'Board Items'],
      ['/vendor/invoices', 'Invoices'],
      ['/tickets', 'Board Items'],
      ['/vendor/menu', 'Menu'],
      ['/vendor/unknown', 'Page Not Found'],
    ],
  },
  admin: {
    remotes: ['remote-admin', 'remote-resident'],
    pages: [
      ['/', 'Home'],
      ['/admin', 'Admin Dashboard'],
      ['/tickets', 'Ticket Management'],
      ['/vendor', 'Home'],
    ],
  },
} as const;

for (const role of ['resident', 'vendor', 'admin'] as const) {
  test.describe(() => {
    test.use({ role });

    test(`the browser of a ${role} fetches only ${walks[role].remotes.join(' and ')}`, async ({
      page,
    }) => {
      const requested = collectRemotes(page);
      for (const [path, title] of walks[role].pages) {
        await page.goto(path);
        await expectShown(page, title);
        // Also counts preloads of the idle page.
        await page.waitForLoadState('networkidle');
      }
      expect([...requested].sort()).toEqual(walks[role].remotes);
    });
  });
}

test('the browser of a signed-out person fetches no remote', async ({ page }) => {
  const requested = collectRemotes(page);
  await page.goto('/tickets');
  await expect(page.getByRole('group', { name: 'Mock Login' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect([...requested]).toEqual([]);
});

test.describe('one page', () => {
  test.use({ role: 'admin' });

  test('has one React, one store and one toaster, with any remotes loaded', async ({ page }) => {
    // A hook of the React developer tools: one renderer for each copy of React.
    await page.addInitScript(() => {
      const renderers: unknown[] = [];
      Object.assign(window, {
        renderers,
        __REACT_DEVTOOLS_GLOBAL_HOOK__: {
          supportsFiber: true,
          inject: (renderer: unknown) => renderers.push(renderer),
          onCommitFiberRoot: () => undefined,
          onCommitFiberUnmount: () => undefined,
          onPostCommitFiberRoot: () => undefined,
          checkDCE: () => undefined,
        },
      });
    });
    await page.goto('/');
    await expectShown(page, 'Home');
    const navigation = page.getByRole('navigation', { name: 'Main' });
    await navigation.getByRole('link', { name: 'Support' }).click();
    await expectShown(page, 'Ticket Management');

    const renderers = await page.evaluate(
      () => (window as unknown as { renderers: unknown[] }).renderers.length,
    );
    expect(renderers).toBe(1);
    await expect(page.getByRole('region', { name: 'Messages', includeHidden: true })).toHaveCount(
      1,
    );

    // A change in one remote is immediately visible in the shell and in the other remote, since they share one store.
    await navigation.getByRole('link', { name: 'Home' }).click();
    await page.getByRole('switch', { name: 'Live data' }).check();
    await expect(page.getByRole('banner').getByText('Live', { exact: true })).toBeVisible();
    await navigation.getByRole('link', { name: 'Support' }).click();
    await expectShown(page, 'Ticket Management');
    await expect(page.getByText('Nothing has been reported yet')).toBeVisible();
  });
});

/** Collects the remotes that a page requests from now on. */
function collectRemotes(page: Page): Set<string> {
  const requested = new Set<string>();
  page.on('request', (request) => {
    const name = /\/remotes\/([^/]+)\//.exec(new URL(request.url()).pathname)?.[1];
    if (name) requested.add(name);
  });
  return requested;
}
