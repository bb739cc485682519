import type { Locator, Page } from '@playwright/test';
import { expect, type Role, test } from '../../fixtures/portal.ts';
import { dayFromNow, expectToast } from '../../pages/dashboard.ts';

/** Counts pressed controls and chosen options, but not typing. */
class PressCounter {
  presses = 0;

  async press(control: Locator): Promise<void> {
    this.presses += 1;
    await control.click();
  }

  async choose(select: Locator, option: string | RegExp): Promise<void> {
    this.presses += 1;
    const value = await select.getByRole('option', { name: option }).getAttribute('value');
    await select.selectOption(value);
  }
}

type Job = (page: Page, hand: PressCounter) => Promise<void>;

const link = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name, exact: true });

const report: Job = async (page, hand) => {
  await hand.press(link(page, 'New Ticket'));
  const dialog = page.getByRole('dialog');
  await hand.press(dialog.getByRole('button', { name: 'Maintenance' }));
  await dialog.getByRole('textbox', { name: 'Location' }).fill('Laundry room, Building B');
  await dialog.getByRole('textbox', { name: 'Description' }).fill('The second dryer stays cold.');
  await hand.press(dialog.getByRole('radio', { name: 'Normal' }));
  await expectToast(page, 'Ticket submitted successfully!', () =>
    hand.press(dialog.getByRole('button', { name: 'Submit Ticket' })),
  );
};

const pay: Job = async (page, hand) => {
  await hand.press(link(page, 'Make a payment'));
  await expectToast(page, 'Payment of $151.50 processed successfully!', () =>
    hand.press(page.getByRole('button', { name: 'Pay $151.50' })),
  );
};

const comment: Job = async (page, hand) => {
  await hand.press(link(page, 'Join the latest discussion'));
  await expect(page.getByRole('textbox', { name: 'Add a comment' })).toBeFocused();
  await page.keyboard.type('Count me in.');
  await expectToast(page, 'Comment posted!', () =>
    hand.press(page.getByRole('button', { name: 'Post Comment' })),
  );
};

const triage: Job = async (page, hand) => {
  await hand.press(link(page, 'Contact Admin'));
  await hand.press(page.getByRole('button', { name: /^Order work: / }).first());
  const dialog = page.getByRole('dialog', { name: 'Create Work Item' });
  await hand.choose(dialog.getByRole('combobox', { name: 'Vendor' }), /Castillo/);
  await dialog.getByRole('textbox', { name: 'Location' }).fill('Laundry room, Building B');
  await dialog.getByLabel('Due date').fill(await dayFromNow(page, 3));
  await expectToast(page, 'Work item sent to ', () =>
    hand.press(dialog.getByRole('button', { name: 'Send Work Item' })),
  );
};

const news: Job = async (page, hand) => {
  await hand.press(link(page, 'Admin Dashboard'));
  await hand.press(link(page, 'Create News'));
  const dialog = page.getByRole('dialog', { name: 'Create News Item' });
  await dialog.getByRole('textbox', { name: 'Title' }).fill('The dryers work again');
  await dialog.getByRole('textbox', { name: 'Content' }).fill('Both of them, since this morning.');
  await expectToast(page, 'News created successfully!', () =>
    hand.press(dialog.getByRole('button', { name: 'Create News' })),
  );
};

const broadcast: Job = async (page, hand) => {
  await hand.press(link(page, 'Admin Dashboard'));
  await hand.press(link(page, 'Send Broadcast'));
  await page.getByRole('textbox', { name: 'Subject' }).fill('Water off on Monday');
  await page.getByRole('textbox', { name: 'Message' }).fill('From nine to noon.');
  await hand.press(page.getByRole('button', { name: 'Send Broadcast' }));
  await expectToast(page, 'Broadcast sent to 156 recipients!', () =>
    hand.press(page.getByRole('alertdialog').getByRole('button', { name: 'Send', exact: true })),
  );
};

/** Starts with a job that was just assigned, and includes all work on it. */
const invoice: Job = async (page, hand) => {
  const assigned = page.getByRole('region', { name: 'Assigned' }).getByRole('article').first();
  await hand.press(assigned.getByRole('button').first());
  const status = page.getByRole('combobox', { name: 'Update Status' });
  for (const next of ['In Progress', 'Resolved']) {
    await expectToast(page, `Status updated to ${next}`, () => hand.choose(status, next));
  }
  await hand.press(page.getByRole('button', { name: 'Create Invoice' }));
  const dialog = page.getByRole('dialog', { name: 'Create Invoice' });
  await dialog.getByLabel('Labor Hours').fill('2');
  await hand.press(dialog.getByRole('button', { name: 'Submit Invoice' }));
  await expectToast(page, 'Invoice submitted successfully!', () =>
    hand.press(page.getByRole('alertdialog').getByRole('button', { name: 'Submit', exact: true })),
  );
};

/** Each job starts at the home of its role and takes at most this many presses. */
const jobs: Readonly<Record<Role, Readonly<Record<string, readonly [Job, number]>>>> = {
  resident: {
    'report a problem': [report, 4],
    'pay the dues': [pay, 2],
    'comment on a topic': [comment, 2],
  },
  admin: {
    'give a ticket to a vendor': [triage, 4],
    'tell the news': [news, 4],
    'write to everybody': [broadcast, 4],
  },
  vendor: { 'finish a job and send its invoice': [invoice, 6] },
};

const homes = { resident: '/', admin: '/', vendor: '/vendor' } as const;

for (const role of ['resident', 'admin', 'vendor'] as const) {
  test.describe(role, () => {
    test.use({ role });

    test(`what a ${role} comes for takes few presses @phone`, async ({ page }) => {
      test.slow();
      for (const [name, [job, most]] of Object.entries(jobs[role])) {
        await test.step(name, async () => {
          const hand = new PressCounter();
          await page.goto(homes[role]);
          await job(page, hand);
          expect(hand.presses, `presses to ${name}`).toBeLessThanOrEqual(most);
        });
      }
    });
  });
}
