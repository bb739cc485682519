import { readFile } from 'node:fs/promises';
import { expectAccessibleAtBothSizes } from '../../fixtures/accessible.ts';
import { expect, test } from '../../fixtures/live.ts';
import { mailsTo } from '../../pages/sign-in-by-mail.ts';

test.describe.configure({ timeout: 120_000 });

const admin = 'office@cedarcourt.example';

test('an administrator exports the association and downloads the ZIP', async ({ live, signIn }) => {
  await live.association(
    ...['create', 'Cedar Court', '--admin', admin, '--time-zone', 'America/Denver'],
  );
  const { page } = await signIn(admin);
  await page.goto('/admin?tab=settings');
  const section = page.getByRole('region', { name: 'Export' });
  await section.getByRole('button', { name: 'Export the association' }).click();
  const link = section.getByRole('link', { name: 'Download the export' });
  await expect(link).toBeVisible();
  await expectAccessibleAtBothSizes(page);

  await expect
    .poll(async () => (await mailsTo(page, admin)).map(({ subject }) => subject))
    .toContain('Your export of Cedar Court is ready');

  const started = page.waitForEvent('download');
  await link.click();
  const download = await started;
  expect(download.suggestedFilename()).toMatch(/^Cedar Court \d{4}-\d{2}-\d{2}\.zip$/);
  // A ZIP names its files uncompressed.
  const content = await readFile(await download.path(), 'latin1');
  for (const name of ['index.html', 'records/people.csv']) expect(content).toContain(name);
});
