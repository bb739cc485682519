import type { Page } from '@playwright/test';
import { expectAccessibleAtBothSizes } from '../../fixtures/accessible.ts';
import { expect, test } from '../../fixtures/live.ts';
import { expectToastOf } from '../../pages/toasts.ts';

// Others look at the demo in the portal's own colors.
test.use({ portal: 'the appearance of the demo' });

/** The color behind the logo, of the theme that is shown. */
const accent = (page: Page) =>
  page.evaluate(() => {
    const mark = document.querySelector('header svg');
    return mark && getComputedStyle(mark).backgroundColor;
  });

const green = 'oklch(0.43 0.085 162)';
const burgundy = 'rgb(122, 31, 43)';
const inDark = 'rgb(239, 137, 141)';

const save = (page: Page) =>
  expectToastOf(page, 'Settings saved', () =>
    page.getByRole('button', { name: 'Save settings' }).click(),
  );

test('an association has a color of its own, which its members see and others do not', async ({
  live,
  signIn,
  arrive,
}) => {
  test.slow();
  await live.association(
    'create',
    'Birch Court',
    '--admin',
    'office@birchcourt.example',
    '--time-zone',
    'America/Denver',
  );
  const { page: admin } = await signIn('admin@cedarhollow.example');
  const { page: resident } = await signIn('resident@cedarhollow.example');
  const { page: stranger } = await signIn('office@birchcourt.example');

  await test.step('the administrator sees its effect and saves it', async () => {
    await admin.goto('/admin?tab=settings');
    const color = admin.getByRole('textbox', { name: 'Accent color', exact: true });
    await color.fill('7A1F2B');
    await expect(admin.getByText('Light theme: #7a1f2b')).toBeVisible();
    expect(await accent(admin)).toBe(green);
    await expectAccessibleAtBothSizes(admin);
    await save(admin);
    await expect(color).toHaveValue('#7a1f2b');
    await expect.poll(() => accent(admin)).toBe(burgundy);
    await admin.reload();
    await expect(color).toHaveValue('#7a1f2b');
    expect(await accent(admin)).toBe(burgundy);
  });

  await test.step('a resident sees it on the open page and in the dark', async () => {
    await expect.poll(() => accent(resident)).toBe(burgundy);
    await expectAccessibleAtBothSizes(resident);
    await resident.emulateMedia({ colorScheme: 'dark' });
    expect(await accent(resident)).toBe(inDark);
    await expectAccessibleAtBothSizes(resident);
  });

  await test.step('another association keeps the color of the portal', async () => {
    await stranger.goto('/');
    await expect(stranger.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await accent(stranger)).toBe(green);
  });

  await test.step('the sign-in page shows it where the association is known', async () => {
    const { page } = await arrive();
    await page.goto('/login?email=resident%40cedarhollow.example&association=default-hoa');
    await expect.poll(() => accent(page)).toBe(burgundy);
    await page.goto('/login');
    await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
    expect(await accent(page)).toBe(green);
  });

  await test.step('it ends with the sign-out', async () => {
    await resident.getByRole('button', { name: 'User menu' }).click();
    await resident.getByRole('menuitem', { name: 'Sign Out' }).click();
    await expect(resident.getByRole('textbox', { name: 'Email' })).toBeVisible();
    expect(await accent(resident)).not.toBe(inDark);
  });
});
