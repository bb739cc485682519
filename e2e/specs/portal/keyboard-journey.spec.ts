import type { Page } from '@playwright/test';
import { picture } from '../../fixtures/files.ts';
import { expect, type Role, test } from '../../fixtures/test.ts';
import { choose, forbidPointer, press, reach, write } from '../../pages/keyboard.ts';
import { expectShown, heading } from '../../pages/shown.ts';
import { messages } from '../../pages/tickets.ts';
import { expectToastOf } from '../../pages/toasts.ts';

const leak = 'Water drips through the bathroom ceiling.';
const answer = 'Thank you, a plumber is on the way.';
const order = 'Find and stop the leak';

test('a leak can be handled from the report to the invoice using only the keyboard', async ({
  page,
}) => {
  test.slow();
  await forbidPointer(page);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const dialog = page.getByRole('dialog');
  let report = '';
  let workItem = '';

  await test.step('a resident reports it with a photo', async () => {
    await page.goto('/login');
    await signIn(page, 'Resident');
    await goTo(page, 'Support', 'My Tickets');
    await press(page, button('New Ticket'));
    await press(page, dialog.getByRole('button', { name: 'Maintenance' }));
    await write(page, dialog.getByRole('textbox', { name: 'Location' }), 'A-204, bathroom');
    await press(page, dialog.getByRole('radio', { name: 'Low' }), 'ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(dialog.getByRole('radio', { name: 'High' })).toBeChecked();
    await write(page, dialog.getByRole('textbox', { name: 'Description' }), leak);
    const chooser = page.waitForEvent('filechooser');
    await press(page, dialog.getByLabel('Photos'));
    await expectToastOf(page, '1 file(s) uploaded successfully!', async () =>
      (await chooser).setFiles(picture),
    );
    report = await numberAfter(page, 'Ticket Submitted', () =>
      press(page, dialog.getByRole('button', { name: 'Submit Ticket' })),
    );
    await press(page, page.getByRole('main').locator(`a[href="/tickets/${report}"]`));
    await expect(page.getByText(leak)).toBeVisible();
    await signOut(page);
  });

  await test.step('an admin takes it up and orders the work', async () => {
    await signIn(page, 'Admin');
    await goTo(page, 'Support', 'Ticket Management');
    await press(page, page.getByRole('main').locator(`a[href="/tickets/${report}"]`));
    await expect(page.getByText(leak)).toBeVisible();
    const status = page.getByRole('combobox', { name: 'Status', exact: true });
    await expectToastOf(page, 'Status updated!', () => choose(page, status, 'In R'));
    await expect(status).toHaveValue('in_review');
    await write(page, page.getByRole('textbox', { name: 'Message' }), answer);
    await press(page, button('Send'));
    await expect(messages(page).filter({ hasText: answer })).toBeVisible();
    await goTo(page, 'Support', 'Ticket Management');
    await press(page, button('Create Work Item'));
    await choose(page, dialog.getByRole('combobox', { name: 'Vendor' }), 'Castillo');
    await write(page, dialog.getByRole('textbox', { name: 'Subject' }), order);
    await write(page, dialog.getByRole('textbox', { name: 'Description' }), leak);
    await write(page, dialog.getByRole('textbox', { name: 'Location' }), 'A-204');
    await reach(page, dialog.getByLabel('Due date'));
    await page.keyboard.type('12312030');
    workItem = await numberAfter(page, 'Work Item Sent', () =>
      press(page, dialog.getByRole('button', { name: 'Send Work Item' })),
    );
    await signOut(page);
  });

  await test.step('the vendor resolves it and submits an invoice', async () => {
    await signIn(page, 'Vendor');
    await expectShown(page, 'Board Items');
    await write(page, page.getByRole('searchbox', { name: 'Search' }), order);
    await press(
      page,
      page.getByRole('article', { name: order }).getByRole('button', { name: order, exact: true }),
    );
    const drawer = page.getByRole('dialog', { name: order });
    const status = drawer.getByRole('combobox', { name: 'Update Status' });
    await expectToastOf(page, 'Status updated to In Progress', () => choose(page, status, 'In P'));
    // Letters typed within a second would extend the previous search in the select, so this reloads the page.
    await page.reload();
    await expectToastOf(page, 'Status updated to Resolved', () => choose(page, status, 'Res'));
    await press(page, drawer.getByRole('button', { name: 'Create Invoice' }));
    const invoice = page.getByRole('dialog', { name: 'Create Invoice' });
    await write(page, invoice.getByLabel('Labor Hours'), '2.5');
    await write(page, invoice.getByLabel('Materials Cost'), '42.10');
    await expect(invoice.getByLabel('Invoice Amount')).toHaveValue('229.60');
    await press(page, invoice.getByRole('button', { name: 'Submit Invoice' }));
    const question = page.getByRole('alertdialog', { name: 'Submit an invoice for $229.60?' });
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await expectToastOf(page, 'Invoice submitted successfully!', () =>
      press(page, question.getByRole('button', { name: 'Submit' })),
    );
    await expect(messages(page).filter({ hasText: 'Invoice submitted for $229.60' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await signOut(page);
  });

  await test.step('and the admin finds it resolved', async () => {
    await signIn(page, 'Admin');
    await goTo(page, 'Support', 'Ticket Management');
    await press(page, page.getByRole('main').locator(`a[href="/tickets/${workItem}"]`));
    await expect(messages(page).filter({ hasText: 'Invoice submitted for $229.60' })).toBeVisible();
  });
});

async function signIn(page: Page, role: Capitalize<Role>): Promise<void> {
  await press(
    page,
    page.getByRole('group', { name: 'Mock Login' }).getByRole('button', { name: role }),
  );
  await expect(page).not.toHaveURL('/login');
}

async function signOut(page: Page): Promise<void> {
  await press(page, page.getByRole('button', { name: 'User menu' }));
  const item = page.getByRole('menuitem', { name: 'Sign Out' });
  await expect(item).toBeVisible();
  await page.keyboard.press('End');
  await expect(item).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/login');
}

/** Navigates with the quick menu, which is available on every page. */
async function goTo(page: Page, place: string, title: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('combobox', { name: 'Quick menu' })).toBeFocused();
  await page.keyboard.type(place);
  await page.keyboard.press('Enter');
  await expect(heading(page, title)).toBeVisible();
}

async function numberAfter(page: Page, title: string, act: () => Promise<void>): Promise<string> {
  const confirmation = page.getByRole('dialog', { name: title });
  const [number] = await Promise.all([confirmation.getByText(/^TKT-\w+$/).textContent(), act()]);
  await expect(confirmation).toBeHidden();
  return number ?? '';
}
