import { type Input, type Operation, PortalError, type PortalErrorCode } from '@hoa/api';
import type { Actor } from '@hoa/domain';
import { mockActors } from '@hoa/mock-data/testing';
import { describe, expect, it } from 'vitest';
import { exampleInputs } from '../testing/index.ts';
import { openPortal } from '../testing/sample-portal.ts';

/** TKT-1029 belongs to the submitter, is assigned to the vendor and in progress. */
const people = {
  submitter: mockActors.resident,
  neighbour: { ...mockActors.resident, uid: 'resident-047', displayName: 'Walt Simmons' },
  vendor: mockActors.vendor,
  otherVendor: { ...mockActors.vendor, uid: 'vendor-2', displayName: 'Brightline Electric' },
  admin: mockActors.admin,
} satisfies Record<string, Actor>;

type Answer = 'ok' | PortalErrorCode;
type Row = readonly [Answer, Answer, Answer, Answer, Answer];
type TicketOperation = Extract<
  Operation,
  | `tickets.${string}`
  | `ticketInvoices.${string}`
  | `vendor${string}`
  | `residents.${string}`
  | `contactSubmissions.${string}`
  | `invoices.${string}`
>;

const all: Row = ['ok', 'ok', 'ok', 'ok', 'ok'];
const unseen = 'ticket-not-found';

/** submitter, neighbour, assigned vendor, other vendor, admin. A new operation needs its row. */
const table: Record<TicketOperation, Row> = {
  'tickets.list': all,
  'tickets.board': ['vendors-only', 'vendors-only', 'ok', 'ok', 'ok'],
  'tickets.get': ['ok', unseen, 'ok', unseen, 'ok'],
  'tickets.messages': ['ok', unseen, 'ok', unseen, 'ok'],
  'tickets.markRead': ['ok', unseen, 'ok', unseen, 'ok'],
  'tickets.create': [
    'ok',
    'ok',
    'ticket-not-authorized',
    'ticket-not-authorized',
    'ticket-not-authorized',
  ],
  'tickets.updateDescription': ['ok', unseen, 'description-not-authorized', unseen, 'ok'],
  'tickets.changeStatus': ['status-not-authorized', unseen, 'ok', unseen, 'ok'],
  'tickets.changeStatusMany': ['status-not-authorized', unseen, 'ok', unseen, 'ok'],
  // To the previous status, which no transition allows.
  'tickets.moveBack': ['status-not-authorized', unseen, 'status-transition', unseen, 'ok'],
  'tickets.postMessage': ['ok', unseen, 'ok', unseen, 'ok'],
  'tickets.attach': ['attachment-not-authorized', unseen, 'ok', unseen, 'ok'],
  // From a ticket of the other vendor; someone else uploaded the file.
  'tickets.detach': [
    'attachment-not-authorized',
    unseen,
    unseen,
    'attachment-not-authorized',
    'ok',
  ],
  'tickets.submitInvoice': [unseen, unseen, 'ok', unseen, 'invoice-not-authorized'],
  'tickets.createWorkItem': [
    'work-item-not-authorized',
    'work-item-not-authorized',
    'work-item-not-authorized',
    'work-item-not-authorized',
    'ok',
  ],
  'tickets.assign': ['admins-only', 'admins-only', 'admins-only', 'admins-only', 'ok'],
  'tickets.changeDueDate': [unseen, unseen, 'admins-only', unseen, 'ok'],
  'tickets.withdraw': [unseen, unseen, 'admins-only', unseen, 'ok'],
  'ticketInvoices.list': ['vendors-only', 'vendors-only', 'ok', 'ok', 'ok'],
  'vendors.list': ['admins-only', 'admins-only', 'admins-only', 'admins-only', 'ok'],
  'vendors.get': ['admins-only', 'admins-only', 'admins-only', 'admins-only', 'ok'],
  'vendors.change': ['admins-only', 'admins-only', 'admins-only', 'admins-only', 'ok'],
  'residents.list': ['admins-only', 'admins-only', 'admins-only', 'admins-only', 'ok'],
  'vendorNotifications.list': ['vendors-only', 'vendors-only', 'ok', 'ok', 'vendors-only'],
  'vendorNotifications.get': ['vendors-only', 'vendors-only', 'ok', 'not-found', 'vendors-only'],
  'vendorNotifications.markRead': ['vendors-only', 'vendors-only', 'ok', 'ok', 'vendors-only'],
  'vendorDashboard.get': ['vendors-only', 'vendors-only', 'ok', 'ok', 'vendors-only'],
  'contactSubmissions.list': ['vendors-only', 'vendors-only', 'ok', 'ok', 'vendors-only'],
  'invoices.list': ['vendors-only', 'vendors-only', 'ok', 'ok', 'ok'],
  'invoices.get': ['vendors-only', 'vendors-only', 'ok', 'not-found', 'ok'],
  'invoices.totals': ['vendors-only', 'vendors-only', 'ok', 'ok', 'ok'],
  // The work order is not assigned to the other vendor.
  'invoices.save': [
    'invoice-not-authorized',
    'invoice-not-authorized',
    'ok',
    'invoice-not-authorized',
    'invoice-not-authorized',
  ],
  'invoices.submit': [
    'invoice-not-authorized',
    'invoice-not-authorized',
    'ok',
    'not-found',
    'invoice-not-authorized',
  ],
  'invoices.delete': [
    'invoice-not-authorized',
    'invoice-not-authorized',
    'ok',
    'not-found',
    'invoice-not-authorized',
  ],
};

