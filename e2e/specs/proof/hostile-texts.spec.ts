import type { Locator, Page } from '@playwright/test';
import { hostileTexts } from '../../fixtures/hostile-texts.ts';
import { expect, signInAs, test } from '../../fixtures/portal.ts';
import { createRandom } from '../../fixtures/random.ts';
import { openTab } from '../../pages/dashboard.ts';
import { everyDialog } from '../../pages/every-dialog.ts';
import { everyRoute, expectAtRest, goWithin } from '../../pages/every-route.ts';
import { expectToastOf } from '../../pages/toasts.ts';

const texts = hostileTexts(1000, createRandom(6));
const batch = (n: number, size = 125) => texts.slice(n * size, (n + 1) * size).join('\n');
/** The number of texts for each field. */
const perField = 100;
/** Texts for single-line fields. */
const lines = texts.filter((text) => text.length < 200 && !/[\r\n]/.test(text));

test.use({ trace: 'off' });
test.beforeEach(async ({ page }) => {
  // Only a hostile text that was executed as a script would open a browser dialog.
  page.on('dialog', (dialog) => {
    if (dialog.type() === 'beforeunload') void dialog.accept();
    else throw new Error(`A text asked ${dialog.message()}`);
  });
});
test.afterEach(async ({ page }) => {
  expect(await page.evaluate(() => '__hostile' in window)).toBe(false);
});

