import { internalNotes, sampleInternalNotes, violations } from '../../fixtures/invariants.ts';
import { expect, test } from '../../fixtures/portal.ts';
import { readStoredData, type StoredData, type StoredRecord } from '../../fixtures/stored-data.ts';

const at = (minute: number) => `2026-03-01T10:0${minute}:00.000Z`;

const ticket = {
  id: 'TKT-1',
  title: 'Leak',
  description: 'It drips.',
  category: 'maintenance',
  status: 'in_review',
  priority: 'normal',
  submittedBy: { uid: 'resident-1', displayName: 'Rae', email: 'rae@cedarhollow.example' },
  tags: [],
  attachments: [],
  createdAt: at(0),
  updatedAt: at(1),
  lastActivity: at(1),
  messagesCount: 0,
  hasUnreadMessages: false,
  statusHistory: [
    { status: 'new', changedBy: 'Rae', changedAt: at(0) },
    { status: 'in_review', changedBy: 'Ada Moss', changedAt: at(1) },
  ],
  internalMessagesCount: 0,
  lastActivityForAdmins: at(1),
  unreadFor: [],
};

const invoice = {
  id: 'invoice-new',
  invoiceNumber: 'INV-2025-020',
  vendorUid: 'vendor-1',
  workOrderId: 'TKT-1',
  workOrderTitle: 'Leak',
  amount: 100,
  laborHours: 1,
  laborRate: 100,
  materials: [],
  status: 'draft',
  dueDate: at(0),
};

const message = {
  id: 'message-new',
  ticketId: 'TKT-1',
  content: '',
  createdAt: at(2),
  attachments: [{ id: 'file-new', name: 'ceiling.png' }],
};

const stored = (collection: string, ...changed: StoredRecord[]): StoredData => ({
  [collection]: changed,
});

const history = (...statusHistory: object[]) => stored('tickets', { ...ticket, statusHistory });
const [reported, reviewed] = ticket.statusHistory;

const violated: Record<string, [StoredData, RegExp]> = {
  'a record without its fields': [stored('tickets', { id: 'TKT-1' }), /has no title/],
  'a message without content or files': [
    stored('ticketMessages', { ...message, attachments: [] }),
    /neither content nor files/,
  ],
  'half a cent': [stored('invoices', { ...invoice, amount: 0.5 }), /wrong amount/],
  'half a cent in a line of materials': [
    stored('invoices', { ...invoice, materials: [{ unitCost: 0.5 }] }),
    /wrong materials\.0\.unitCost/,
  ],
  'a negative count': [stored('tickets', { ...ticket, messagesCount: -1 }), /wrong messagesCount/],
  'a date that is none': [stored('tickets', { ...ticket, createdAt: 'soon' }), /wrong createdAt/],
  'a history that ends elsewhere': [history({ ...reported }), /ends with another status/],
  'a history back in time': [
    history({ ...reported, changedAt: at(5) }, { ...reviewed }),
    /back in/,
  ],
  'a forbidden transition by a vendor': [
    history(
      { ...reported },
      { ...reviewed, status: 'in_review', changedBy: 'Vern Castillo' },
      {
        ...reviewed,
        status: 'resolved',
        changedBy: 'Vern Castillo',
      },
    ),
    /A vendor changed TKT-1 from in_review to resolved/,
  ],
  'a gap in the numbers': [
    stored('invoices', { ...invoice, invoiceNumber: 'INV-2025-021' }),
    /numbered/,
  ],
  'a number given twice': [
    stored('invoices', invoice, { ...invoice, id: 'invoice-newer' }),
    /numbered/,
  ],
};

for (const [name, [data, violation]] of Object.entries(violated)) {
  test(`the random walk reports ${name}`, () => {
    expect(violations(data).join('\n')).toMatch(violation);
  });
}

test('the random walk accepts valid data', () => {
  const changed = { tickets: [ticket], invoices: [invoice], ticketMessages: [message] };
  expect(violations(changed)).toEqual([]);
});

test.describe('the random walk', () => {
  test.use({ role: 'admin' });

  test('reads what a person has stored', async ({ page }) => {
    await page.goto('/tickets/TKT-1020');
    expect((await readStoredData(page))?.ticketMessages).toBeUndefined();
    await page.getByRole('textbox', { name: 'Message' }).fill('Is there news?');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('');
    const stored = await readStoredData(page);
    expect(stored?.ticketMessages?.map(({ content }) => content)).toEqual(['Is there news?']);
    expect(stored && violations(stored)).toEqual([]);
    expect(await readStoredData(page)).toBeNull();
  });

  test('knows the internal notes of the sample data and the new ones', async ({ page }) => {
    const note = { id: 'note', isInternal: true, content: 'Not for everyone to read.' };
    expect(internalNotes(stored('ticketMessages', note))).toContain(note.content);
    for (const [ticketId, content] of sampleInternalNotes) {
      await page.goto(`/tickets/${ticketId}`);
      await expect(page.getByText(content)).toBeVisible();
    }
  });
});