const refusalTexts: Partial<Record<Answer, string>> = {
  'message-not-authorized': 'Not authorized to create message',
  'status-not-authorized': 'Not authorized to update status',
  'invoice-not-authorized': 'Not authorized to create invoice',
  'ticket-not-found': 'Ticket not found',
};

const cases = (Object.keys(table) as TicketOperation[]).flatMap((operation) =>
  (Object.keys(people) as (keyof typeof people)[]).map(
    (person, column) => [operation, person, table[operation][column] ?? 'ok'] as const,
  ),
);

describe('who may do what with tickets and vendors', () => {
  it.each(cases)(
    '%s by the %s: %s [6.4 6.14 6.18 8.2.1 8.2.2 8.2.4 V8.1.1 V8.2.1]',
    async (operation, person, expected) => {
      const { answer, hasWritten } = await ask(people[person], operation);
      expect(answer.code).toBe(expected);
      if (expected !== 'ok') expect(hasWritten).toBe(false);
      const text = refusalTexts[expected];
      if (text !== undefined) expect(answer.message).toBe(text);
    },
  );

  it('gives an internal note only to administrators [6.6]', async () => {
    const input = { ticketId: 'TKT-1029', content: 'Note', isInternal: true, attachments: [] };
    for (const person of ['submitter', 'vendor'] as const) {
      const { answer } = await ask(people[person], 'tickets.postMessage', input);
      expect(answer.code).toBe('message-not-authorized');
    }
    expect((await ask(people.admin, 'tickets.postMessage', input)).answer.code).toBe('ok');
  });

  it('limits a vendor to the transitions, and an administrator to none [4.17 6.3]', async () => {
    const input = { ticketId: 'TKT-1029', status: 'new' } as const;
    const { answer } = await ask(people.vendor, 'tickets.changeStatus', input);
    expect(answer.message).toBe('Invalid status transition from In Progress to New');
    expect((await ask(people.admin, 'tickets.changeStatus', input)).answer.code).toBe('ok');
  });
});

/** Runs one operation on fresh samples, with all use cases available. */
async function ask<N extends Operation>(
  actor: Actor,
  name: N,
  input: Input<N> = exampleInputs[name],
): Promise<{
  answer: { code: Answer; message: string };
  hasWritten: boolean;
}> {
  let hasWritten = false;
  const portal = openPortal({
    newId: () => 'id-2',
    onChange: () => {
      hasWritten = true;
    },
  });
  try {
    await portal.run(actor, name, input);
    return { answer: { code: 'ok', message: '' }, hasWritten };
  } catch (error) {
    if (!(error instanceof PortalError)) throw error;
    return { answer: { code: error.code, message: error.message }, hasWritten };
  }
}
