import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expectAccessibleAtBothSizes } from '../../fixtures/accessible.ts';
import { expect, test } from '../../fixtures/live.ts';
import { expectToastOf } from '../../pages/toasts.ts';

test.describe.configure({ mode: 'serial', timeout: 180_000 });

const admin = 'office@birchcourt.example';
const ada = 'ada@birchcourt.example';
const ben = 'ben@birchcourt.example';

let folder: string;
test.beforeAll(async ({ live }) => {
  folder = await mkdtemp(join(tmpdir(), 'hoa-e2e-birch-'));
  const [homes, people] = [join(folder, 'homes.csv'), join(folder, 'people.csv')];
  await writeFile(homes, 'home\n1 Birch Street\n2 Birch Street\n');
  await writeFile(
    people,
    `name,email,role,unit
Ada Lind,${ada},Owner,1 Birch Street
Ben Lind,${ben},Owner,1 Birch Street
`,
  );
  await live.association(
    ...['create', 'Birch Court', '--admin', admin, '--time-zone', 'America/Denver'],
  );
  await live.association('import-homes', homes, '--association', 'birch-court');
  await live.association('import-people', people, '--association', 'birch-court');
});
test.afterAll(() => rm(folder, { recursive: true, force: true }));

const button = (within: Page | Locator, name: string) =>
  within.getByRole('button', { name, exact: true });

test('co-owners discuss a topic that a moderator approved, and vote once for their home', async ({
  signIn,
}) => {
  const { page: office } = await signIn(admin);
  const { page: author } = await signIn(ada);
  const { page: owner, faults } = await signIn(ben);

  await test.step('the association wants to approve topics', async () => {
    await office.goto('/admin?tab=settings');
    await office
      .getByRole('radiogroup', { name: 'Who opens forum topics' })
      .getByLabel('Residents after approval, and administrators')
      .check();
    await expectToastOf(office, 'Settings saved', () => button(office, 'Save settings').click());
  });

  await test.step('a resident opens one, which others cannot read yet', async () => {
    await author.goto('/forums');
    await button(author, 'New Topic').click();
    const dialog = author.getByRole('dialog', { name: 'New Topic' });
    await dialog.getByRole('textbox', { name: 'Title' }).fill('Green railings');
    await dialog.getByRole('textbox', { name: 'Description' }).fill('They need paint.');
    await expectAccessibleAtBothSizes(author);
    await expectToastOf(author, 'Topic sent for approval!', () =>
      button(dialog, 'Create Topic').click(),
    );
    await expect(author.getByRole('note')).toContainText('Waiting for approval');
    await expectAccessibleAtBothSizes(author);
    faults.expect(/404/);
    await owner.goto(new URL(author.url()).pathname);
    await expect(owner.getByRole('heading', { name: 'Topic not found' })).toBeVisible();
  });

  await test.step('a moderator approves it', async () => {
    await office.goto('/forums');
    await office.getByRole('link', { name: 'Green railings' }).click();
    await expectToastOf(office, 'Topic approved!', () => button(office, 'Approve').click());
    await owner.goto('/forums');
    await owner.getByRole('link', { name: 'Green railings' }).click();
    await expect(owner.getByRole('heading', { level: 1, name: 'Green railings' })).toBeVisible();
  });

  await test.step('the author asks every home', async () => {
    await button(author, 'Add Poll').click();
    const dialog = author.getByRole('dialog', { name: 'Add Poll' });
    await dialog.getByRole('textbox', { name: 'Question' }).fill('Which green?');
    await dialog.getByRole('textbox', { name: 'Options' }).fill('Moss\nFir');
    await dialog.getByRole('checkbox', { name: 'Show the result before the end' }).check();
    await dialog.getByLabel('Last day').fill('2099-12-31');
    await expectAccessibleAtBothSizes(author);
    await expectToastOf(author, 'Poll added!', () => button(dialog, 'Add Poll').click());
  });

  await test.step('two owners of one home have one vote', async () => {
    const poll = (page: Page) => page.getByRole('article', { name: 'Which green?' });
    await poll(author).getByRole('radio', { name: 'Moss' }).check();
    await poll(author).getByRole('button', { name: /^Vote/ }).click();
    await expect(poll(owner).getByText('Turnout: 1 of 1')).toBeVisible();
    await expect(poll(owner).getByRole('radio', { name: 'Moss' })).toBeChecked();
    await poll(owner).getByRole('radio', { name: 'Fir' }).check();
    await poll(owner)
      .getByRole('button', { name: /^Change Vote/ })
      .click();
    for (const page of [author, owner, office]) {
      await expect(poll(page).getByRole('listitem').filter({ hasText: 'Fir' })).toContainText(
        '1 vote 100%',
      );
      await expect(poll(page).getByText('Turnout: 1 of 1')).toBeVisible();
    }
    await expectAccessibleAtBothSizes(owner);
  });

  await test.step('a moderator hides a comment with a reason', async () => {
    await owner.getByRole('textbox', { name: 'Add a comment' }).fill('What an ugly idea');
    await button(owner, 'Post Comment').click();
    await expect(author.getByText('What an ugly idea')).toBeVisible();
    await office.getByRole('button', { name: /^Hide: Ben Lind/ }).click();
    const dialog = office.getByRole('dialog', { name: 'Hide Comment' });
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Please stay polite');
    await expectAccessibleAtBothSizes(office);
    await expectToastOf(office, 'Comment hidden!', () => button(dialog, 'Hide Comment').click());
    await expect(author.getByText('Hidden by a moderator')).toBeVisible();
    await expect(author.getByText('What an ugly idea')).toHaveCount(0);
    await expect(owner.getByText('Hidden by a moderator: Please stay polite')).toBeVisible();
    await expectAccessibleAtBothSizes(office);
  });

  await test.step('members read that in the log', async () => {
    await author.goto('/forums');
    await button(author, 'Moderation Log').click();
    const log = author.getByRole('dialog', { name: 'Moderation Log' });
    const entry = log.getByRole('listitem').first();
    await expect(entry).toContainText('Comment hidden');
    await expect(entry).toContainText('Please stay polite');
    await expect(entry).not.toContainText('Ben');
    await expectAccessibleAtBothSizes(author);
  });

  await test.step('a moderator locks the topic', async () => {
    await button(office, 'Moderate').click();
    const dialog = office.getByRole('dialog', { name: 'Moderate' });
    await dialog.getByRole('radio', { name: /^Lock/ }).check();
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Settled by the poll');
    await expectAccessibleAtBothSizes(office);
    await expectToastOf(office, 'Topic moderated!', () => button(dialog, 'Save').click());
    await expect(owner.getByText('This topic is locked')).toBeVisible();
  });
});
