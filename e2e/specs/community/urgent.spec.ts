import { expect, test } from '../../fixtures/portal.ts';

test.describe('of an administrator', () => {
  test.use({ role: 'admin' });

  test('urgent announcements are shown at the top of the home, and link to their text @phone', async ({
    page,
  }) => {
    await page.goto('/');
    const strip = page.getByRole('region', { name: 'Urgent' });
    expect((await strip.boundingBox())?.y).toBeLessThan(300);
    await strip.getByRole('link').first().click();
    const announcement = page.getByRole('article', { name: /^Water off/ });
    await expect(announcement).toBeFocused();
    await expect(announcement).toBeInViewport();
  });
});

test.describe('of a resident of building A', () => {
  test.use({ role: 'resident' });

  test('an urgent announcement for building B is not shown as urgent', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByText('Nothing urgent right now.')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Urgent' })).toHaveCount(0);
    await page.goto('/news');
    await expect(page.getByRole('article', { name: /^Water off/ })).toContainText('Building B');
  });
});
