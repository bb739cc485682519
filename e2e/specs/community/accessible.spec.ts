import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../../fixtures/portal.ts';

type Places = Record<string, (page: Page) => Promise<void>>;

const at = (address: string) => async (page: Page) => {
  await page.goto(address);
  await expect(page.getByRole('article').first()).toBeVisible();
};

const places: Places = {
  Forums: at('/forums'),
  'no topics with a tag': async (page) => {
    await page.goto('/forums?tag=bees');
    await expect(page.getByText('No topics found with tag "bees"')).toBeVisible();
  },
  'a topic, with a reply begun': async (page) => {
    await at('/forums/topic-footpath')(page);
    await page
      .getByRole('button', { name: /^Reply/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Post Reply' }).click();
    await expect(page.getByText('Comment is required')).toBeVisible();
  },
  'the question before a comment is deleted': async (page) => {
    await at('/forums/topic-snow')(page);
    await page
      .getByRole('button', { name: /^Delete/ })
      .first()
      .click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
  },
  'an unknown topic': async (page) => {
    await page.goto('/forums/topic-unknown');
    await expect(page.getByRole('heading', { name: 'Topic not found' })).toBeVisible();
  },
  Messages: at('/messages'),
  'a conversation': at('/messages/thread-lamp'),
  Notifications: at('/notifications'),
  Documents: at('/documents'),
  'documents as a grid, the tree open': async (page) => {
    await at('/documents?folder=folder-budgets&view=grid')(page);
    const tree = page.getByRole('button', { name: 'All folders' });
    if (await tree.isVisible()) await tree.click();
    await expect(page.getByRole('treeitem', { name: 'Budgets' })).toBeVisible();
  },
};

test.use({ role: 'resident' });

for (const [name, show] of Object.entries(places)) {
  test(`${name}: accessible in both themes, nothing beside the screen @phone`, async ({ page }) => {
    await show(page);
    await expectAccessible(page);
  });
}
