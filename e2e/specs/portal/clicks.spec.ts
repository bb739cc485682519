import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/portal.ts';
import type { Role } from '../../fixtures/sign-in.ts';
import { countClicks } from '../../pages/clicks.ts';
import { answer } from '../../pages/question.ts';

/** A job from the home of a role to its end; filling in a form is typing and choosing, in which nothing is clicked. */
interface Job {
  readonly role: Role;
  readonly what: string;
  readonly clicks: number;
  readonly run: (page: Page) => Promise<void>;
}

const click = (page: Page, role: 'link' | 'button' | 'tab', name: string | RegExp) =>
  page
    .getByRole(role, { name, exact: typeof name === 'string' })
    .first()
    .click();

const jobs: readonly Job[] = [
  {
    role: 'resident',
    what: 'report a leak',
    clicks: 4,
    run: async (page) => {
      await click(page, 'link', 'Support');
      await click(page, 'button', 'New Ticket');
      await click(page, 'button', /^Maintenance/);
      const form = page.getByRole('dialog');
      await form.getByRole('textbox', { name: 'Location' }).fill('Kitchen');
      await form.getByRole('combobox', { name: 'Urgency' }).selectOption({ index: 2 });
      await form.getByRole('textbox', { name: 'Description' }).fill('It drips.');
      await click(page, 'button', 'Submit Ticket');
      await expect(page.getByText('Ticket submitted successfully!')).toBeVisible();
    },
  },
  {
    role: 'resident',
    what: 'pay the dues',
    clicks: 2,
    run: async (page) => {
      await click(page, 'link', 'Make a payment');
      await click(page, 'button', 'Pay $151.50');
      await expect(page.getByText('Payment of $151.50 processed successfully!')).toBeVisible();
    },
  },
  {
    role: 'resident',
    what: 'comment on what neighbors talk about',
    clicks: 2,
    run: async (page) => {
      await click(page, 'link', 'Join the latest discussion');
      await page.getByRole('textbox', { name: 'Add a comment' }).fill('Count me in.');
      await click(page, 'button', 'Post Comment');
      await expect(page.getByText('Comment posted!')).toBeVisible();
    },
  },
  {
    role: 'admin',
    what: 'order the work of a ticket from a vendor',
    clicks: 4,
    run: async (page) => {
      await click(page, 'link', 'Support');
      await click(page, 'link', 'Dripping bathroom faucet');
      await click(page, 'button', 'Create Work Item');
      const form = page.getByRole('dialog');
      await form.getByRole('combobox', { name: 'Vendor' }).selectOption({ index: 1 });
      await form.getByLabel('Due date').fill('2030-05-01');
      await form.getByLabel('Location').fill('Bathroom');
      await click(page, 'button', 'Send Work Item');
      await expect(page.getByText(/^Work item sent to /)).toBeVisible();
    },
  },
  {
    role: 'admin',
    what: 'publish news',
    clicks: 4,
    run: async (page) => {
      await click(page, 'link', 'Admin');
      await click(page, 'tab', 'News Manager');
      await click(page, 'button', 'Create News');
      const form = page.getByRole('dialog');
      await form.getByRole('textbox', { name: 'Title' }).fill('Snow on Friday');
      await form.getByRole('textbox', { name: 'Content' }).fill('Please move your cars.');
      await form.getByRole('button', { name: 'Create News' }).click();
      await expect(page.getByText('News created successfully!')).toBeVisible();
    },
  },
  {
    role: 'admin',
    what: 'write to everybody',
    clicks: 4,
    run: async (page) => {
      await click(page, 'link', 'Admin');
      await click(page, 'tab', 'Broadcast');
      await page.getByRole('textbox', { name: 'Subject' }).fill('Water');
      await page.getByRole('textbox', { name: 'Message' }).fill('Off on Thursday.');
      await click(page, 'button', 'Send Broadcast');
      await answer(page, /^Send this broadcast to /, 'Send');
      await expect(page.getByText('Broadcast sent to 156 recipients!')).toBeVisible();
    },
  },
  {
    role: 'vendor',
    what: 'finish a job and invoice it',
    clicks: 6,
    run: async (page) => {
      await click(page, 'link', 'Replace sump pump in Building B');
      await page.getByRole('combobox', { name: 'Update Status' }).selectOption('Resolved');
      await click(page, 'button', 'Create Invoice');
      const form = page.getByRole('dialog', { name: 'Create Invoice' });
      await form.getByLabel('Labor Hours').fill('2');
      await form.getByRole('button', { name: 'Submit Invoice' }).click();
      await page.getByRole('alertdialog').getByRole('button').last().click();
      await expect(page.getByText('Invoice submitted successfully!')).toBeVisible();
    },
  },
];

for (const role of ['resident', 'admin', 'vendor'] as const) {
  test.describe(role, () => {
    test.use({ role });
    test('does each job in few clicks from home', async ({ page }) => {
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const clicked = await countClicks(page);
      const home = role === 'vendor' ? '/vendor' : '/';
      for (const { what, clicks, run } of jobs.filter((job) => job.role === role)) {
        const before = await clicked();
        await test.step(what, () => run(page));
        expect(`${what}: ${(await clicked()) - before}`).toBe(`${what}: ${clicks}`);
        await page.evaluate((to) => history.pushState(null, '', to), home);
      }
    });
  });
}
