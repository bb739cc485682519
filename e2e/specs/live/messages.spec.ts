import type { Page } from '@playwright/test';
import { expectAccessibleAtBothSizes } from '../../fixtures/accessible.ts';
import { expect, test } from '../../fixtures/live.ts';
import { expectToastOf } from '../../pages/toasts.ts';

// Others read the settings, privacy and messages of the demo.
test.use({ portal: 'the messages of the demo' });
test.describe.configure({ mode: 'serial', timeout: 120_000 });

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const dialog = (page: Page) => page.getByRole('dialog', { name: 'New message' });
const office = (page: Page) => page.getByRole('region', { name: 'Office' });

async function fill(page: Page, subject: string, content: string): Promise<void> {
  await dialog(page).getByRole('textbox', { name: 'Subject' }).fill(subject);
  await dialog(page).getByRole('textbox', { name: 'Message' }).fill(content);
}

const send = (page: Page) =>
  expectToastOf(page, 'Message sent!', () =>
    dialog(page).getByRole('button', { name: 'Send' }).click(),
  );

async function reply(page: Page, content: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Message' }).fill(content);
  await press(page, 'Send');
  await expect(page.getByRole('article').filter({ hasText: content })).toBeVisible();
}

test('a resident writes to the office, which takes, answers and closes it', async ({ signIn }) => {
  const { page: resident } = await signIn('resident@cedarhollow.example');
  const { page: admin } = await signIn('admin@cedarhollow.example');

  await test.step('what is typed goes on on another device', async () => {
    await resident.goto('/messages');
    await press(resident, 'Compose');
    await fill(resident, 'A key for the shed', 'Who has');
    await expect(dialog(resident).getByText('Saved as a draft')).toBeVisible();
    await dialog(resident).getByRole('button', { name: 'Cancel' }).click();
    const { page: phone } = await signIn('resident@cedarhollow.example');
    await phone.goto('/messages?to=new');
    await expect(dialog(phone).getByRole('textbox', { name: 'Message' })).toHaveValue('Who has');
    await expectAccessibleAtBothSizes(phone);
    await fill(phone, '', 'Who has one?');
    await dialog(phone).getByRole('button', { name: 'Send' }).click();
    await expect(
      dialog(phone).getByRole('textbox', { name: 'Subject' }),
    ).toHaveAccessibleDescription(/Subject is required/);
    await fill(phone, 'A key for the shed', 'Who has one?');
    await send(phone);
    await expect(phone.getByRole('heading', { level: 1 })).toHaveText('A key for the shed');
    await expect(office(phone)).toContainText('Waiting for an answer');
    await expectAccessibleAtBothSizes(phone);
  });

  await test.step('the office takes and answers it', async () => {
    await admin.goto('/admin?tab=inbox');
    await expect(admin.getByRole('row', { name: /A key for the shed/ })).toContainText(
      'Nobody yet',
    );
    await expectAccessibleAtBothSizes(admin);
    await admin.getByRole('link', { name: 'A key for the shed' }).click();
    await press(admin, 'Take');
    await expect(office(admin)).toContainText('Taken by you');
    await expectAccessibleAtBothSizes(admin);
    await reply(admin, 'It hangs in the office.');
    await expect(office(admin)).toContainText('Answered');
  });

  await test.step('the resident reads who answered for the association', async () => {
    await resident.goto('/messages');
    await resident.getByRole('link', { name: 'A key for the shed' }).click();
    const answer = resident.getByRole('article', { name: /^Ada Moss/ });
    await expect(answer).toContainText('It hangs in the office.');
    await expect(answer).toContainText('Cedar Hollow');
    await expect(office(resident)).toContainText('Taken by Ada Moss');
  });

  await test.step('the office closes it', async () => {
    await press(admin, 'Close conversation');
    await expect(office(admin)).toContainText('Closed');
    await admin.goto('/admin?tab=inbox&list=closed');
    await expect(admin.getByRole('row', { name: /A key for the shed/ })).toBeVisible();
  });
});

test('a resident writes to a neighbor who allows it, who reports and blocks them', async ({
  signIn,
}) => {
  const { page: admin } = await signIn('admin@cedarhollow.example');
  const { page: resident, faults } = await signIn('resident@cedarhollow.example');
  const { page: neighbor } = await signIn('walt.simmons@cedarhollow.example');

  await test.step('the association opens its directory, and the neighbor allows messages', async () => {
    await admin.goto('/admin?tab=settings');
    await admin
      .getByRole('radiogroup', { name: 'Directory' })
      .getByLabel('Residents, board and administrators')
      .check();
    await expectToastOf(admin, 'Settings saved', () => press(admin, 'Save settings'));
    await neighbor.goto('/profile?tab=privacy');
    await expectToastOf(neighbor, 'Privacy settings updated!', () =>
      neighbor.getByRole('switch', { name: 'Allow messages' }).check(),
    );
  });

  await test.step('the resident finds them in the directory, and writes', async () => {
    await resident.goto('/directory');
    await resident.getByRole('link', { name: 'Write a message Walt Simmons' }).click();
    await expect(dialog(resident).getByRole('list', { name: 'Recipients' })).toHaveText(
      'Walt Simmons',
    );
    await expectAccessibleAtBothSizes(resident);
    await fill(resident, 'Cheap roofs', 'Buy a roof from my cousin.');
    await send(resident);
  });

  await test.step('the neighbor reports the message and blocks its author', async () => {
    await neighbor.goto('/messages');
    await neighbor.getByRole('link', { name: 'Cheap roofs' }).click();
    await press(neighbor, 'Report the message from Rae Whitcomb');
    const report = neighbor.getByRole('dialog', { name: 'Report this message' });
    await report.getByRole('textbox', { name: 'Reason' }).fill('An advertisement');
    await expectAccessibleAtBothSizes(neighbor);
    await report.getByRole('button', { name: 'Report' }).click();
    await expect(report).toHaveCount(0);
    await press(neighbor, 'Block neighbors');
    const blocks = neighbor.getByRole('dialog', { name: 'Block neighbors' });
    await expectToastOf(neighbor, 'Rae Whitcomb can no longer write to you.', () =>
      blocks.getByRole('button', { name: 'Block Rae Whitcomb' }).click(),
    );
    await expect(blocks.getByRole('button', { name: 'Unblock Rae Whitcomb' })).toBeVisible();
    await expectAccessibleAtBothSizes(neighbor);
  });

  await test.step('further messages are refused, and nothing typed is lost', async () => {
    faults.expect(/403/);
    await resident.getByRole('textbox', { name: 'Message' }).fill('Only today!');
    await expectToastOf(resident, 'This message cannot be delivered', () =>
      press(resident, 'Send'),
    );
    await expect(resident.getByRole('textbox', { name: 'Message' })).toHaveValue('Only today!');
  });

  await test.step('a moderator removes the message', async () => {
    await admin.goto('/admin?tab=inbox&list=reports');
    const reported = admin.getByRole('article').filter({ hasText: 'Buy a roof from my cousin.' });
    await expect(reported).toContainText('Reported by Walt Simmons');
    await expectAccessibleAtBothSizes(admin);
    await reported.getByRole('button', { name: 'Remove message' }).click();
    await expectToastOf(admin, 'The message is removed.', () =>
      admin
        .getByRole('alertdialog', { name: 'Remove this message?' })
        .getByRole('button', { name: 'Remove message' })
        .click(),
    );
    await expect(neighbor.getByText('A moderator removed this message.')).toBeVisible();
  });
});
