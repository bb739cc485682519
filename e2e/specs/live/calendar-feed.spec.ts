import type { Page } from '@playwright/test';
import { expectAccessibleAtBothSizes } from '../../fixtures/accessible.ts';
import { expect, test } from '../../fixtures/live.ts';
import { expectToastOf } from '../../pages/toasts.ts';

// Others read the events of the demo.
test.use({ portal: 'the events of the demo' });

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('a calendar program gets the events at an address, and only what changed', async ({
  signIn,
  request,
}) => {
  test.slow();
  const { page: admin } = await signIn('admin@cedarhollow.example');
  const { page } = await signIn('resident@cedarhollow.example');
  const dialog = page.getByRole('dialog', { name: 'Subscribe to calendar' });
  const field = dialog.getByLabel('Your address');
  let address = '';
  let tag = '';
  const ask = (known = '') => request.get(address, { headers: { 'If-None-Match': known } });

  await test.step('a resident gets an address', async () => {
    await page.goto('/news?tab=events');
    await press(page, 'Subscribe to calendar');
    await expect(dialog.getByRole('button', { name: 'Make my address' })).toBeVisible();
    await expectAccessibleAtBothSizes(page);
    await press(page, 'Make my address');
    await expect(field).toHaveValue(/\/api\/calendars\/.+\.ics$/);
    await expectAccessibleAtBothSizes(page);
    address = await field.inputValue();
    const link = dialog.getByRole('link', { name: 'Open in calendar' });
    await expect(link).toHaveAttribute('href', address.replace(/^http/, 'webcal'));
    await press(page, 'Copy address');
    await expect(dialog.getByText('The address was copied.')).toBeVisible();
  });

  await test.step('a program without a session reads the events once', async () => {
    const feed = await ask();
    expect(feed.status()).toBe(200);
    expect(await feed.text()).toContain('SUMMARY:Repair café');
    tag = feed.headers().etag ?? '';
    expect((await ask(tag)).status()).toBe(304);
  });

  await test.step('a cancelled event is cancelled in the calendar', async () => {
    await admin.goto('/admin?tab=events');
    await admin
      .getByRole('button', { name: /Cancel.*Repair café/ })
      .first()
      .click();
    await expectToastOf(admin, 'Event cancelled', () =>
      admin.getByRole('dialog').getByRole('button', { name: 'Cancel Event' }).click(),
    );
    const feed = await ask(tag);
    expect(feed.status()).toBe(200);
    expect(await feed.text()).toMatch(/STATUS:CANCELLED\r\nSUMMARY:Repair café/);
    tag = feed.headers().etag ?? '';
    expect((await ask(tag)).status()).toBe(304);
  });

  await test.step('a replaced address stops working', async () => {
    await press(page, 'Replace address');
    const question = page.getByRole('alertdialog', { name: 'Replace this address?' });
    await expectAccessibleAtBothSizes(page);
    await question.getByRole('button', { name: 'Replace address' }).click();
    await expect(field).not.toHaveValue(address);
    expect((await ask()).status()).toBe(404);
    address = await field.inputValue();
    expect((await ask()).status()).toBe(200);
  });
});
