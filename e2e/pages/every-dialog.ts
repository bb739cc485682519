import { expect, type Page } from '@playwright/test';
import { picture, report } from '../fixtures/files.ts';
import type { Role } from '../fixtures/sign-in.ts';

/**
 * Something that can be opened on a page: the page's URL and a function to open it, which resolves when it is shown.
 */
export interface Opener {
  readonly at: string;
  readonly open: (page: Page) => Promise<void>;
}

type Openers = Readonly<Record<string, Opener>>;

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();
const dialog = (page: Page) => page.getByRole('dialog');
const question = (page: Page) => page.getByRole('alertdialog');

const newTicket =
  (category: string, ...texts: readonly string[]) =>
  async (page: Page) => {
    await button(page, 'New Ticket').click();
    await dialog(page).getByRole('button', { name: category }).click();
    const files = dialog(page).locator('input[type="file"]');
    if (await files.count())
      await files.setInputFiles(category === 'Maintenance' ? picture : report);
    await button(page, 'Submit Ticket').click();
    for (const text of texts) await expect(dialog(page).getByText(text)).toBeVisible();
  };

const quickMenu: Opener['open'] = async (page) => {
  await page.keyboard.press('Control+k');
  await expect(dialog(page).getByRole('option').first()).toBeVisible();
  await page.keyboard.type('zebra');
  await expect(dialog(page).getByRole('option')).toHaveCount(0);
};

const userMenu: Opener['open'] = async (page) => {
  await button(page, 'User menu').click();
  await expect(page.getByRole('menuitem').first()).toBeVisible();
};

/** Types into a form that is open, or that a button opens, and tries to leave it. */
const discard =
  (field: string, opener?: string): Opener['open'] =>
  async (page) => {
    if (opener) await button(page, opener).click();
    const text = dialog(page).getByRole('textbox', { name: field }).first();
    // Uses the keyboard, since browsers only let a page ask before it is left after real input.
    await text.pressSequentially('Half');
    await page.keyboard.press('Escape');
    await expect(question(page)).toBeVisible();
  };

const resident: Openers = {
  'the quick menu without a match': { at: '/', open: quickMenu },
  'the user menu': { at: '/', open: userMenu },
  'a reply without words': {
    at: '/forums/topic-footpath',
    open: async (page) => {
      await button(page, /^Reply/).click();
      await button(page, 'Post Reply').click();
      await expect(page.getByText('Reply is required')).toBeVisible();
    },
  },
  'the question before a comment is deleted': {
    at: '/forums/topic-snow',
    open: async (page) => {
      await button(page, /^Delete/).click();
      await expect(question(page)).toBeVisible();
    },
  },
  'the tree of folders': {
    at: '/documents?folder=folder-budgets&view=grid',
    open: async (page) => {
      const tools = button(page, /^Tools/);
      if (await tools.isVisible()) await tools.click();
      const tree = button(page, 'All folders');
      if (await tree.isVisible()) await tree.click();
      await expect(page.getByRole('treeitem', { name: 'Budgets' })).toBeVisible();
    },
  },
  'the question before leaving what was typed': {
    at: '/profile',
    open: async (page) => {
      await page.getByRole('textbox', { name: 'Display name' }).fill('Somebody else');
      const main = page.getByRole('navigation', { name: 'Main' }).filter({ visible: true });
      await main.getByRole('link', { name: 'Messages' }).click();
      await expect(question(page)).toBeVisible();
    },
  },
  'the categories of a ticket': {
    at: '/tickets',
    open: async (page) => {
      await button(page, 'New Ticket').click();
      await expect(button(page, 'Financial')).toBeVisible();
    },
  },
  'a maintenance report with a file and errors': {
    at: '/tickets',
    open: newTicket('Maintenance', 'Description is required', 'ceiling.png'),
  },
  'a community report with errors': {
    at: '/tickets',
    open: newTicket('Community', 'Please select a type'),
  },
  'an administrative request with errors': {
    at: '/tickets',
    open: newTicket('Administrative', 'Please select a request type'),
  },
  'a financial report with errors': {
    at: '/tickets',
    open: newTicket('Financial', 'Please select an issue type'),
  },
  'a ticket being mended': {
    at: '/tickets/TKT-1020',
    open: async (page) => {
      await button(page, 'Edit description').click();
      await expect(page.getByRole('textbox', { name: 'Description' })).toBeVisible();
    },
  },
  'a document': {
    at: '/documents',
    open: async (page) => {
      await button(page, /^Start here.txt/).click();
      await expect(dialog(page).locator('pre')).toBeVisible();
    },
  },
  'a picture': {
    at: '/tickets/TKT-1020',
    open: async (page) => {
      await button(page, 'Preview parking-space.png').click();
      await expect(dialog(page).getByRole('img')).toBeVisible();
    },
  },
};

