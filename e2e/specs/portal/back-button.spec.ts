import { expect, test } from '../../fixtures/portal.ts';
import { coveredByBackOrToasts } from '../../pages/covered.ts';
import { expectAtRest } from '../../pages/every-route.ts';

const sizes = [
  { width: 390, height: 844 },
  { width: 360, height: 780 },
  { width: 1440, height: 900 },
];

const conversations = [
  ['/tickets/TKT-1020', 'Message', 'Send', 'Message sent!'],
  ['/messages/thread-lamp', 'Message', 'Send', 'Message sent!'],
  ['/forums/topic-ev-chargers', 'Add a comment', 'Post Comment', 'Comment posted!'],
] as const;

test.describe('Back and toasts', () => {
  test.use({ role: 'resident' });

  for (const [address, field, send, confirmation] of conversations) {
    test(`cover nothing on ${address}, where the next message can be sent [2.2.8]`, async ({
      page,
    }) => {
      for (const size of sizes) {
        await page.setViewportSize(size);
        await page.goto(address);
        await expectAtRest(page);
        await expect(page.getByRole('button', { name: 'Back' })).toBeInViewport();
        expect(await coveredByBackOrToasts(page), `at ${size.width}, opened`).toEqual([]);

        const toasts = page.getByRole('region', { name: 'Messages', exact: true });
        for (const words of [`One, ${size.width}`, `Two, ${size.width}`]) {
          await page.getByRole('textbox', { name: field }).fill(words);
          await page.getByRole('button', { name: send, exact: true }).click({ timeout: 3000 });
          await expect(page.getByRole('main').getByText(words)).toBeVisible();
          await expect(toasts.getByText(confirmation).first()).toBeVisible();
          expect(await coveredByBackOrToasts(page), `at ${size.width}, sent`).toEqual([]);
        }
        await page.mouse.wheel(0, -5000);
        expect(await coveredByBackOrToasts(page), `at ${size.width}, at the top`).toEqual([]);
      }
    });
  }
});
