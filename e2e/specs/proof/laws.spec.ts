import { expect, test } from '@playwright/test';
import { brokenLaws, internalNotes } from '../../fixtures/stored-data.ts';

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
  internal: { messagesCount: 0 },
  unreadFor: [],
};

const invoice = {
  id: 'invoice-new',
  invoiceNumber: 'INV-2025-015',
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

const kept = (name: string, ...changed: object[]) => ({
  [`hoa:v1:${name}`]: JSON.stringify({ version: 1, changed, removed: [] }),
});

const history = (...statusHistory: object[]) => kept('tickets', { ...ticket, statusHistory });
const [reported, reviewed] = ticket.statusHistory;

const broken: Record<string, [Record<string, string>, RegExp]> = {
  'a record without its fields': [kept('tickets', { id: 'TKT-1' }), /lost its shape/],
  'half a cent': [kept('invoices', { ...invoice, amount: 0.5 }), /lost its shape/],
  'fewer than no messages': [kept('tickets', { ...ticket, messagesCount: -1 }), /lost its shape/],
  'a history that ends elsewhere': [history({ ...reported }), /its history is not/],
  'a history back in time': [
    history({ ...reported, changedAt: at(5) }, { ...reviewed }),
    /back in/,
  ],
  'a leap of a vendor': [
    history(
      { ...reported },
      { ...reviewed, status: 'in_review', changedBy: 'Vern Castillo' },
      {
        ...reviewed,
        status: 'resolved',
        changedBy: 'Vern Castillo',
      },
    ),
    /A vendor took TKT-1 from in_review to resolved/,
  ],
  'a number left out': [
    kept('invoices', { ...invoice, invoiceNumber: 'INV-2025-016' }),
    /numbered/,
  ],
  'a number given twice': [
    kept('invoices', { ...invoice, invoiceNumber: 'INV-2025-014' }),
    /numbered/,
  ],
  'data that was set aside': [{ 'hoa:set-aside:tickets:1': '{}' }, /could not read/],
};

for (const [name, [storage, law]] of Object.entries(broken)) {
  test(`the walk’s laws do not let ${name} pass`, () => {
    expect(brokenLaws(storage).join('\n')).toMatch(law);
  });
}

test('the walk’s laws let pass what is right, and know every internal note', () => {
  expect(brokenLaws({ ...kept('tickets', ticket), ...kept('invoices', invoice) })).toEqual([]);
  const note = { id: 'note', isInternal: true, content: 'Not for everyone to read.' };
  expect(internalNotes(kept('ticketMessages', note))).toContain(note.content);
  expect(internalNotes({}).length).toBeGreaterThan(3);
});
