import { expectAccessibleAtBothSizes } from '../../fixtures/accessible.ts';
import { expect, test } from '../../fixtures/live.ts';
import { mailsTo } from '../../pages/sign-in-by-mail.ts';
import { expectToastOf } from '../../pages/toasts.ts';

// It writes news for a part of the demo association.
test.use({ portal: 'news' });

/** A picture of one pixel. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('news for some residents has pictures and links, and is mailed only to them', async ({
  signIn,
}) => {
  const reader = 'resident@cedarhollow.example';
  const other = 'walt.simmons@cedarhollow.example';
  const { page } = await signIn('admin@cedarhollow.example');
  await page.goto('/admin?tab=news&item=new');
  const form = page.getByRole('dialog', { name: 'Create News Item' });
  await form.getByRole('textbox', { name: 'Title' }).fill('New roof tiles');
  await form
    .getByRole('textbox', { name: 'Content' })
    .fill('The plan is at https://example.org/roof. Please keep the drive clear.');
  await form
    .getByLabel('Files and pictures')
    .setInputFiles({ name: 'tiles.png', mimeType: 'image/png', buffer: picture });
  // The size appears when the upload is complete.
  await expect(form.getByText('70 B')).toBeVisible();
  await form.getByRole('radio', { name: 'Selected Residents' }).check();
  await form.getByRole('checkbox', { name: 'Owner' }).check();
  await form.getByRole('textbox', { name: 'Unit IDs' }).fill('a-101');
  await form.getByRole('checkbox', { name: 'Send email' }).check();
  await expect(form.getByText(/^\d+ recipients?$/)).toBeVisible();
  await expectAccessibleAtBothSizes(page);
  await expectToastOf(page, 'News created successfully!', () =>
    form.getByRole('button', { name: 'Create News' }).click(),
  );

  const readerIn = await signIn(reader);
  await readerIn.page.goto('/news');
  const card = readerIn.page.getByRole('article', { name: 'New roof tiles' });
  await expect(card.getByRole('link', { name: 'https://example.org/roof' })).toHaveAttribute(
    'rel',
    /noopener/,
  );
  await expect(card.getByRole('img', { name: /tiles\.png/ })).toBeVisible();
  await expect(card.getByText('A-101')).toHaveCount(0);
  await card.scrollIntoViewIfNeeded();
  await expectAccessibleAtBothSizes(readerIn.page);
  await expect
    .poll(async () => (await mailsTo(page, reader)).map(({ subject }) => subject))
    .toContain('New roof tiles');

  const otherIn = await signIn(other);
  await otherIn.page.goto('/news');
  await expect(otherIn.page.getByRole('article')).not.toHaveCount(0);
  await expect(otherIn.page.getByText('New roof tiles')).toHaveCount(0);
  await otherIn.page.goto('/notifications');
  await expect(otherIn.page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(otherIn.page.getByText('New roof tiles')).toHaveCount(0);
  expect((await mailsTo(page, other)).map(({ subject }) => subject)).not.toContain(
    'New roof tiles',
  );

  await page.getByRole('button', { name: 'Edit New roof tiles' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit News Item' });
  const id = new URL(page.url()).searchParams.get('item');
  const receipts = async () =>
    (
      await page.request.post('/api/operations/news.receipts', {
        data: { id },
        headers: { Origin: new URL(page.url()).origin },
      })
    ).json();
  await expect.poll(receipts).toEqual({ seen: 1, members: 1 });
  await page.reload();
  await expect(edit.getByText('Seen by 1 of 1')).toBeVisible();
  await expect(edit.getByRole('checkbox', { name: 'Owner' })).toBeChecked();
  await edit.getByRole('textbox', { name: 'Title' }).fill('Roof tiles');
  await expectToastOf(page, 'News updated successfully!', () =>
    edit.getByRole('button', { name: 'Save Changes' }).click(),
  );
  const after = readerIn.page.getByRole('article', { name: 'Roof tiles' });
  await expect(after.getByRole('img', { name: /tiles\.png/ })).toBeVisible();
});
