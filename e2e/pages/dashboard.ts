import { expect, type Locator, type Page } from '@playwright/test';

/** Opens a tab of the Admin Dashboard and waits for what it shows first. */
export async function openTab(page: Page, tab: string): Promise<void> {
  await page.goto('/admin');
  await page.getByRole('tab', { name: tab }).click();
  await expect(page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true');
}

/** The rows of a table that show something: on a phone there is no row of headers above them. */
export function rowsOf(page: Page, table: Locator | Page = page): Locator {
  return table.getByRole('row').filter({ has: page.getByRole('rowheader') });
}

/** The row of a table that a title names. */
export function rowOf(page: Page, title: string): Locator {
  return page.getByRole('row').filter({ hasText: title });
}

/** A day so many days from today, as a date field takes it, where the browser is. */
export function dayFromNow(page: Page, days: number): Promise<string> {
  return page.evaluate((ahead) => {
    const day = new Date();
    day.setDate(day.getDate() + ahead);
    return new Intl.DateTimeFormat('en-CA').format(day);
  }, days);
}

/** Writes a broadcast's words; to whom it goes is chosen before or after. */
export async function writeBroadcast(
  page: Page,
  words: { subject: string; message: string },
): Promise<void> {
  await page.getByRole('textbox', { name: 'Subject' }).fill(words.subject);
  await page.getByRole('textbox', { name: 'Message' }).fill(words.message);
}

/**
 * Does something and waits for the toast it leads to. It stays for two seconds, which on a busy
 * machine may pass between two polls: the page itself watches for it.
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
