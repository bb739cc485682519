import { expect, type Page } from '@playwright/test';
import { sees } from './toasts.ts';

export interface LeakReport {
  readonly location: string;
  readonly urgency: string;
  readonly description: string;
  readonly photo: { readonly name: string; readonly mimeType: string; readonly buffer: Buffer };
}

/** Fills in the maintenance form of New Ticket, photo included, and answers the ticket's number. */
export async function reportLeak(page: Page, report: LeakReport): Promise<string> {
  await page.getByRole('button', { name: 'New Ticket' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Maintenance' }).click();
  await dialog.getByRole('textbox', { name: 'Location' }).fill(report.location);
  await dialog.getByRole('combobox', { name: 'Urgency' }).selectOption(report.urgency);
  await dialog.getByRole('textbox', { name: 'Description' }).fill(report.description);
  await sees(page, '1 file(s) uploaded successfully!', () =>
    dialog.getByLabel('Photos').setInputFiles(report.photo),
  );
  await sees(page, 'Ticket submitted successfully!', () =>
    dialog.getByRole('button', { name: 'Submit Ticket' }).click(),
  );

  const confirmation = page.getByRole('dialog', { name: 'Ticket Submitted' });
  await expect(confirmation).toBeVisible();
  const number = (await confirmation.getByText(/^TKT-\w+$/).textContent()) ?? '';
  // It closes by itself, two seconds later.
  await expect(confirmation).toBeHidden();
  return number;
}

export interface WorkItem {
  readonly vendor: RegExp;
  readonly subject: string;
  readonly description: string;
  readonly location: string;
  /** ISO 8601 */
  readonly dueDate: string;
}

/** Orders work from a vendor through Create Work Item, and answers the work item's number. */
export async function createWorkItem(page: Page, item: WorkItem): Promise<string> {
  await page.getByRole('button', { name: 'Create Work Item' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create Work Item' });
  const vendor = dialog.getByRole('combobox', { name: 'Vendor' });
  const option = vendor.getByRole('option', { name: item.vendor });
  await vendor.selectOption(await option.getAttribute('value'));
  await dialog.getByRole('combobox', { name: 'Priority' }).selectOption('Urgent');
  await dialog.getByRole('textbox', { name: 'Subject' }).fill(item.subject);
  await dialog.getByRole('textbox', { name: 'Description' }).fill(item.description);
  await dialog.getByRole('textbox', { name: 'Location' }).fill(item.location);
  await dialog.getByLabel('Due date').fill(item.dueDate);
  await dialog.getByRole('button', { name: 'Send Work Item' }).click();

  const sent = page.getByRole('dialog', { name: 'Work Item Sent' });
  await expect(sent).toBeVisible();
  await expect(page.getByText(/^Work item sent to .+!$/)).toBeVisible();
  const number = (await sent.getByText(/^TKT-\w+$/).textContent()) ?? '';
  await expect(sent).toBeHidden();
  return number;
}

/** Writes into the conversation at hand; an internal note is for administrators alone. */
export async function writeMessage(
  page: Page,
  text: string,
  { internal = false } = {},
): Promise<void> {
  await page.getByRole('textbox', { name: 'Message' }).fill(text);
  if (internal) await page.getByRole('checkbox', { name: 'Internal note' }).check();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(messages(page).filter({ hasText: text })).toBeVisible();
}

/** Everything said in the conversation at hand. */
export function messages(page: Page) {
  return page.getByRole('region', { name: /^(Conversation|Communication)/ }).getByRole('article');
}

/** The statuses that a select offers, the one in force first among them. */
export async function offeredStatuses(page: Page, name: string): Promise<string[]> {
  return page.getByRole('combobox', { name, exact: true }).getByRole('option').allInnerTexts();
}
