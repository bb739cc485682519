import { expect, test } from '../../fixtures/portal.ts';

test.use({ role: 'resident' });

test('what is urgent stands above the home, and leads to its text @phone', async ({ page }) => {
  await page.goto('/');
  const strip = page.getByRole('region', { name: 'Urgent' });
  expect((await strip.boundingBox())?.y).toBeLessThan(300);
  await strip.getByRole('link').first().click();
  const announcement = page.getByRole('article', { name: /^Water off/ });
  await expect(announcement).toBeFocused();
  await expect(announcement).toBeInViewport();
});
