import { expect, test } from '../../fixtures/portal.ts';
import { isProof } from '../../fixtures/proof.ts';
import { createRandom } from '../../fixtures/random.ts';
import { deleteAndLeave } from '../../pages/leaving.ts';

test.use({ role: 'resident' });

const times = isProof ? 7 : 3;

test('a change that the page shows is stored, whenever the page is left', async ({ page }) => {
  const random = createRandom(31);
  await page.goto('/notifications');
  await page.getByRole('button', { name: 'Mark all read' }).click();
  for (let time = 0; time < times; time += 1) await deleteAndLeave(page, random);
  await expect(page.getByText('You have read everything.')).toBeVisible();
});
