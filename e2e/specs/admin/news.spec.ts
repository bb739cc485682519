import { expect, test } from '../../fixtures/portal.ts';
import { dayFromNow, expectToast, openTab, rowOf } from '../../pages/dashboard.ts';
import { switchTo } from '../../pages/session.ts';

test.use({ role: 'admin' });

const title = 'Free seedlings at the gate';

test('an item reaches residents in another tab, and leaves with its publishing @phone', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await other.goto('/news');
  const announcement = other.getByRole('article', { name: title });
  await openTab(page, 'News Manager');
  await page.getByRole('button', { name: 'Create News' }).click();
  const form = page.getByRole('dialog', { name: 'Create News Item' });
  await form.getByRole('textbox', { name: 'Title' }).fill(title);
  await form.getByRole('textbox', { name: 'Content' }).fill('Take two, leave one.');
  await form.getByRole('combobox', { name: 'Category' }).selectOption('Events');
  await form.getByRole('checkbox', { name: 'Pinned' }).check();
  await expectToast(page, 'News created successfully!', () =>
    form.getByRole('button', { name: 'Create News' }).click(),
  );
  await expect(announcement).toBeVisible();
  await expect(announcement).toContainText('Pinned');

  await expectToast(page, 'News item unpublished', () =>
    rowOf(page, title)
      .getByRole('button', { name: /^Unpublish/ })
      .click(),
  );
  await expect(announcement).toBeHidden();
  await expectToast(page, 'News item published', () =>
    rowOf(page, title)
      .getByRole('button', { name: /^Publish/ })
      .click(),
  );
  await expect(announcement).toBeVisible();

  await switchTo(other, 'resident');
  await other.goto('/news');
  await expect(announcement).toContainText('Take two, leave one.');
});

test('an item shows from its first day to its last', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/news');
  const announcement = other.getByRole('article', { name: 'Bicycle day' });
  await expect(other.getByRole('article').first()).toBeVisible();
  await openTab(page, 'News Manager');
  await page.getByRole('button', { name: 'Create News' }).click();
  const form = page.getByRole('dialog', { name: 'Create News Item' });
  await form.getByRole('textbox', { name: 'Title' }).fill('Bicycle day');
  await form.getByRole('textbox', { name: 'Content' }).fill('Bring yours.');
  await form.getByLabel('Publish date').fill(await dayFromNow(page, 2));
  await form.getByLabel('Expire date').fill(await dayFromNow(page, 1));
  await form.getByRole('button', { name: 'Create News' }).click();
  await expect(form.getByText('The expire date must be after the publish date')).toBeVisible();
  await form.getByLabel('Expire date').fill(await dayFromNow(page, 9));
  await form.getByRole('button', { name: 'Create News' }).click();
  await expect(rowOf(page, 'Bicycle day')).toContainText('Scheduled');
  await expect(announcement).toBeHidden();

  await page.getByRole('button', { name: 'Edit Bicycle day' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit News Item' });
  await edit.getByLabel('Publish date').fill(await dayFromNow(page, -1));
  await expectToast(page, 'News updated successfully!', () =>
    edit.getByRole('button', { name: 'Save Changes' }).click(),
  );
  await expect(rowOf(page, 'Bicycle day')).toContainText('Published');
  await expect(announcement).toBeVisible();
});

test('an item is deleted after confirmation', async ({ page }) => {
  await openTab(page, 'News Manager');
  const remove = page.getByRole('button', { name: /^Delete / }).first();
  const name = (await remove.getAttribute('aria-label'))?.replace('Delete ', '') ?? '';
  await remove.click();
  const question = page.getByRole('alertdialog', {
    name: 'Are you sure you want to delete this news item?',
  });
  await expect(question).toContainText(name);
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(remove).toBeFocused();
  await expect(rowOf(page, name)).toHaveCount(1);
  await remove.click();
  await expectToast(page, 'News item deleted', () =>
    question.getByRole('button', { name: 'Delete' }).click(),
  );
  await expect(rowOf(page, name)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(rowOf(page, name)).toHaveCount(0);
});

test('search, page and open item are in the address; Back undoes a step', async ({ page }) => {
  await openTab(page, 'News Manager');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page).toHaveURL('/admin?tab=news&page=2');
  await page.getByRole('searchbox', { name: 'Search' }).fill('budget');
  await expect(page).toHaveURL('/admin?tab=news&q=budget');
  await rowOf(page, 'draft budget').getByRole('button', { name: /^Edit/ }).click();
  await expect(page.getByRole('dialog', { name: 'Edit News Item' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Title' })).toHaveValue(
    /budget/i,
  );
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('budget');
});
