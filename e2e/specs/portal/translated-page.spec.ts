import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../fixtures/portal.ts';
import { translated, translatePages } from '../../fixtures/translation.ts';
import { expectToast, openTab, rowOf } from '../../pages/dashboard.ts';

/** Fails if the element contains any other words, such as those from before the last change. */
const expectWords = (element: Locator, ...words: string[]) =>
  expect(element).toHaveText(words.map(translated).join(''));

const name = (words: string) => ({ name: translated(words), exact: true });

test.beforeEach(({ context }) => translatePages(context));

test.describe('a page that the browser translates', () => {
  test.describe('resident', () => {
    test.use({ role: 'resident' });

    test('names what a payment costs while its amount changes, and pays it @phone', async ({
      page,
    }) => {
      await page.goto('/payments');
      const pay = page.locator('button[type="submit"]');
      const amount = page.getByRole('textbox', { name: 'Amount' });
      await expectWords(pay, 'Pay $151.50');
      await amount.fill('2000');
      await expectWords(pay, 'Pay $2,001.50');
      await amount.fill('');
      await expectWords(pay, 'Pay');
      await expect(pay).toBeDisabled();
      await amount.fill('82.35');
      await expectWords(pay, 'Pay $83.85');
      await page.getByRole('radio', { name: 'Credit/Debit Card' }).check();
      await expectWords(pay, 'Pay $85.20');
      await pay.click();
      await expect(page.getByRole('heading', name('Payment sent'))).toBeVisible();
      await expect(page.getByText('$85.20').first()).toBeVisible();
    });

    test('keeps payment settings, a profile and its errors true to what is stored', async ({
      page,
    }) => {
      await page.goto('/payments?tab=settings');
      await expectToast(page, translated('Payment settings updated!'), () =>
        page.getByRole('switch', { name: 'Email receipts' }).click(),
      );
      await page.goto('/profile');
      const details = page.getByRole('region', name('Your details'));
      const save = page.locator('button[type="submit"]');
      const displayName = page.getByRole('textbox', { name: 'Display name' });
      await displayName.fill('');
      await expectWords(details.getByRole('status'), 'Not saved');
      await save.click();
      await expect(page.getByText(translated('Display name is required'))).toBeVisible();
      await displayName.fill('Rae W. Whitcomb');
      await expect(page.getByText('Display name is required')).toBeHidden();
      await expectToast(page, translated('Profile updated successfully!'), () => save.click());
      await expectWords(details.getByRole('status'), 'Saved');
      await expectWords(save, 'Save Changes');

      await page.goto('/profile?tab=appearance');
      for (const theme of ['Dark', 'Light']) {
        await expectToast(page, translated('Theme updated!'), () =>
          page.getByRole('radio', { name: theme }).check(),
        );
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme.toLowerCase());
      }
    });
  });

  test.describe('admin', () => {
    test.use({ role: 'admin' });

    test('names the next step after publishing, pinning and locking', async ({ page }) => {
      await openTab(page, 'News Manager');
      const published = page.getByRole('row').filter({ hasText: translated('Unpublish') });
      const title = await published.first().getByRole('rowheader').textContent();
      const news = rowOf(page, title ?? '');
      const publish = news.getByRole('button', { name: /ublish/ });
      for (const [done, next] of [
        ['unpublished', 'Publish'],
        ['published', 'Unpublish'],
      ] as const) {
        await expectToast(page, translated(`News item ${done}`), () => publish.click());
        await expect(publish).toHaveText(new RegExp(`^\\[${next}\\]`));
      }

      await openTab(page, 'Forums Manager');
      const pin = page.getByRole('button', { name: /^Pin / }).first();
      const topic = (await pin.getAttribute('aria-label'))?.replace('Pin ', '') ?? '';
      await expectStep(page, topic, ['Pin', 'Unpin'], 'Topic pinned');
      await expectStep(page, topic, ['Unpin', 'Pin'], 'Topic unpinned');
      await expectStep(page, topic, ['Lock', 'Unlock'], 'Topic locked');
      await expectStep(page, topic, ['Unlock', 'Lock'], 'Topic unlocked');
    });
  });
});

/** Presses a button of a topic, which then offers the next step. */
async function expectStep(page: Page, topic: string, words: [string, string], toast: string) {
  const [step, next] = words;
  const button = (word: string) =>
    page.getByRole('button', { name: `${word} ${topic}`, exact: true });
  await expectWords(button(step), step);
  await expectToast(page, translated(toast), () => button(step).click());
  await expectWords(button(next), next);
}
