import { expect, test } from '../../fixtures/portal.ts';

test.use({ role: 'resident' });

test('a ticket shows who has the next step, and its steps @phone', async ({ page, isMobile }) => {
  await page.goto('/tickets/TKT-1020');
  const progress = page.getByRole('region', { name: 'Progress' });
  await expect(page.getByText('Waiting for you', { exact: true }).first()).toBeVisible();
  const line = progress.getByRole('button', { name: /^In Review Waiting since/ });
  if (isMobile) {
    await expect(progress.getByRole('list')).toBeHidden();
    await expect(line).toContainText('Step 2 of 5');
    await line.click();
  } else await expect(line).toBeHidden();
  const steps = progress.getByRole('list', { name: 'Steps' }).getByRole('listitem');
  await expect(steps).toHaveCount(5);
  await expect(steps.first()).toContainText(/New.*by you/);
  await expect(steps.and(page.locator('[aria-current="step"]'))).toContainText('Waiting since');
});
