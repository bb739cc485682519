import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Decision } from '../kernel/refusal.ts';
import { people } from '../testing/actors.ts';
import { refusalText } from '../tickets/refusal-text.ts';
import {
  autoFilledAmount,
  calculatedTotal,
  defaultInvoiceDescription,
  invoiceAmount,
  invoiceDueDate,
  invoiceMessage,
  invoiceNumber,
  listedInvoice,
  mayWriteInvoice,
  seesInvoice,
  submittedInvoice,
} from './invoice-rules.ts';
import type { Invoice, TicketInvoice } from './invoice-schema.ts';
import { pendingInvoiceStatuses } from './invoice-status.ts';

const now = new Date('2025-02-14T10:00:00.000Z');

const draft: Invoice = {
  id: 'i1',
  invoiceNumber: 'INV-2025-004',
  vendorUid: people.assignedVendor.uid,
  workOrderId: 'TKT-1001',
  workOrderTitle: 'Leak',
  amount: 15_000,
  laborHours: 2,
  laborRate: 7500,
  materials: [],
  status: 'draft',
  dueDate: '2025-03-16',
};

describe('the calculated amount', () => {
  it('is hours × rate + materials in cents', () => {
    const work = { laborHours: 2.5, laborRate: 7_500, materialsCost: 1_999 };
    expect(calculatedTotal(work)).toBe(20_749);
    expect(autoFilledAmount(work)).toBe(20_749);
  });

  it('fills in nothing while it is 0', () => {
    expect(autoFilledAmount({ laborHours: 0, laborRate: 7500, materialsCost: 0 })).toBeUndefined();
  });

  it('is exact for every half hour', () => {
    fc.assert(
      fc.property(
        fc.nat(2000),
        fc.nat(100_000),
        fc.nat(1_000_000),
        (halves, laborRate, materialsCost) => {
          const total = calculatedTotal({ laborHours: halves / 2, laborRate, materialsCost });
          expect(total).toBe(Math.round((halves * laborRate) / 2) + materialsCost);
        },
      ),
    );
  });

  it('of a page invoice adds labor and every line of materials', () => {
    const materials = [
      { quantity: 3, unitCost: 250 },
      { quantity: 1, unitCost: 1_999 },
    ];
    expect(invoiceAmount({ laborHours: 1.5, laborRate: 7500, materials })).toBe(13_999);
  });
});

describe('texts', () => {
  it('describe the work by default', () => {
    expect(defaultInvoiceDescription('Leak')).toBe('Work completed for: Leak');
  });

  it('say the amount in the conversation', () => {
    expect(invoiceMessage(25_000, 'Work completed for: Leak')).toBe(
      'Invoice submitted for $250.00 - Work completed for: Leak',
    );
  });
});

it.each([
  [1, 'INV-2025-001'],
  [10, 'INV-2025-010'],
  [1000, 'INV-2025-1000'],
])('the number after %i begins with the prefix [3.8]', (sequence, number) => {
  expect(invoiceNumber('INV-2025', sequence)).toBe(number);
});

it('a new draft is due 30 days on [9.9]', () => {
  expect(invoiceDueDate('2025-02-14')).toBe('2025-03-16');
});

describe('an invoice submitted from its work order', () => {
  const submitted: TicketInvoice = {
    id: 't1',
    ticketId: 'TKT-1001',
    amount: 20_749,
    description: 'Work completed for: Leak',
    attachments: [],
    status: 'submitted',
    vendorUid: 'v1',
    submittedBy: { uid: 'k1', displayName: 'Vic', role: 'vendor' },
    createdAt: now.toISOString(),
    laborHours: 2.5,
    laborRate: 7500,
    materialsCost: 1_999,
  };
  const listed = { id: 'i9', invoiceNumber: 'INV-2025-009', workOrderTitle: 'Leak' };

  it.each([
    [20_749, 2.5, [{ item: '', quantity: 1, unitCost: 1_999, total: 1_999 }]],
    [
      30_000,
      0,
      [{ item: 'Work completed for: Leak', quantity: 1, unitCost: 30_000, total: 30_000 }],
    ],
  ])('for %i cents is listed with parts that add up', (amount, laborHours, materials) => {
    expect(listedInvoice({ ...submitted, amount }, listed, '2025-02-14')).toEqual({
      ...listed,
      vendorUid: 'v1',
      workOrderId: 'TKT-1001',
      amount,
      laborHours,
      laborRate: 7500,
      materials,
      status: 'submitted',
      submittedDate: '2025-02-14',
      dueDate: '2025-03-16',
      ticketInvoiceId: 't1',
    });
  });
});

it('waits for its money once submitted, until it is paid or rejected', () => {
  expect(pendingInvoiceStatuses).toEqual(['submitted', 'approved']);
});

it('submitting sets the status and its date', () => {
  expect(submittedInvoice(draft, '2025-02-14')).toEqual({
    ...draft,
    status: 'submitted',
    submittedDate: '2025-02-14',
  });
});

describe('who writes invoices', () => {
  const textOf = (decision: Decision) => (decision.ok ? 'ok' : refusalText(decision.reason));
  const no = 'Not authorized to create invoice';

  it.each([
    ['assignedVendor', 'ok', 'ok', 'Only a draft invoice can be changed', true, true],
    ['colleague', 'ok', 'ok', 'Only a draft invoice can be changed', true, true],
    ['otherVendor', 'ok', no, no, false, false],
    ['submitter', no, no, no, false, false],
    ['admin', no, no, no, false, true],
  ] as const)(
    '%s: a new one %s, the draft %s, once paid %s, sees the draft %s, once submitted %s',
    (part, ...expected) => {
      const actor = people[part];
      expect([
        textOf(mayWriteInvoice(actor)),
        textOf(mayWriteInvoice(actor, draft)),
        textOf(mayWriteInvoice(actor, { ...draft, status: 'paid' })),
        seesInvoice(actor, draft),
        seesInvoice(actor, { ...draft, status: 'submitted' }),
      ]).toEqual(expected);
    },
  );
});
