import { expect, type Locator, type Page } from '@playwright/test';
import { expectToastOf } from './toasts.ts';

export interface LeakReport {
  readonly location: string;
  /** As the form names it. */
  readonly urgency: 'Low' | 'Normal' | 'High' | 'Safety';
  readonly description: string;
  readonly photo?: { readonly name: string; readonly mimeType: string; readonly buffer: Buffer };
}

/** Submits the maintenance form of New Ticket; returns the ticket's number. */
export async function reportLeak(page: Page, report: LeakReport): Promise<string> {
  const dialog = await writeReport(page, report);
  return numberIn(page, 'Ticket Submitted', 'Ticket submitted successfully!', () =>
    dialog.getByRole('button', { name: 'Submit Ticket' }).click(),
  );
}

/** Fills in the maintenance form of New Ticket without submitting it; returns the dialog. */
export async function writeReport(page: Page, report: LeakReport): Promise<Locator> {
  await page.getByRole('button', { name: 'New Ticket' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Maintenance' }).click();
  await dialog.getByRole('textbox', { name: 'Location' }).fill(report.location);
  await dialog.getByRole('radio', { name: report.urgency }).check();
  await dialog.getByRole('textbox', { name: 'Description' }).fill(report.description);
  const { photo } = report;
  if (photo) {
    await expectToastOf(page, '1 file(s) uploaded successfully!', () =>
      dialog.getByLabel('Photos').setInputFiles(photo),
    );
  }
  return dialog;
}

export interface NewWorkItem {
  readonly vendor: RegExp;
  readonly subject: string;
  readonly description: string;
  readonly location: string;
  /** ISO 8601. */
  readonly dueDate: string;
}

/** Orders work from a vendor through Create Work Item; returns the work item's number. */
export async function createWorkItem(page: Page, item: NewWorkItem): Promise<string> {
  // A list without work orders has one too.
  await page.getByRole('button', { name: 'Create Work Item' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Create Work Item' });
  const vendor = dialog.getByRole('combobox', { name: 'Vendor' });
  const option = vendor.getByRole('option', { name: item.vendor });
  await vendor.selectOption(await option.getAttribute('value'));
  await dialog.getByRole('combobox', { name: 'Priority' }).selectOption('Urgent');
  await dialog.getByRole('textbox', { name: 'Subject' }).fill(item.subject);
  await dialog.getByRole('textbox', { name: 'Description' }).fill(item.description);
  await dialog.getByRole('textbox', { name: 'Location' }).fill(item.location);
  await dialog.getByLabel('Due date').fill(item.dueDate);
  return numberIn(page, 'Work Item Sent', /^Work item sent to .+!$/, () =>
    dialog.getByRole('button', { name: 'Send Work Item' }).click(),
  );
}

/** Runs an action and returns the number in its confirmation, which closes after two seconds. */
async function numberIn(
  page: Page,
  title: string,
  message: string | RegExp,
  act: () => Promise<void>,
): Promise<string> {
  const confirmation = page.getByRole('dialog', { name: title });
  const [number] = await Promise.all([
    confirmation.getByText(/^TKT-\w+$/).textContent(),
    expect(page.getByText(message)).toBeVisible(),
    act(),
  ]);
  await expect(confirmation).toBeHidden();
  return number ?? '';
}

/** Sends a message in the open conversation; only administrators can send internal notes. */
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

/** Returns all messages of the open conversation. */
export function messages(page: Page) {
  return page.getByRole('region', { name: /^(Conversation|Communication)/ }).getByRole('article');
}

/** Returns the statuses that a select offers, the current one first. */
export async function offeredStatuses(page: Page, name: string): Promise<string[]> {
  return page.getByRole('combobox', { name, exact: true }).getByRole('option').allInnerTexts();
}

/** Expands a section that is collapsed on a phone; does nothing on a desktop. */
export async function expandSection(page: Page, title: string): Promise<void> {
  const heading = page.locator('summary', { hasText: title });
  if (await heading.isVisible()) await heading.click();
}
