import type { Page } from '@playwright/test';
import { expectAccessibleAtBothSizes } from '../../fixtures/accessible.ts';
import { expect, test } from '../../fixtures/live.ts';
import { expectToastOf } from '../../pages/toasts.ts';

test.describe.configure({ mode: 'serial', timeout: 120_000 });

const admin = 'office@oakcourt.example';
const editor = 'nell.abara@oakcourt.example';
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const tabs = (page: Page) => page.getByRole('tab').allTextContents();

test('an editor manages news alone, until the association adjusts the permissions', async ({
  live,
  signIn,
}) => {
  await live.association(
    ...['create', 'Oak Court', '--admin', admin, '--time-zone', 'America/Denver'],
  );
  const { page } = await signIn(admin);

  await test.step('an administrator invites the editor', async () => {
    await page.goto('/admin?tab=people');
    await press(page, 'Invite Person');
    const form = page.getByRole('dialog', { name: 'Invite Person' });
    await form.getByRole('textbox', { name: 'Display name' }).fill('Nell Abara');
    await form.getByRole('textbox', { name: 'Email' }).fill(editor);
    await form.getByRole('combobox', { name: 'Role' }).selectOption('Admin');
    await form.getByRole('combobox', { name: 'Permissions' }).selectOption('Editor');
    await expectAccessibleAtBothSizes(page);
    await expectToastOf(page, 'Nell Abara is invited!', () =>
      form.getByRole('button', { name: 'Send Invitation' }).click(),
    );
    await expect(page.getByRole('row', { name: /Nell Abara/ })).toContainText('Editor');
  });

  const { page: own } = await signIn(editor);
  await test.step('the editor sees and opens only news', async () => {
    await expect(own.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(own.getByRole('link', { name: 'Support' })).toHaveCount(0);
    await own.goto('/admin');
    await expect(own.getByRole('group', { name: 'Active News' })).toBeVisible();
    expect(await tabs(own)).toEqual(['Overview', 'News Manager', 'Events Manager']);
    await expectAccessibleAtBothSizes(own);
    await own.goto('/admin?tab=people');
    await expect(own.getByText('Your role does not include this')).toBeVisible();
    await expectAccessibleAtBothSizes(own);
    await own.goto('/tickets');
    await expect(own.getByRole('heading', { name: 'Access Restricted' })).toBeVisible();
    await own.goto('/admin?tab=news&item=new');
    const form = own.getByRole('dialog', { name: 'Create News Item' });
    await form.getByRole('textbox', { name: 'Title' }).fill('Pool opens');
    await form.getByRole('textbox', { name: 'Content' }).fill('Bring a towel.');
    await form.getByRole('button', { name: /Create|Save/ }).click();
    await expect(own.getByRole('rowheader', { name: /Pool opens/ })).toBeVisible();
  });

  await test.step('the association adds forums to the office', async () => {
    await page.goto('/admin?tab=settings');
    const table = page.getByRole('table', { name: 'Permissions' });
    await table.getByRole('checkbox', { name: 'Forums: Editor' }).check();
    await expectAccessibleAtBothSizes(page);
    await expectToastOf(page, 'Permissions saved', () => press(page, 'Save permissions'));
    await own.goto('/admin');
    await expect(own.getByRole('tab', { name: 'Forums Manager' })).toBeVisible();
    expect(await tabs(own)).toEqual([
      'Overview',
      'News Manager',
      'Events Manager',
      'Forums Manager',
    ]);
  });
});