const vendor: Openers = {
  'the quick menu without a match': { at: '/vendor', open: quickMenu },
  'the user menu': { at: '/vendor', open: userMenu },
  'the menu of a card': {
    at: '/vendor',
    open: async (page) => {
      await button(page, /^Move to/).click();
      await expect(page.getByRole('menuitem').first()).toBeVisible();
    },
  },
  'an invoice for a work order with errors': {
    at: '/vendor?item=TKT-1027',
    open: async (page) => {
      await button(page, 'Create Invoice').click();
      await page.getByLabel('Invoice Amount').fill('0');
      await page.getByRole('button', { name: 'Submit Invoice' }).last().click();
      await expect(page.getByText('Valid amount is required')).toBeVisible();
    },
  },
  'the question before an invoice is left': {
    at: '/vendor/invoices',
    open: discard('Notes', 'Create Invoice'),
  },
  'the question before a work order is closed': {
    at: '/vendor?item=TKT-1034',
    open: async (page) => {
      await page.getByRole('combobox', { name: 'Update Status' }).selectOption('closed');
      await expect(question(page)).toBeVisible();
    },
  },
  'the question before an invoice is submitted': {
    at: '/vendor/invoices',
    open: async (page) => {
      await page
        .locator('button[aria-label^="Submit INV-"]:not([aria-disabled="true"])')
        .first()
        .click();
      await expect(question(page)).toBeVisible();
    },
  },
  'an invoice with errors': {
    at: '/vendor/invoices',
    open: async (page) => {
      await button(page, 'Create Invoice').click();
      await button(page, 'Save Draft').click();
      await expect(page.getByText('Labor hours are required')).toBeVisible();
    },
  },
  'the notifications': {
    at: '/vendor',
    open: async (page) => {
      await button(page, /^Notifications/).click();
      await expect(dialog(page).getByRole('link').first()).toBeVisible();
    },
  },
  'the profile settings': {
    at: '/vendor',
    open: async (page) => {
      await button(page, 'User menu').click();
      await page.getByRole('menuitem', { name: 'Profile Settings' }).click();
      await expect(page.getByRole('textbox', { name: 'Display name' })).toBeVisible();
    },
  },
};

const admin: Openers = {
  'the quick menu without a match': { at: '/', open: quickMenu },
  'the user menu': { at: '/', open: userMenu },
  'tickets chosen together': {
    at: '/tickets?status=new',
    open: async (page) => {
      await page.getByRole('checkbox', { name: /^Select Drip/ }).check();
      await expect(page.getByText(/^1 of \d+ selected$/)).toBeVisible();
    },
  },
  'the menu of a card': {
    at: '/tickets?view=kanban&priority=high',
    open: async (page) => {
      await button(page, /^Move to/).click();
      await expect(page.getByRole('menuitem').first()).toBeVisible();
    },
  },
  'the columns of the table': {
    at: '/tickets?view=table',
    open: async (page) => {
      await button(page, 'Columns').click();
      await expect(dialog(page).getByRole('checkbox').first()).toBeVisible();
    },
  },
  'a work item with errors': {
    at: '/tickets?status=new',
    open: async (page) => {
      await button(page, 'Create Work Item').click();
      await button(page, 'Send Work Item').click();
      await expect(page.getByText('Please select a vendor')).toBeVisible();
    },
  },
  'a due date without a day': {
    at: '/tickets/TKT-1034',
    open: async (page) => {
      await button(page, 'Change due date').click();
      await dialog(page).getByLabel('Due date').fill('');
      await dialog(page).locator('[type="submit"]').click();
      await expect(dialog(page).getByText('Due date is required')).toBeVisible();
    },
  },
  'a withdrawal without a reason': {
    at: '/tickets/TKT-1034',
    open: async (page) => {
      await button(page, 'Withdraw order').click();
      await dialog(page).locator('[type="submit"]').click();
      await expect(dialog(page).getByText('Reason is required')).toBeVisible();
    },
  },
  'a news item with errors': {
    at: '/admin?tab=news&item=new',
    open: async (page) => {
      await dialog(page).getByRole('button', { name: 'Create News' }).click();
      await expect(page.getByText('Title is required')).toBeVisible();
    },
  },
  'the question before news are left': { at: '/admin?tab=news&item=new', open: discard('Title') },
  'the question before news are deleted': {
    at: '/admin?tab=news',
    open: async (page) => {
      await button(page, /^Delete /).click();
      await expect(question(page)).toBeVisible();
    },
  },
  'a topic being edited': {
    at: '/admin?tab=forums',
    open: async (page) => {
      await button(page, /^Edit /).click();
      await expect(page.getByRole('textbox', { name: 'Tags' })).toBeVisible();
    },
  },
  'an update being written': {
    at: '/admin?tab=forums',
    open: async (page) => {
      await button(page, /^Post Update /).click();
      await expect(page.getByRole('textbox', { name: 'Update' })).toBeVisible();
    },
  },
  'the question before a topic is deleted': {
    at: '/admin?tab=forums',
    open: async (page) => {
      await button(page, /^Delete /).click();
      await expect(question(page)).toBeVisible();
    },
  },
  'a work item for a vendor': {
    at: '/admin?tab=vendors',
    open: async (page) => {
      await button(page, /^Work Item/).click();
      await expect(page.getByRole('textbox', { name: 'Subject' })).toBeVisible();
    },
  },
  'an invoice': {
    at: '/admin?tab=vendors&list=invoices&invoice=invoice-012',
    open: async (page) => expect(dialog(page)).toContainText('INV-2025-017'),
  },
  'the question before a broadcast is sent': {
    at: '/admin?tab=broadcast',
    open: async (page) => {
      await page.getByRole('textbox', { name: 'Subject' }).fill('Water');
      await page.getByRole('textbox', { name: 'Message' }).fill('Off on Thursday');
      await button(page, 'Send Broadcast').click();
      await expect(question(page)).toBeVisible();
    },
  },
  'a broadcast with errors': {
    at: '/admin?tab=broadcast',
    open: async (page) => {
      await page.getByRole('radio', { name: 'Building' }).check();
      await button(page, 'Send Broadcast').click();
      await expect(page.getByText('Please select a building')).toBeVisible();
    },
  },
};

/** Every menu, dialog, drawer and confirmation of the portal, and forms with their errors. */
export const everyDialog: Readonly<Record<Role, Openers>> = { resident, vendor, admin };
