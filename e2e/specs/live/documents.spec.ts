import type { Page } from '@playwright/test';
import { expectAccessibleAtBothSizes } from '../../fixtures/accessible.ts';
import { expect, test } from '../../fixtures/live.ts';
import { expectToastOf } from '../../pages/toasts.ts';

// Other specs count the documents of the demo.
test.use({ portal: 'the documents of the demo' });

const text = (name: string, content: string) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(content),
});

const documents = async (page: Page) => {
  await page.goto('/documents');
  await expect(page.getByRole('heading', { name: 'Documents', level: 1 })).toBeVisible();
};

const act = async (page: Page, name: string, action: string) => {
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
};

test('a board keeps papers that residents do not see, with versions and a trash', async ({
  signIn,
}) => {
  test.slow();
  const { page: admin } = await signIn('admin@cedarhollow.example');
  const { page: resident, faults } = await signIn('resident@cedarhollow.example');

  await test.step('an administrator creates a folder for the board', async () => {
    await documents(admin);
    await admin.getByRole('button', { name: 'New Folder' }).click();
    const dialog = admin.getByRole('dialog', { name: 'New Folder' });
    await dialog.getByLabel('Name').fill('Board papers');
    await dialog.getByLabel('Who can see it').selectOption('Board and administrators');
    await expectToastOf(admin, 'Folder created.', () =>
      dialog.getByRole('button', { name: 'Create Folder' }).click(),
    );
    await admin
      .getByRole('list', { name: 'Folders' })
      .getByRole('link', { name: 'Board papers' })
      .click();
    await expect(admin.getByRole('heading', { name: 'Contents of Board papers' })).toBeAttached();
  });

  await test.step('uploads a text and a new version of it', async () => {
    await admin.getByRole('button', { name: 'Upload' }).click();
    const dialog = admin.getByRole('dialog', { name: 'Upload Documents' });
    await dialog.getByLabel('Files').setInputFiles([text('Bids.txt', 'Roof: 12,000')]);
    await expect(dialog.getByText('1 file added')).toBeVisible();
    await expectAccessibleAtBothSizes(admin);
    await dialog.getByRole('button', { name: 'Done' }).click();
    await act(admin, 'Bids.txt', 'Versions');
    const versions = admin.getByRole('dialog', { name: 'Versions of Bids.txt' });
    await versions.getByLabel('What changed (optional)').fill('With the second bid');
    await versions
      .getByLabel('New Version')
      .setInputFiles([text('Bids again.txt', 'Roof: 12,000\nRoof: 11,500')]);
    await expect(versions.getByText('With the second bid')).toBeVisible();
    await expect(versions.getByText('Version 2 · Current')).toBeVisible();
    await expectAccessibleAtBothSizes(admin);
    await versions.getByRole('button', { name: 'Close' }).click();
  });
  const folder = new URL(admin.url());

  await test.step('a resident finds none of it, by list, search or address', async () => {
    await documents(resident);
    await expect(resident.getByRole('link', { name: 'Finance' }).first()).toBeVisible();
    await expect(resident.getByText('Board papers')).toHaveCount(0);
    await expect(resident.getByRole('button', { name: 'Upload' })).toHaveCount(0);
    await resident.goto(folder.pathname + folder.search);
    await expect(resident.getByText('This folder may have been moved or deleted.')).toBeVisible();
    faults.expect(/404/);
  });

  await test.step('the document moves to the open folder of finances, where the resident reads it', async () => {
    await act(admin, 'Bids.txt', 'Move');
    const dialog = admin.getByRole('dialog', { name: 'Move: Bids.txt' });
    await dialog.getByLabel('Move to').selectOption('Finance');
    await expectToastOf(admin, 'Moved.', () =>
      dialog.getByRole('button', { name: 'Move' }).click(),
    );
    await resident.goto('/documents?folder=folder-finance');
    await resident.getByRole('button', { name: 'Bids.txt', exact: true }).click();
    await expect(resident.getByText('Roof: 11,500')).toBeVisible();
  });

  await test.step('what is deleted is in the trash and can be restored', async () => {
    await admin.goto('/documents?folder=folder-finance');
    await act(admin, 'Bids.txt', 'Delete');
    await expect(admin.getByText('Bids.txt is in the trash.')).toBeVisible();
    await admin.getByRole('button', { name: 'Trash' }).click();
    const trash = admin.getByRole('dialog', { name: 'Trash' });
    await expectAccessibleAtBothSizes(admin);
    await expectToastOf(admin, 'Restored.', () =>
      trash.getByRole('button', { name: 'Restore Bids.txt' }).click(),
    );
    await expect(trash.getByText('The trash is empty')).toBeVisible();
    await trash.getByRole('button', { name: 'Close' }).click();
    await expect(admin.getByRole('article', { name: 'Bids.txt' })).toBeVisible();
  });
});
