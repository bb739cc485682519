import type { Page } from '@playwright/test';
import { expectAccessibleAtBothSizes } from '../../fixtures/accessible.ts';
import { expect, test } from '../../fixtures/live.ts';
import { expectToastOf } from '../../pages/toasts.ts';

// Others read the settings and the navigation of the demo.
test.use({ portal: 'the directory of the demo' });

const link = (page: Page) =>
  page.getByRole('navigation').getByRole('link', { name: 'Directory', exact: true });

async function openTo(page: Page, audience: string): Promise<void> {
  await page.goto('/admin?tab=settings');
  await page.getByRole('radiogroup', { name: 'Directory' }).getByLabel(audience).check();
  await expectToastOf(page, 'Settings saved', () =>
    page.getByRole('button', { name: 'Save settings' }).click(),
  );
}

test('neighbors find what a resident shows in the directory, while the association has one', async ({
  signIn,
}) => {
  test.slow();
  const { page: admin } = await signIn('admin@cedarhollow.example');
  const { page: resident } = await signIn('resident@cedarhollow.example');
  const { page: neighbor, faults } = await signIn('walt.simmons@cedarhollow.example');
  await expect(resident.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(link(resident)).toHaveCount(0);

  await openTo(admin, 'Residents, board and administrators');
  await resident.goto('/profile?tab=privacy');
  const preview = resident.getByRole('region', { name: 'How a neighbor sees you' });
  await expect(preview).toBeVisible();
  await expectToastOf(resident, 'Privacy settings updated!', () =>
    resident.getByRole('switch', { name: 'Show phone' }).check(),
  );
  await expect(preview.getByRole('link')).toHaveCount(2);
  await resident.getByRole('switch', { name: 'Show email' }).uncheck();
  await expect(preview.getByRole('link')).toHaveCount(1);
  await expect(preview.getByRole('link')).toHaveAttribute('href', /^tel:/);
  await expectAccessibleAtBothSizes(resident);

  await neighbor.goto('/');
  await link(neighbor).click();
  const people = neighbor.getByRole('list', { name: 'People' }).getByRole('listitem');
  const search = neighbor.getByRole('searchbox');
  await search.fill('Rae Whitcomb');
  await expect(people).toHaveCount(1);
  await expect(people.getByRole('link')).toHaveAttribute('href', /^tel:/);
  await expectAccessibleAtBothSizes(neighbor);
  await search.fill('resident@cedarhollow.example');
  await expect(neighbor.getByText('Nobody found for “resident@cedarhollow.example”')).toBeVisible();

  await openTo(admin, 'Off');
  faults.expect(/403|404/);
  await neighbor.goto('/directory');
  await expect(neighbor.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await expect(link(neighbor)).toHaveCount(0);
});
