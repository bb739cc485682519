import { expect, test } from '../../fixtures/portal.ts';

test.describe('Forums', () => {
  test.use({ role: 'resident' });

  test('a neighbor finds a topic by tag, comments, edits the comment and deletes it @phone', async ({
    page,
  }) => {
    await page.goto('/forums');
    await expect(page.getByRole('heading', { level: 1, name: 'Community Forums' })).toBeVisible();
    await page.getByRole('button', { name: 'winter', exact: true }).click();
    await expect(page).toHaveURL('/forums?tag=winter');
    await page.getByRole('link', { name: 'Who shovels which steps this winter' }).click();
    await expect(page).toHaveURL('/forums/topic-snow');

    await page.getByRole('textbox', { name: 'Add a comment' }).fill('The footbridge on Sundays.');
    await page.getByRole('button', { name: 'Post Comment' }).click();
    await expect(page.getByText('Comment posted!')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Comments (5)' })).toBeVisible();

    const mine = page.getByRole('article').filter({ hasText: 'The footbridge on Sundays.' });
    await expect(mine.getByRole('timer')).toHaveText(/^9:\d\d left to edit$/);
    await mine.getByRole('button', { name: /^Edit/ }).click();
    await page.getByRole('textbox', { name: 'Edit comment' }).fill('The footbridge on Mondays.');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Comment updated!')).toBeVisible();
    const mended = page.getByRole('article').filter({ hasText: 'The footbridge on Mondays.' });
    await expect(mended.getByText('(edited)')).toBeVisible();
    await expect(mended.getByRole('button', { name: /^Edit/ })).toBeHidden();

    await page.reload();
    await mended.getByRole('button', { name: /^Delete/ }).click();
    await page
      .getByRole('alertdialog', { name: 'Are you sure you want to delete this comment?' })
      .getByRole('button', { name: 'Delete' })
      .click();
    await expect(page.getByText('Comment deleted!')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Comments (4)' })).toBeFocused();

    await page.goBack();
    await expect(page).toHaveURL('/forums?tag=winter');
  });

  test('a reply can be written using only the keyboard', async ({ page }) => {
    await page.goto('/forums/topic-snow');
    await page.getByRole('button', { name: /^Reply: Elsie Tran/ }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Reply to Elsie Tran' })).toBeFocused();
    await page.keyboard.type('I will bring the salt.');
    await page.keyboard.press('Control+Enter');
    const replies = page.getByRole('list', { name: 'Replies to Elsie Tran' });
    await expect(replies.getByText('I will bring the salt.')).toBeVisible();
  });

  test('opening a topic counts a view', async ({ page }) => {
    await page.goto('/forums/topic-snow');
    const views = page.getByText(/^\d+ views$/);
    const before = Number.parseInt((await views.textContent()) ?? '', 10);
    await page.goto('/forums');
    await page.getByRole('link', { name: 'Who shovels which steps this winter' }).click();
    await expect
      .poll(async () => Number.parseInt((await views.textContent()) ?? '', 10))
      .toBeGreaterThan(before);
  });

  test('an unknown topic shows Topic not found', async ({ page }) => {
    await page.goto('/forums/topic-unknown');
    await expect(page.getByRole('heading', { level: 1, name: 'Topic not found' })).toBeVisible();
  });
});
