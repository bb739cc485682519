import type { Page } from '@playwright/test';
import { expectAccessibleAtBothSizes } from '../../fixtures/accessible.ts';
import { picture } from '../../fixtures/files.ts';
import { expect, test } from '../../fixtures/live.ts';
import { signOut } from '../../pages/session.ts';
import { expectToastOf } from '../../pages/toasts.ts';

// Others look at the demo in the portal's own look.
test.use({ portal: 'the appearance of the demo' });

/** The accent color of the theme that is shown. */
const accent = (page: Page) =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = 'var(--accent)';
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  });

/** The image in place of the portal's logo, or `normal`. */
const logo = (page: Page) =>
  page.evaluate(() => {
    const mark = document.querySelector('header span[aria-hidden]:empty');
    return mark && getComputedStyle(mark).content;
  });

const green = 'oklch(0.43 0.085 162)';
const burgundy = 'rgb(122, 31, 43)';
const inDark = 'rgb(239, 137, 141)';

const ofDemo = /\/api\/logos\/default-hoa\//;

const color = (page: Page) => page.getByRole('textbox', { name: 'Accent color', exact: true });
const history = (page: Page) => page.getByRole('region', { name: 'Changes of the settings' });

const save = (page: Page) =>
  expectToastOf(page, 'Settings saved', () =>
    page.getByRole('button', { name: 'Save settings' }).click(),
  );

test('an association has a color and a logo of its own, which its members see and others do not', async ({
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

  await test.step('the administrator sees the effect before saving', async () => {
    await admin.goto('/admin?tab=settings');
    await color(admin).fill('7A1F2B');
    await expect(admin.getByText('Light theme: #7a1f2b')).toBeVisible();
    await admin.getByLabel('Logo').setInputFiles(picture);
    await expect(admin.getByRole('button', { name: 'Remove logo' })).toBeVisible();
    await expect(admin.locator('figure > div').first()).toHaveCSS('--logo', /blob:/);
    expect(await accent(admin)).toBe(green);
    expect(await logo(admin)).toBe('normal');
    await expectAccessibleAtBothSizes(admin);
  });

  await test.step('and after saving, also on the next visit', async () => {
    await save(admin);
    await expect(color(admin)).toHaveValue('#7a1f2b');
    await expect.poll(() => accent(admin)).toBe(burgundy);
    await expect.poll(() => logo(admin)).toMatch(ofDemo);
    const image = admin.waitForResponse(ofDemo);
    await admin.reload();
    expect((await image).status()).toBe(200);
    await expect(color(admin)).toHaveValue('#7a1f2b');
    expect(await accent(admin)).toBe(burgundy);
    await expect(history(admin)).toContainText(picture.name);
  });

  await test.step('a resident sees them on the open page and in the dark', async () => {
    await expect.poll(() => accent(resident)).toBe(burgundy);
    expect(await logo(resident)).toMatch(ofDemo);
    await expect(
      resident.getByRole('banner').getByRole('link', { name: 'Cedar Hollow' }),
    ).toBeVisible();
    await expectAccessibleAtBothSizes(resident);
    await resident.emulateMedia({ colorScheme: 'dark' });
    expect(await accent(resident)).toBe(inDark);
  });

  await test.step('another association keeps the look of the portal', async () => {
    await stranger.goto('/');
    await expect(stranger.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await accent(stranger)).toBe(green);
    expect(await logo(stranger)).toBe('normal');
  });

  await test.step('the sign-in page shows them where the association is known', async () => {
    const { page } = await arrive();
    await page.goto('/login?email=resident%40cedarhollow.example&association=default-hoa');
    await expect.poll(() => accent(page)).toBe(burgundy);
    expect(await logo(page)).toMatch(ofDemo);
    await expectAccessibleAtBothSizes(page);
    await page.goto('/login');
    await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
    expect(await accent(page)).toBe(green);
  });

  await test.step('they end with the sign-out', async () => {
    await signOut(resident);
    await expect.poll(() => logo(resident)).toBe('normal');
    expect(await accent(resident)).not.toBe(inDark);
  });

  await test.step('the logo is removed', async () => {
    await admin.getByRole('button', { name: 'Remove logo' }).click();
    await save(admin);
    await expect.poll(() => logo(admin)).toBe('normal');
  });
});
