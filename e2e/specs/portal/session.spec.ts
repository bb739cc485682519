import type { Locator, Page } from '@playwright/test';
import { picture } from '../../fixtures/files.ts';
import { expect, type Role, signInAs, test } from '../../fixtures/portal.ts';
import { signOut } from '../../pages/session.ts';
import { expectShown } from '../../pages/shown.ts';

test.describe('the login page', () => {
  test('offers email and the sample people, and says why an email is refused [2.1.1]', async ({
    page,
  }) => {
    await page.goto('/login');
    await expect(page.getByRole('heading', { name: 'Email Sign In' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Mock Login' })).toBeVisible();
    await expect(page.getByText('Mock', { exact: true })).toBeVisible();
    await expect(page.getByText(/contact.* administrator/)).toBeVisible();

    const email = page.getByRole('textbox', { name: 'Email' });
    const send = page.getByRole('button', { name: 'Send Magic Link' });
    await expect(send).toBeDisabled();
    await email.fill('rae@cedarhollow.example');
    await send.click({ force: true });
    await expect(page.getByText('Magic link is disabled in mock mode')).toBeVisible();
    await expect(email).toHaveValue('rae@cedarhollow.example');
    await expect(page).toHaveURL('/login');
  });

  test('a toast is at most 350 px wide [9.4]', async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('button', { name: 'Send Magic Link' }).click({ force: true });
    const toast = page.getByRole('alert').last().locator('..');
    await expect(toast).toBeVisible();
    expect((await toast.boundingBox())?.width).toBeLessThanOrEqual(350);
  });

  test('recognizes a magic link and fills in its email', async ({ page }) => {
    await page.goto('/login?mode=signIn&oobCode=once&email=rae%40cedarhollow.example');
    await expect(page.getByText('Magic link is disabled in mock mode')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(
      'rae@cedarhollow.example',
    );
  });
});

test('a toast covers neither the logo nor the dialog that is open', async ({ page }) => {
  await page.goto('/login');
  await signInAs(page, 'resident');
  await page.goto('/tickets?item=new');
  const dialog = page.getByRole('dialog', { name: /^New Ticket/ });
  await dialog.getByRole('button', { name: 'Maintenance' }).click();
  const message = page.getByText('1 file(s) uploaded successfully!');
  await dialog.getByLabel('Photos').setInputFiles(picture);
  await expect(message).toBeVisible();
  const toast = await boxOf(message.locator('..'));
  expect(toast.width).toBeLessThanOrEqual(350);
  const around = await boxOf(dialog);
  expect(toast.x).toBeGreaterThanOrEqual(around.x);
  expect(toast.y + toast.height).toBeLessThanOrEqual(
    (await boxOf(dialog.getByRole('heading', { name: /^New Ticket/ }))).y,
  );
});

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('It is not shown.');
  return box;
}

test.describe('after signing in', () => {
  test('each role reaches the requested page if it is allowed to [1.5]', async ({ page }) => {
    const cases: [wanted: string, role: Role, reached: string, title: string][] = [
      ['/tickets?status=new#top', 'resident', '/tickets?status=new#top', 'My Tickets'],
      ['/tickets/TKT-1001', 'vendor', '/vendor?item=TKT-1001', 'Board Items'],
      ['/admin', 'resident', '/admin', 'Access Restricted'],
      ['/vendor/invoices', 'admin', '/', 'Home'],
      ['/', 'vendor', '/vendor', 'Board Items'],
    ];
    for (const [wanted, role, reached, title] of cases) {
      await page.goto(wanted);
      await expect(page).toHaveURL('/login');
      await signInAs(page, role);
      await expect(page).toHaveURL(reached);
      await expectShown(page, title);
      await page.evaluate(() => localStorage.clear());
    }
  });

  // The unit tests of `readReturnTo` cover the full list of hostile addresses.
  test('no return address leads to another site', async ({ page, baseURL }) => {
    const strangers: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(`${baseURL}/`) && !/^(data|blob):/.test(request.url())) {
        strangers.push(request.url());
      }
    });
    await page.goto('/login');
    for (const address of [
      'https://evil.example',
      '//evil.example',
      '/\\evil.example',
      '/\t/evil.example',
      '/..//evil.example',
      'javascript:alert(1)',
    ]) {
      // In the format in which the router stores the return path.
      await page.evaluate((returnTo) => {
        history.pushState({ usr: { returnTo }, key: 'hostile', idx: 0 }, '', '/login');
        dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
      }, address);
      await page.getByRole('group').getByRole('button', { name: 'Resident' }).click();
      await expect(page, `after ${JSON.stringify(address)}`).toHaveURL('/');
      await signOut(page);
    }
    expect(strangers).toEqual([]);
  });
});

