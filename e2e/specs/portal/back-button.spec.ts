import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/portal.ts';
import { expectShown } from '../../pages/shown.ts';

test.describe('the floating Back button', () => {
  test.use({ role: 'resident' });

  for (const address of [
    '/forums/topic-ev-chargers',
    '/messages/thread-lamp',
    '/tickets/TKT-1020',
  ]) {
    test(`covers nothing at the end of ${address} @phone`, async ({ page }) => {
      await page.goto(address);
      await expectShown(page, /./);
      await expect(page.getByRole('button', { name: /^(Send|Post Comment)$/ })).toBeVisible();
      // Messages load after the form, so the end of the page moves: press End until it stays.
      await expect
        .poll(async () => {
          await page.keyboard.press('End');
          return coveredByBack(page);
        })
        .toEqual([]);
      await expect(page.getByRole('button', { name: 'Back' })).toBeInViewport();
    });
  }
});

/** The texts of the elements under the Back button. */
function coveredByBack(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const button = [...document.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'Back',
    );
    const back = button?.getBoundingClientRect();
    if (!back) return ['no Back button'];
    const atEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
    const covered = [...document.querySelectorAll('main :is(p, a, button, label, textarea, time)')]
      .filter((element) => {
        const box = element.getBoundingClientRect();
        return (
          box.width > 1 &&
          box.left < back.right &&
          back.left < box.right &&
          box.top < back.bottom &&
          back.top < box.bottom
        );
      })
      .map(({ textContent }) => textContent ?? '');
    return atEnd ? covered : ['not at the end yet'];
  });
}
