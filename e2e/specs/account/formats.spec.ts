import { expect, test } from '../../fixtures/portal.ts';

test.use({ role: 'resident' });

test('English writes dates and times as Americans do, and unit numbers do not break @phone-proof [10.32]', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByText(/^Due [A-Z][a-z]+day, [A-Z][a-z]+ \d{1,2}, \d{4}$/)).toBeVisible();
  await page.goto('/messages');
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page.locator('time').first()).toHaveText(/^\d{1,2}:\d{2} [AP]M$/);
  await page.goto('/profile');
  await expect(page.getByText('A-101', { exact: true })).toHaveCSS('white-space', 'nowrap');
});

test('an amount is typed as German shows it @phone-proof [10.32]', async ({ page }) => {
  await page.goto('/profile?tab=appearance');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Deutsch');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.goto('/payments');
  const amount = page.getByRole('textbox', { name: 'Betrag' });
  await expect(amount).toHaveValue('150,00');
  await amount.fill('1.234,50');
  await expect(page.getByRole('button', { name: /1\.236,00\s\$/ })).toBeVisible();
});
