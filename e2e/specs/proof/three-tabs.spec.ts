import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/portal.ts';
import { readStoredData, type StoredData } from '../../fixtures/stored-data.ts';
import { writeReport } from '../../pages/tickets.ts';

/** The number of writes of each of the four kinds per tab; `npm run proof` sets a much higher one. */
const writes = Number(process.env.PROOF_WRITES ?? 2);
const tabs = ['a', 'b', 'c'] as const;
/** This test proves that no write is lost; on a busy machine a write may take long. */
const unhurried = { timeout: 60_000 };

test.use({ role: 'resident' });
// A write takes up to a second while other tabs write too.
test.setTimeout(60_000 + tabs.length * 4 * writes * 1_500);

test('three tabs that write at the same time lose nothing that was acknowledged [10.34]', async ({
  context,
}) => {
  const pages = await Promise.all(
    tabs.map(async (tab) => ({ tab, page: await context.newPage() })),
  );
  const numbers: string[] = [];
  const inEveryTab = (address: string, write: (page: Page, text: string) => Promise<void>) =>
    Promise.all(
      pages.map(async ({ tab, page }) => {
        await page.goto(address);
        for (let n = 0; n < writes; n += 1) await write(page, `${tab}-${n}`);
      }),
    );

  await inEveryTab('/tickets/TKT-1020', (page, text) => send(page, 'Message', 'Send', text));
  await inEveryTab('/messages/thread-lamp', (page, text) => send(page, 'Message', 'Send', text));
  await inEveryTab('/forums/topic-ev-chargers', (page, text) =>
    send(page, 'Add a comment', 'Post Comment', text),
  );
  await inEveryTab('/tickets', async (page, text) => {
    numbers.push(await report(page, text));
  });

  const expected = tabs.flatMap((tab) => Array.from({ length: writes }, (_, n) => `${tab}-${n}`));
  const [first] = pages;
  if (!first) throw new Error('There is no tab.');
  const changed: StoredData = (await readStoredData(first.page)) ?? {};
  const texts = (collection: string, field: string) =>
    (changed[collection] ?? [])
      .map((record) => String(record[field]))
      .filter((text) => expected.includes(text))
      .sort();
  const sorted = [...expected].sort();
  expect(texts('ticketMessages', 'content')).toEqual(sorted);
  expect(texts('threadMessages', 'content')).toEqual(sorted);
  expect(texts('comments', 'content')).toEqual(sorted);
  expect(texts('tickets', 'description')).toEqual(sorted);
  expect(new Set(numbers).size, 'every ticket has a number of its own').toBe(expected.length);

  // In the sample data the topic has 4 comments and the ticket 3 messages.
  const countOf = (collection: string, id: string, field: string) =>
    changed[collection]?.find((record) => record.id === id)?.[field];
  expect(countOf('topics', 'topic-ev-chargers', 'commentsCount')).toBe(4 + expected.length);
  expect(countOf('tickets', 'TKT-1020', 'messagesCount')).toBe(3 + expected.length);
});

/** Submits a report; returns its number, which its card shows after the confirmation has closed. */
async function report(page: Page, description: string): Promise<string> {
  const mark = page.getByText(/^Just submitted: TKT-\d+$/);
  const before = (await mark.count()) > 0 ? await mark.textContent() : '';
  const dialog = await writeReport(page, { location: 'Garage', urgency: 'Low', description });
  await dialog.getByRole('button', { name: 'Submit Ticket' }).press('Enter');
  await expect(dialog).toBeHidden(unhurried);
  await expect(mark).not.toHaveText(before ?? '', unhurried);
  return (await mark.textContent()) ?? '';
}

/** Sends a text and waits until the field is cleared, which means that the text is acknowledged. */
async function send(page: Page, box: string, button: string, text: string): Promise<void> {
  await page.getByRole('textbox', { name: box }).fill(text);
  // The message of another tab may be shown as being sent in this one too, since all tabs share the unsent text.
  const sendButton = page.getByRole('button', { name: button, exact: true });
  await expect(sendButton).toBeEnabled(unhurried);
  // By keyboard, since texts from other tabs move the button away from under a pointer.
  await sendButton.press('Enter');
  await expect(page.getByRole('textbox', { name: box })).toHaveValue('', unhurried);
}
