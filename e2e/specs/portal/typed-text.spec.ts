import type { Page } from '@playwright/test';
import { picture } from '../../fixtures/files.ts';
import { expect, signInAs, test } from '../../fixtures/portal.ts';
import { goWithin } from '../../pages/every-route.ts';
import { signOut } from '../../pages/session.ts';
import { expectShown } from '../../pages/shown.ts';
import { messages } from '../../pages/tickets.ts';

const field = (page: Page, name: string) => page.getByRole('textbox', { name });
const message = (page: Page) => field(page, 'Message');
const question = (page: Page) =>
  page.getByRole('alertdialog', { name: 'Discard what you have typed?' });

async function keepEditing(page: Page): Promise<void> {
  await question(page).getByRole('button', { name: 'Keep editing' }).click();
  await expect(question(page)).toBeHidden();
}

test.describe('a half-written message', () => {
  test.use({ role: 'resident' });

  const places = [
    { at: '/tickets/TKT-1020', label: 'Message' },
    { at: '/messages/thread-lamp', label: 'Message' },
    { at: '/forums/topic-snow', label: 'Add a comment' },
  ];

  test('is restored after navigation and after a reload, and removed on sign-out @phone-proof [10.45]', async ({
    page,
  }) => {
    await page.goto('/');
    for (const { at, label } of places) {
      await goWithin(page, at);
      await field(page, label).fill(`Half a thought at ${at}`);
      await goWithin(page, '/news');
    }
    for (const { at, label } of places) {
      await goWithin(page, at);
      await expect(field(page, label)).toHaveValue(`Half a thought at ${at}`);
      await page.reload();
      await expect(field(page, label)).toHaveValue(`Half a thought at ${at}`);
    }
    await signOut(page);
    await signInAs(page, 'resident');
    for (const { at, label } of places) {
      await goWithin(page, at);
      await expect(field(page, label)).toHaveValue('');
    }
  });

  test('is not shown to another person, and a reply reopens with its text', async ({ page }) => {
    const [, , topic] = places;
    await page.goto(topic?.at ?? '');
    await page
      .getByRole('button', { name: /^Reply:/ })
      .first()
      .click();
    const reply = page.getByRole('textbox', { name: /^Reply to/ });
    await reply.fill('Only if it rains');
    await page.reload();
    await expect(reply).toHaveValue('Only if it rains');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await keepEditing(page);
    await reply.press('Escape');
    await keepEditing(page);
    await expect(reply).toHaveValue('Only if it rains');
    await signInAs(page, 'admin');
    await goWithin(page, topic?.at ?? '');
    await expect(field(page, 'Add a comment')).toBeVisible();
    await expect(reply).toHaveCount(0);
  });
});

test.describe('a message that a reload cuts off', () => {
  test.use({ role: 'resident' });

  test('is sent once, no matter when the reload happens [10.45]', async ({ page }) => {
    test.slow();
    await page.goto('/tickets/TKT-1020');
    for (const frames of [0, 0, 1, 2, 4, 8, 16, 32]) {
      const text = `Round ${frames}, ${await messages(page).count()}`;
      await message(page).fill(text);
      await Promise.all([
        page.waitForEvent('load'),
        page.getByRole('button', { name: 'Send', exact: true }).evaluate((button, count) => {
          (button as HTMLButtonElement).click();
          let left = count;
          const wait = () => {
            left -= 1;
            if (left < 0) window.location.reload();
            else requestAnimationFrame(wait);
          };
          wait();
        }, frames),
      ]);
      await expect(messages(page).filter({ hasText: text })).toHaveCount(1);
      await expect(message(page)).toHaveValue('');
    }
    await page.reload();
    const texts = await messages(page).filter({ hasText: 'Round' }).allInnerTexts();
    expect(new Set(texts.map((one) => /Round .*/.exec(one)?.[0])).size).toBe(texts.length);
  });
});

