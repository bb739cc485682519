import { expect, test } from '../../fixtures/portal.ts';

test.use({ role: 'resident' });

test('events have a month view with keyboard navigation and its own URL', async ({ page }) => {
  await page.goto('/news?tab=events');
  const next = page.getByRole('article').first();
  const title = (await next.getByRole('heading').textContent()) ?? '';
  const day = (await next.locator('time').getAttribute('datetime')) ?? '';
  await page.getByRole('radio', { name: 'Month' }).check();
  await expect(page).toHaveURL('/news?tab=events&view=month');
  const chosen = page.getByRole('gridcell', { selected: true });
  await expect(chosen).toHaveAttribute('aria-current', 'date');
  await chosen.focus();
  await page.keyboard.press('ArrowRight');
  const date = new Date(day);
  const name = date.toLocaleDateString('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    year: 'numeric',
    timeZone: 'America/New_York',
  });
  await expect(page.getByRole('gridcell', { name })).toBeFocused();
  await expect(
    page.getByRole('region', { name }).getByRole('article', { name: title }),
  ).toBeVisible();
  await page.reload();
  await expect(page.getByRole('gridcell', { name })).toHaveAttribute('aria-selected', 'true');
});

test('a phone shows the month as a grid above an agenda, and a day leads to its events @phone', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'A wide screen shows the events of the day beside the grid.');
  const month = new Date()
    .toLocaleDateString('sv-SE', { timeZone: 'America/New_York' })
    .slice(0, 7);
  await page.goto(`/news?tab=events&view=month&day=${month}-01`);
  const day = page.getByRole('list', { name: 'Agenda' }).locator('> li').last();
  const name = (await day.getByRole('heading', { level: 3 }).textContent()) ?? '';
  await page.getByRole('gridcell', { name }).click();
  await expect(day).toBeFocused();
  await expect(day.getByRole('article').first()).toBeInViewport();
});
