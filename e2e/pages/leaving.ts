import { expect, type Page } from '@playwright/test';
import type { Random } from '../fixtures/random.ts';

/** Deletes the first notification and leaves the page shortly after; it must not reappear on the next page. */
export async function deleteAndLeave(page: Page, random: Random): Promise<void> {
  await page.goto('/notifications');
  const all = page.getByRole('button', { name: /^Delete / });
  await expect(all.first()).toBeVisible();
  const before = await all.count();
  await all.first().click();
  await expect(all).toHaveCount(before - 1);
  await page.evaluate(
    (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    random.below(random.pick([1, 30, 300])),
  );
  await random.pick([
    () => page.reload(),
    () => page.goto('about:blank').then(() => page.goto('/notifications')),
    () => page.goto('/forums').then(() => page.goto('/notifications')),
  ])();
  await expect(all.first()).toBeVisible();
  await expect(all).toHaveCount(before - 1);
}
