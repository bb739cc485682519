import { expectAccessibleAtBothSizes } from '../../fixtures/accessible.ts';
import { expect, test } from '../../fixtures/live.ts';
import { mailsTo } from '../../pages/sign-in-by-mail.ts';
import { expectToastOf } from '../../pages/toasts.ts';

// Others read the messages of the demo.
test.use({ portal: 'answers by mail' });

const email = 'resident@cedarhollow.example';

test('an answer by mail is added to the conversation and notifies the office', async ({
  signIn,
}) => {
  test.setTimeout(120_000);
  const { page: resident } = await signIn(email);
  const { page: admin } = await signIn('admin@cedarhollow.example');
  const article = resident.getByRole('article').filter({ hasText: 'On the hook by the door.' });

  await test.step('the office answers, which is mailed', async () => {
    await resident.goto('/messages?to=new');
    const dialog = resident.getByRole('dialog', { name: 'New message' });
    await dialog.getByRole('textbox', { name: 'Subject' }).fill('A ladder');
    await dialog.getByRole('textbox', { name: 'Message' }).fill('Where is the ladder?');
    await expectToastOf(resident, 'Message sent!', () =>
      dialog.getByRole('button', { name: 'Send' }).click(),
    );
    await admin.goto('/admin?tab=inbox');
    await admin.getByRole('link', { name: 'A ladder' }).click();
    await admin.getByRole('textbox', { name: 'Message' }).fill('On the hook by the door.');
    await admin.getByRole('button', { name: 'Send', exact: true }).click();
    await expect
      .poll(async () => (await mailsTo(resident, email))[0]?.subject)
      .toBe('New message from Ada Moss');
  });

  await test.step('the mail is answered', async () => {
    await resident.goto(`/mailbox?to=${email}`);
    await expectAccessibleAtBothSizes(resident);
    await article.getByRole('textbox', { name: 'Your answer' }).fill('Found it, thank you.');
    await article.getByRole('button', { name: 'Reply' }).click();
    await expect(resident.getByRole('status')).toHaveText(
      'Your answer was posted in the conversation.',
    );
  });

  await test.step('both see it, without what it quotes', async () => {
    await expect(
      admin.getByRole('article').filter({ hasText: 'Found it, thank you.' }),
    ).not.toContainText('On the hook');
    await resident.goto('/messages');
    await resident.getByRole('link', { name: 'A ladder' }).click();
    await expect(
      resident.getByRole('article').filter({ hasText: 'Found it, thank you.' }),
    ).toBeVisible();
  });
});
