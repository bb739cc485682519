import { expect, test } from '../../fixtures/portal.ts';
import { expectToast, openTab, rowOf } from '../../pages/dashboard.ts';
import { switchTo } from '../../pages/session.ts';

test.use({ role: 'admin' });

const title = 'Where should the new bench stand?';

test('a topic, its update and its lock reach residents in another tab @phone-proof', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await other.goto('/forums');
  await expect(other.getByRole('article').first()).toBeVisible();
  await openTab(page, 'Forums Manager');
  await page.getByRole('button', { name: 'Create Topic' }).click();
  const form = page.getByRole('dialog', { name: 'Create Topic' });
  await form.getByRole('textbox', { name: 'Title' }).fill(title);
  await form.getByRole('textbox', { name: 'Description' }).fill('There is money for one.');
  await form.getByRole('textbox', { name: 'Tags' }).fill(' bench, , park ');
  await expectToast(page, 'Topic created successfully!', () =>
    form.getByRole('button', { name: 'Create Topic' }).click(),
  );
  const card = other.getByRole('article', { name: title });
  await expect(card).toContainText('bench');

  await expectToast(page, 'Topic pinned', () =>
    page.getByRole('button', { name: `Pin ${title}` }).click(),
  );
  await expect(card).toContainText('Pinned');
  await page.getByRole('combobox', { name: `Status of ${title}` }).selectOption('Resolved');
  await expect(card).toContainText('Resolved');

  await page.getByRole('button', { name: `Post Update ${title}` }).click();
  const update = page.getByRole('dialog', { name: 'Post Update' });
  await update.getByRole('textbox', { name: 'Update' }).fill('By the pond, it is decided.');
  await expectToast(page, 'Update posted successfully!', () =>
    update.getByRole('button', { name: 'Post Update' }).click(),
  );

  await switchTo(other, 'resident');
  await other.goto('/forums');
  await card.getByRole('link', { name: title }).click();
  await expect(other.getByText('By the pond, it is decided.')).toBeVisible();
  await expect(other.getByRole('textbox', { name: 'Comment' })).toBeVisible();

  await switchTo(page, 'admin');
  await openTab(page, 'Forums Manager');
  await expectToast(page, 'Topic locked', () =>
    page.getByRole('button', { name: `Lock ${title}` }).click(),
  );
  await expect(other.getByRole('textbox', { name: 'Comment' })).toBeHidden();
});

test('a topic is deleted after confirmation, in Forums too', async ({ page }) => {
  await openTab(page, 'Forums Manager');
  const remove = page.getByRole('button', { name: /^Delete / }).first();
  const name = (await remove.getAttribute('aria-label'))?.replace('Delete ', '') ?? '';
  await remove.click();
  const question = page.getByRole('alertdialog', {
    name: 'Are you sure you want to delete this topic?',
  });
  await expectToast(page, 'Topic deleted', () =>
    question.getByRole('button', { name: 'Delete' }).click(),
  );
  await expect(rowOf(page, name)).toHaveCount(0);
  await page.goto('/forums');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('article', { name })).toHaveCount(0);
});
