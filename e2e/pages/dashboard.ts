import { expect, type Locator, type Page } from '@playwright/test';

export async function openTab(page: Page, tab: string): Promise<void> {
  await page.goto('/admin');
  await page.getByRole('tab', { name: tab }).click();
  await expect(page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true');
}

/** Returns the data rows of a table. On a phone the table has no header row. */
export function rowsOf(page: Page, table: Locator | Page = page): Locator {
  return table.getByRole('row').filter({ has: page.getByRole('rowheader') });
}

/** Returns the row of a table that contains a title. */
export function rowOf(page: Page, title: string): Locator {
  return page.getByRole('row').filter({ hasText: title });
}

/** Returns the date this many days from today in the browser's time zone, in the format of a date field. */
export function dayFromNow(page: Page, days: number): Promise<string> {
  return page.evaluate((ahead) => {
    const day = new Date();
    day.setDate(day.getDate() + ahead);
    return new Intl.DateTimeFormat('en-CA').format(day);
  }, days);
}

/** Fills in a broadcast; the audience is chosen before or after. */
export async function writeBroadcast(
  page: Page,
  words: { subject: string; message: string },
): Promise<void> {
  await page.getByRole('textbox', { name: 'Subject' }).fill(words.subject);
  await page.getByRole('textbox', { name: 'Message' }).fill(words.message);
}

/**
 * Runs an action and waits for its toast. The page itself watches for the toast, since on a busy machine its two
 * seconds may pass between two polls.
 */
export async function expectToast(
  page: Page,
  text: string,
  act: () => Promise<unknown>,
): Promise<void> {
  const seen = page.evaluate(
    (wanted) =>
      new Promise<void>((resolve) => {
        const watcher = new MutationObserver(look);
        watcher.observe(document.body, { childList: true, subtree: true });
        look();

        function look() {
          if (!document.body.textContent.includes(wanted)) return;
          watcher.disconnect();
          resolve();
        }
      }),
    text,
  );
  await Promise.all([seen, act()]);
}
