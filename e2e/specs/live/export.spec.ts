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

test('an administrator shares a package with an auditor, who downloads it without signing in', async ({
  live,
  signIn,
  arrive,
}) => {
  const own = 'office@fircourt.example';
  await live.association(
    ...['create', 'Fir Court', '--admin', own, '--time-zone', 'America/Denver'],
  );
  const { page } = await signIn(own);
  await page.goto('/admin?tab=settings');
  const section = page.getByRole('region', { name: 'Auditor’s packages' });
  await section.getByRole('button', { name: 'Make a package' }).click();
  await expectAccessibleAtBothSizes(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Make a package' }).click();
  const address = await dialog.getByLabel('Address').inputValue();
  await dialog.getByRole('button', { name: 'Copy address' }).click();
  await expect(dialog.getByText('The address was copied.')).toBeVisible();
  await expectAccessibleAtBothSizes(page);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(section.getByText('Not downloaded yet')).toBeVisible();

  const auditor = await arrive();
  await auditor.page.goto(address);
  await expect(auditor.page.getByText('Fir Court shares its records')).toBeVisible();
  await expectAccessibleAtBothSizes(auditor.page);
  const started = auditor.page.waitForEvent('download');
  await auditor.page.getByRole('button', { name: 'Download the ZIP file' }).click();
  const download = await started;
  expect(download.suggestedFilename()).toMatch(/^Fir Court \d{4}-01-01 \d{4}-12-31\.zip$/);
  const content = await readFile(await download.path(), 'latin1');
  for (const name of ['index.html', 'records/roster.csv']) expect(content).toContain(name);
  expect(content).not.toContain('records/people.csv');

  await expect(section.getByText(/^Downloaded once, on /)).toBeVisible();
  await expect(page.getByText('An auditor’s package was downloaded')).toBeVisible();
  await section.getByRole('button', { name: /^Revoke the link for / }).click();
  await page.getByRole('button', { name: 'Revoke link' }).click();
  await expect(section.getByText('No links at the moment')).toBeVisible();
  auditor.faults.expect(/404/);
  await auditor.page.reload();
  await expect(auditor.page.getByText(/^This link is not valid\./)).toBeVisible();
});
