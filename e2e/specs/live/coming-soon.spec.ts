import { expect, test } from '../../fixtures/live.ts';
import { everyRoute, goWithin } from '../../pages/every-route.ts';

/** Search, payments and the tools of vendors are built later; the catalog of the kit shows examples. */
const isLater = (route: string) => /^\/(search|payments|vendor|design)/.test(route);

/** Tabs of the dashboard that sample data does not have. */
const liveTabs = ['events', 'inbox', 'people', 'homes', 'settings'].map(
  (tab) => `/admin?tab=${tab}`,
);

test.describe.configure({ timeout: 240_000 });

for (const role of ['resident', 'admin'] as const) {
  test(`promises ${role === 'admin' ? 'an admin' : 'a resident'} nothing that does not work yet`, async ({
    signIn,
  }) => {
    const { page, faults } = await signIn(`${role}@cedarhollow.example`);
    // Pages of unknown records.
    faults.expect(/the server responded with a status of 404/);
    const routes = [...everyRoute[role], ...(role === 'admin' ? liveTabs : [])];
    for (const route of routes.filter((one) => !isLater(one))) {
      await goWithin(page, route);
      const shown = await page.locator('body').textContent();
      expect.soft(/coming soon|\bSoon\b/i.exec(shown ?? '')?.[0], route).toBeUndefined();
    }
  });
}
