import { expect, test } from '../../fixtures/portal.ts';

test.describe('Documents', () => {
  test.use({ role: 'resident' });

  test('a document is found by its folders, and downloaded @phone', async ({ page }) => {
    await page.goto('/documents');
    await page.getByRole('link', { name: 'Finance', exact: true }).click();
    await page.getByRole('link', { name: 'Budgets', exact: true }).click();
    await expect(page).toHaveURL('/documents?folder=folder-budgets');
    const path = page.getByRole('navigation', { name: 'Folder path' });
    await expect(path).toHaveText(/Documents.*Finance.*Budgets/);

    const file = page.getByRole('article').first();
    const name = await file.locator('[id]').first().textContent();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: `Download ${name}` }).click();
    expect((await download).suggestedFilename()).toBe(name);
    await expect(page.getByText('Download started!')).toBeVisible();

    await page.goBack();
    await expect(page).toHaveURL('/documents?folder=folder-finance');
    await path.getByRole('link', { name: 'Documents' }).click();
    await expect(page).toHaveURL('/documents');
  });

  test('a document opens, on a phone within the first 400 pixels @phone', async ({ page }) => {
    await page.goto('/documents');
    const first = page.getByRole('list', { name: 'Folders' }).getByRole('listitem').first();
    expect((await first.boundingBox())?.y).toBeLessThan(400);
    await page.getByRole('button', { name: 'Start here.txt', exact: true }).click();
    const preview = page.getByRole('dialog', { name: 'Start here.txt' });
    await expect(preview.locator('pre')).toContainText(/\w+/);
    await page.goBack();
    await expect(preview).toBeHidden();
    await page.getByRole('button', { name: 'Map of Cedar Hollow.png', exact: true }).click();
    await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
  });

  test('a link shows a folder as it was shared', async ({ page }) => {
    await page.goto('/documents?folder=folder-finance&view=grid&q=budg');
    await expect(page.getByRole('radio', { name: 'Grid' })).toBeChecked();
    await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('budg');
    await expect(page.getByRole('list', { name: 'Folders' }).getByRole('link')).toHaveText([
      'Budgets',
    ]);
    await page.getByRole('searchbox', { name: 'Search' }).fill('zebra');
    await expect(page.getByText('No documents in this folder')).toBeVisible();
  });

  test('a search in the top folder finds files in nested folders, and links to their folder @phone-proof [10.25]', async ({
    page,
  }) => {
    await page.goto('/documents');
    await page.getByRole('searchbox', { name: 'Search' }).fill('budg');
    const file = page.getByRole('article', { name: /budget/i }).first();
    const place = file.getByRole('link', { name: /^In Documents › Finance › Budgets/ });
    await expect(place).toBeVisible();
    await place.click();
    await expect(page).toHaveURL('/documents?folder=folder-budgets');
    await expect(file).toBeVisible();
  });

  test('the tree supports keyboard navigation', async ({ page }) => {
    await page.goto('/documents');
    const tree = page.getByRole('tree', { name: 'Folder tree' });
    await tree.getByRole('treeitem', { name: 'Documents', exact: true }).focus();
    await page.keyboard.press('f');
    await page.keyboard.press('f');
    await expect(tree.getByRole('treeitem', { name: 'Finance' })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(tree.getByRole('treeitem', { name: 'Budgets' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/documents?folder=folder-budgets');
    await expect(tree.getByRole('treeitem', { name: 'Budgets' })).toBeFocused();
  });

  test('on a phone the tree opens by a button @phone', async ({ page, isMobile }) => {
    test.skip(!isMobile, 'beside the folder on a wide screen');
    await page.goto('/documents');
    await page.getByRole('button', { name: /^Tools/ }).click();
    await page.getByRole('button', { name: 'All folders' }).click();
    await page.getByRole('treeitem', { name: 'Finance' }).click();
    await expect(page).toHaveURL('/documents?folder=folder-finance');
    await expect(page.getByRole('tree')).toBeHidden();
  });
});
