import { expectAccessible, test } from '../../fixtures/portal.ts';
import { everyDialog } from '../../pages/every-dialog.ts';
import { everyRoute, expectAtRest, goWithin } from '../../pages/every-route.ts';

test.use({ trace: 'off' });

for (const role of ['resident', 'vendor', 'admin'] as const) {
  test.describe(role, () => {
    test.use({ role });

    test(`every route of a ${role} is accessible @phone-proof [10.30]`, async ({
      page,
      isMobile,
    }) => {
      test.setTimeout(240_000);
      await page.goto(role === 'vendor' ? '/vendor' : '/');
      for (const [index, address] of everyRoute[role].entries()) {
        await test.step(address, async () => {
          await goWithin(page, address);
          // Elements that only a phone shows, such as the bottom bar, are on every page, so their colors are checked
          // once.
          await expectAccessible(page, isMobile && index > 0 ? 'page without colors' : 'page');
        });
      }
    });

    test(`everything that a ${role} opens on a page is accessible @phone-proof`, async ({
      page,
    }) => {
      test.setTimeout(240_000);
      page.on('dialog', (leave) => void leave.accept());
      for (const [name, { at, open }] of Object.entries(everyDialog[role])) {
        await test.step(name, async () => {
          await page.goto(at);
          await expectAtRest(page);
          await open(page);
          await expectAccessible(page, 'what is open');
        });
      }
    });
  });
}
