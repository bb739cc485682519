import { describe, expect, it } from 'vitest';
import { defaultPreferences } from './profile-rules.ts';
import { announcementSchema, newsItemSchema } from './schemas/announcement.ts';
import { centsSchema } from './schemas/cents.ts';
import { documentFileSchema } from './schemas/document.ts';
import { invoiceSchema } from './schemas/invoice.ts';
import { isoDateSchema } from './schemas/iso-date.ts';
import { preferencesSchema } from './schemas/profile.ts';
import { ticketSchema } from './schemas/ticket.ts';
import { aWorkOrder } from './testing/ticket.ts';
import { filterStatuses, ticketStatuses } from './ticket-status.ts';

const accepts = (schema: { safeParse: (input: unknown) => { success: boolean } }, input: unknown) =>
  schema.safeParse(input).success;

describe('dates', () => {
  it.each(['2025-03-04', '2025-03-04T17:00:00.000Z', '2025-03-04T17:00:00+02:00'])(
    '%s is one',
    (text) => expect(accepts(isoDateSchema, text)).toBe(true),
  );

  it.each(['', 'soon', '2025', '03/04/2025', '2025-13-01', '2025-03-04T99:00', 5, null])(
    '%s is none',
    (text) => expect(accepts(isoDateSchema, text)).toBe(false),
  );
});

it.each([
  [0, true],
  [-150, true],
  [0.5, false],
  [Number.NaN, false],
  [Number.POSITIVE_INFINITY, false],
  ['100', false],
])('%s is an amount in cents: %s', (value, expected) => {
  expect(accepts(centsSchema, value)).toBe(expected);
});

describe('a ticket', () => {
  const optional = new Set(['assignedTo']);
  const required = Object.keys(aWorkOrder()).filter((field) => !optional.has(field));

  it('is read as it was written', () => {
    expect(ticketSchema.parse(aWorkOrder())).toEqual(aWorkOrder());
    expect(ticketSchema.parse(JSON.parse(JSON.stringify(aWorkOrder())))).toEqual(aWorkOrder());
  });

  it.each(required)('is refused without its %s', (field) => {
    expect(accepts(ticketSchema, { ...aWorkOrder(), [field]: undefined })).toBe(false);
  });

  it.each([
    { status: 'lost' },
    { priority: 'medium' },
    { category: 'garden' },
    { updatedAt: 'soon' },
    { messagesCount: -1 },
    { submittedBy: {} },
    { statusHistory: [{ status: 'new' }] },
  ])('is refused with %j', (damage) => {
    expect(accepts(ticketSchema, { ...aWorkOrder(), ...damage })).toBe(false);
  });
});

it('an invoice is refused with half a cent, no material, or an unknown status', () => {
  const invoice = {
    id: 'i1',
    invoiceNumber: 'INV-2025-001',
    vendorUid: 'v1',
    workOrderId: 'TKT-1001',
    workOrderTitle: 'Leak',
    amount: 15_000,
    laborHours: 1.5,
    laborRate: 7500,
    materials: [{ item: 'Pipe', quantity: 1, unitCost: 3750, total: 3750 }],
    status: 'draft',
    dueDate: '2025-03-16',
  };
  expect(accepts(invoiceSchema, invoice)).toBe(true);
  const damages = [{ amount: 0.5 }, { status: 'lost' }, { materials: [{}] }, { laborHours: -1 }];
  for (const damage of damages)
    expect(accepts(invoiceSchema, { ...invoice, ...damage })).toBe(false);
});

it('a news item is an announcement that says whether it is published', () => {
  const announcement = {
    id: 'n1',
    title: 'Pool',
    content: 'Opens',
    category: 'general',
    priority: 'normal',
    pinned: false,
    urgent: false,
    author: 'Board',
    date: '2025-03-01',
    attachments: [],
  };
  expect(accepts(announcementSchema, announcement)).toBe(true);
  expect(accepts(newsItemSchema, announcement)).toBe(false);
  expect(accepts(newsItemSchema, { ...announcement, published: true })).toBe(true);
});

it('a file is a folder’s entry with a size and a type', () => {
  const folder = {
    id: 'f',
    name: 'F',
    parentId: 'root',
    pinned: false,
    modifiedTime: '2025-01-01',
  };
  expect(accepts(documentFileSchema, folder)).toBe(false);
  expect(accepts(documentFileSchema, { ...folder, size: 1, mimeType: 'text/plain' })).toBe(true);
});

it('preferences need every notification switch and accept only known privacy switches', () => {
  const { sms: _missing, ...fewer } = defaultPreferences.notifications;
  expect(accepts(preferencesSchema, { ...defaultPreferences, notifications: fewer })).toBe(false);
  expect(accepts(preferencesSchema, { ...defaultPreferences, privacy: { showUnit: true } })).toBe(
    true,
  );
  expect(accepts(preferencesSchema, { ...defaultPreferences, privacy: { showAll: true } })).toBe(
    false,
  );
});

it('the status filter offers all but closed', () => {
  expect(filterStatuses).toEqual(ticketStatuses.filter((status) => status !== 'closed'));
});