test.describe('resident', () => {
  test.use({ role: 'resident' });

  test('1,000 hostile texts in conversations and comments stay the texts they are', async ({
    page,
  }) => {
    test.slow();
    const places = [
      ['/tickets/TKT-1020', 'Message', 'Send'],
      ['/messages/thread-lamp', 'Message', 'Send'],
      ['/forums/topic-snow', 'Add a comment', 'Post Comment'],
    ] as const;
    for (const [n, [address, field, button]] of places.entries()) {
      const third = Math.ceil(texts.length / places.length);
      await page.goto(address);
      const box = page.getByRole('textbox', { name: field, exact: true });
      for (const message of messagesOf(texts.slice(n * third, (n + 1) * third))) {
        await fill(box, message);
        await page.getByRole('button', { name: button, exact: true }).click();
        // The page's text includes the value of a text area, so an unsent message would count as shown.
        await expect(box).toHaveValue('');
        await expectText(page, message);
      }
    }
  });

  test('a ticket and a profile of hostile texts read as they were written', async ({ page }) => {
    await page.goto('/tickets');
    await page.getByRole('button', { name: 'New Ticket' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Maintenance' }).click();
    await fill(dialog.getByRole('textbox', { name: 'Location' }), lines[2]);
    await dialog.getByRole('radio', { name: 'High' }).check();
    await fill(dialog.getByRole('textbox', { name: 'Description' }), batch(3));
    await dialog.getByRole('button', { name: 'Submit Ticket' }).click();
    await expectText(page, lines[2]);
    await page.getByRole('article').first().getByRole('link').first().click();
    await expectText(page, batch(3));
    await page.goto('/profile');
    await fill(page.getByRole('textbox', { name: 'Display name' }), lines[1]);
    await expectToastOf(page, 'Profile updated successfully!', () =>
      page.getByRole('button', { name: 'Save Changes' }).click(),
    );
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Display name' })).toHaveValue(lines[1] ?? '');
  });
});

test.describe('admin', () => {
  test.use({ role: 'admin' });

  test('news and topics of hostile texts reach residents as they were written', async ({
    page,
  }) => {
    test.slow();
    await openTab(page, 'News Manager');
    await page.getByRole('button', { name: 'Create News' }).click();
    const news = page.getByRole('dialog');
    await fill(news.getByRole('textbox', { name: 'Title' }), lines[0]);
    await fill(news.getByRole('textbox', { name: 'Content' }), batch(1));
    await expectToastOf(page, 'News created successfully!', () =>
      news.getByRole('button', { name: 'Create News' }).click(),
    );
    await openTab(page, 'Forums Manager');
    await page.getByRole('button', { name: 'Create Topic' }).click();
    const topic = page.getByRole('dialog');
    await fill(topic.getByRole('textbox', { name: 'Title' }), lines[4]);
    await fill(topic.getByRole('textbox', { name: 'Description' }), batch(2));
    await expectToastOf(page, 'Topic created successfully!', () =>
      topic.getByRole('button', { name: 'Create Topic' }).click(),
    );
    await signInAs(page, 'resident');
    await page.goto('/news');
    await expectText(page, lines[0]);
    const article = page.getByRole('article').filter({ hasText: lines[0] ?? '' });
    await article.getByRole('button', { name: /^Show Full Text/ }).click();
    await expectText(page, batch(1));
    await page.goto('/forums');
    await expectText(page, lines[4]);
    await page
      .getByRole('link')
      .filter({ hasText: lines[4] ?? '' })
      .first()
      .click();
    await expectText(page, batch(2));
  });
});

for (const role of ['resident', 'vendor', 'admin'] as const) {
  test.describe(role, () => {
    test.use({ role });

    test(`every text field that a ${role} meets takes hostile texts and runs none`, async ({
      page,
    }) => {
      test.slow();
      await page.goto(role === 'vendor' ? '/vendor' : '/');
      await expectAtRest(page);
      let written = 0;
      for (const address of everyRoute[role]) {
        await goWithin(page, address);
        written += await page.evaluate(writeEverywhere, JSON.stringify(some(written)));
        const discard = page.getByRole('button', { name: 'Discard' });
        if (await discard.isVisible()) await discard.click();
      }
      expect(written).toBeGreaterThan(3 * perField);
    });

    test(`so does every text field in what a ${role} opens`, async ({ page }) => {
      test.slow();
      let written = 0;
      for (const { at, open } of Object.values(everyDialog[role])) {
        await page.goto(at);
        await expectAtRest(page);
        await open(page);
        written += await page.evaluate(writeEverywhere, JSON.stringify(some(written)));
      }
      expect(written).toBeGreaterThan(8 * perField);
    });
  });
}

/** Returns some of the texts, different ones for each place; `npm run proof` uses more. */
function some(written: number): readonly string[] {
  const first = written % (lines.length - perField);
  return lines.slice(first, first + perField);
}

/** Passes the text as JSON, which preserves unpaired surrogates on the way into the page. */
async function fill(field: Locator, text = ''): Promise<void> {
  await expect(field).toBeVisible();
  await field.evaluate((element, json) => {
    const prototype = Object.getPrototypeOf(element);
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, JSON.parse(json));
    element.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }, JSON.stringify(text));
}

/** Joins texts, one per line, into as few messages of at most 20,000 characters as possible. */
function messagesOf(lines: readonly string[]): string[] {
  const messages: string[] = [];
  for (const line of lines) {
    const joined = `${messages.at(-1) ?? ''}\n${line}`;
    if (messages.length > 0 && joined.length <= 20_000) messages[messages.length - 1] = joined;
    else messages.push(line);
  }
  return messages;
}

/** Expects every line of a text anywhere on the page, in the normalization form in which texts are stored. */
async function expectText(page: Page, text = ''): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(
        (json) => {
          const wanted: string[] = JSON.parse(json).trim().split('\n');
          const shown = document.body.textContent;
          return wanted.filter((line) => !shown.includes(line));
        },
        JSON.stringify(text.normalize('NFC')),
      ),
    )
    .toEqual([]);
}

/** Writes the texts, one after the other, into every text field; returns how many it wrote. */
async function writeEverywhere(json: string): Promise<number> {
  const lines: string[] = JSON.parse(json);
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'textarea, input:not([type]), input[type="text"], input[type="search"], input[type="email"], input[type="tel"]',
  );
  let written = 0;
  for (const field of fields) {
    if (!field.checkVisibility() || field.disabled) continue;
    const set = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
    for (const line of lines) {
      set?.call(field, line);
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
      written += 1;
      if (written % 10 === 0) await new Promise((next) => setTimeout(next));
    }
    set?.call(field, '');
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
  return written;
}
