import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/portal.ts';
import { readStoredData, type StoredData } from '../../fixtures/stored-data.ts';
import { writeReport } from '../../pages/tickets.ts';

/** How many writes of each of the four kinds a tab makes; `npm run proof` asks for many more. */
const writes = Number(process.env.PROOF_WRITES ?? 2);
const tabs = ['a', 'b', 'c'] as const;
/** What is proved is that nothing is lost; on a busy machine a write may take long. */
const unhurried = { timeout: 60_000 };

test.use({ role: 'resident' });
// A write takes up to a second when the tabs write at the same time.
test.setTimeout(60_000 + tabs.length * 4 * writes * 1_500);

test('three tabs that write at the same time lose nothing that was acknowledged', async ({
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
  const changed: StoredData['changed'] = (await readStoredData(first.page))?.changed ?? {};
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

  // Sample data says 4 comments on the topic and 3 messages on the ticket.
  const countOf = (collection: string, id: string, field: string) =>
    changed[collection]?.find((record) => record.id === id)?.[field];
  expect(countOf('topics', 'topic-ev-chargers', 'commentsCount')).toBe(4 + expected.length);
  expect(countOf('tickets', 'TKT-1020', 'messagesCount')).toBe(3 + expected.length);
});

/** Reports something and answers its number, which its card shows once the confirmation has closed. */
async function report(page: Page, description: string): Promise<string> {
  const mark = page.getByText(/^Just submitted: TKT-\d+$/);
  const before = (await mark.count()) > 0 ? await mark.textContent() : '';
  const dialog = await writeReport(page, { location: 'Garage', urgency: 'low', description });
  await dialog.getByRole('button', { name: 'Submit Ticket' }).press('Enter');
  await expect(dialog).toBeHidden(unhurried);
  await expect(mark).not.toHaveText(before ?? '', unhurried);
  return (await mark.textContent()) ?? '';
}

/** Writes into a box and answers once the box has cleared: what was written is acknowledged then. */
async function send(page: Page, box: string, button: string, text: string): Promise<void> {
  await page.getByRole('textbox', { name: box }).fill(text);
  // The message of another tab may be on its way from this one as well: the text is kept for all of them.
  const sendButton = page.getByRole('button', { name: button, exact: true });
  await expect(sendButton).toBeEnabled(unhurried);
  // By key: what the other tabs write moves the button away from under a pointer.
  await sendButton.press('Enter');
  await expect(page.getByRole('textbox', { name: box })).toHaveValue('', unhurried);
}