test.describe('what is not kept', () => {
  test.describe('on pages', () => {
    test.use({ role: 'resident' });

    test('requires confirmation to leave a description by Cancel, Escape, Back or a link @phone-proof [10.27]', async ({
      page,
    }) => {
      await page.goto('/');
      await goWithin(page, '/tickets/TKT-1020');
      await page.getByRole('button', { name: 'Edit description' }).click();
      const description = field(page, 'Description');
      await description.fill('Something else');
      const leave = [
        () => page.getByRole('button', { name: 'Cancel' }).click(),
        () => description.press('Escape'),
        () => page.evaluate(() => history.back()),
        () => page.getByRole('navigation', { name: 'Main' }).getByRole('link').first().click(),
      ];
      for (const way of leave) {
        await way();
        await keepEditing(page);
        await expect(description).toHaveValue('Something else');
      }
      await page.getByRole('button', { name: 'Cancel' }).click();
      await question(page).getByRole('button', { name: 'Discard' }).click();
      await expect(description).toBeHidden();
    });

    test('requires confirmation to leave an unsent file', async ({ page }) => {
      for (const at of ['/tickets/TKT-1020', '/messages/thread-lamp']) {
        await page.goto('/');
        await goWithin(page, at);
        await page.getByLabel('Attach files').setInputFiles(picture);
        await expect(page.getByText('1 file(s) uploaded successfully!')).toBeVisible();
        await page.evaluate(() => history.back());
        await keepEditing(page);
        await page.getByRole('button', { name: 'Remove ceiling.png' }).click();
        await page.evaluate(() => history.back());
        await expectShown(page, 'Home');
      }
    });
  });

  test.describe('of a vendor', () => {
    test.use({ role: 'vendor' });

    test('requires confirmation to leave an invoice in any way, and a work order with a file @phone-proof [10.27]', async ({
      page,
    }) => {
      await page.goto('/vendor');
      await goWithin(page, '/vendor/invoices');
      await page.getByRole('button', { name: 'Create Invoice' }).click();
      const form = page.getByRole('dialog', { name: 'Create Invoice' });
      await form.getByLabel('Notes').fill('By hand');
      const leave = [
        () => form.getByRole('button', { name: 'Cancel' }).click(),
        () => form.getByRole('button', { name: 'Close' }).click(),
        () => form.getByLabel('Notes').press('Escape'),
        () => page.evaluate(() => history.back()),
      ];
      for (const way of leave) {
        await way();
        await keepEditing(page);
        await expect(form.getByLabel('Notes')).toHaveValue('By hand');
      }
      await form.getByRole('button', { name: 'Cancel' }).click();
      await question(page).getByRole('button', { name: 'Discard' }).click();
      await expect(form).toBeHidden();

      await page.goto('/vendor?item=TKT-1034');
      const drawer = page.getByRole('dialog', { name: 'Replace sump pump in Building B' });
      await message(page).fill('On my way');
      await drawer.getByLabel('Attach files').setInputFiles(picture);
      await expect(page.getByText('1 file(s) uploaded successfully!')).toBeVisible();
      await drawer.getByRole('button', { name: 'Close' }).click();
      await question(page).getByRole('button', { name: 'Discard' }).click();
      await expect(drawer).toBeHidden();
      await page.goto('/vendor?item=TKT-1034');
      await expect(message(page)).toHaveValue('On my way');
    });

    test('requires confirmation to leave profile settings', async ({ page }) => {
      await page.goto('/vendor/invoices');
      await goWithin(page, '/vendor');
      await page.getByRole('button', { name: 'User menu' }).click();
      await page.getByRole('menuitem', { name: 'Profile Settings' }).click();
      const drawer = page.getByRole('dialog', { name: 'Profile Settings' });
      await field(page, 'Display name').fill('Somebody else');
      await drawer.getByRole('button', { name: 'Close' }).click();
      await keepEditing(page);
      await page.evaluate(() => history.back());
      await keepEditing(page);
      await expect(field(page, 'Display name')).toHaveValue('Somebody else');
    });
  });
});