test.describe('the session', () => {
  test.use({ role: 'resident' });

  test('survives a reload', async ({ page }) => {
    await page.goto('/profile?tab=privacy');
    await expectShown(page, 'Profile & Settings');
    await page.reload();
    await expectShown(page, 'Profile & Settings');
    await expect(page).toHaveURL('/profile?tab=privacy');
  });

  test('that has expired leads to the sign-in page and back', async ({ page }) => {
    await page.goto('/profile?tab=privacy');
    await expectShown(page, 'Profile & Settings');
    await page.evaluate(() => {
      const session = JSON.parse(localStorage.getItem('hoa:session') ?? '{}');
      localStorage.setItem('hoa:session', JSON.stringify({ ...session, lastSeen: 0 }));
    });
    await page.reload();
    await expect(page).toHaveURL('/login');
    await signInAs(page, 'resident');
    await expect(page).toHaveURL('/profile?tab=privacy');
    await expectShown(page, 'Profile & Settings');
  });

  test('that ends while a message is sent leads to the sign-in page, and the message is sent after signing in', async ({
    page,
    faults,
  }) => {
    faults.expect(/Sign in to continue|session/i);
    await page.goto('/tickets/TKT-1020');
    const message = page.getByRole('textbox', { name: 'Message' });
    await message.fill('Is there news?');
    // In one step, since any other request of the page in between would end the session first.
    await page.getByRole('button', { name: 'Send', exact: true }).evaluate((send: HTMLElement) => {
      localStorage.removeItem('hoa:session');
      send.click();
    });
    await expect(page).toHaveURL('/login');
    await expect(page.getByText('Your session has ended.')).toBeVisible();
    await signInAs(page, 'resident');
    await expect(page).toHaveURL('/tickets/TKT-1020');
    await expect(message).toHaveValue('');
    await expect(page.getByRole('main').getByText('Is there news?')).toHaveCount(1);
  });

  test('that ends during typing leads to the sign-in page, and the text is restored', async ({
    page,
    faults,
  }) => {
    faults.expect(/Sign in to continue|session/i);
    await page.goto('/tickets/TKT-1020');
    await page.getByRole('textbox', { name: 'Message' }).fill('Is there news?');
    await page.getByRole('link', { name: 'Documents' }).evaluate((link: HTMLElement) => {
      localStorage.removeItem('hoa:session');
      link.click();
    });
    await expect(page).toHaveURL('/login');
    await signInAs(page, 'resident');
    // Either the page that was left or the next one notices the end of the session first.
    await expect(page).toHaveURL(/\/documents$|\/tickets\/TKT-1020$/);
    await page.goto('/tickets/TKT-1020');
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Is there news?');
  });

  test('ends and starts in all tabs together', async ({ page, context }) => {
    const otherTab = await context.newPage();
    await otherTab.goto('/documents');
    await expectShown(otherTab, 'Documents');
    await page.goto('/');
    await signOut(page);
    await expect(otherTab).toHaveURL('/login');
    await signInAs(page, 'admin');
    await expect(otherTab).toHaveURL('/documents');
    await expect(otherTab.getByText('Admin', { exact: true }).first()).toBeVisible();
    // After an explicit sign-out the next person must not be led to the previous person's page.
    await signOut(page);
    await expect(page).toHaveURL('/login');
    await signInAs(page, 'resident');
    await expect(page).toHaveURL('/');
  });

  test('keeps the data mode under its specified key, in every tab [4.5 4.42]', async ({
    page,
    context,
  }) => {
    const otherTab = await context.newPage();
    await otherTab.goto('/news');
    await page.goto('/');
    const header = (tab: Page) => tab.getByRole('banner');
    await expect(header(page).getByText('Mock', { exact: true })).toBeVisible();
    await page.getByRole('switch', { name: 'Live data' }).check();
    for (const tab of [page, otherTab]) {
      await expect(header(tab).getByText('Live', { exact: true })).toBeVisible();
    }
    expect(await page.evaluate(() => localStorage.getItem('useLiveData'))).toBe('true');
    await page.reload();
    await expect(header(page).getByText('Live', { exact: true })).toBeVisible();
    await expect(page.getByRole('switch', { name: 'Live data' })).toBeChecked();
  });
});

test.describe('offline', () => {
  test.use({ role: 'resident' });

  test('shows a banner that can be dismissed, and again the next time [4.41]', async ({
    page,
    context,
    faults,
  }) => {
    // Pending preloads fail without consequences.
    faults.expect(/ERR_INTERNET_DISCONNECTED/);
    await page.goto('/');
    await expectShown(page, 'Home');
    const banner = page.getByText("You're currently offline. Some features may be limited.");
    await context.setOffline(true);
    await expect(banner).toBeVisible();
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(banner).toBeHidden();
    await context.setOffline(false);
    await context.setOffline(true);
    await expect(banner).toBeVisible();
    await context.setOffline(false);
    await expect(banner).toBeHidden();
  });
});
