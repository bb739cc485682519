import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { people } from './fixtures/actors.ts';
import type { Invoice } from './invoice.ts';
import {
  autoFilledAmount,
  calculatedTotal,
  defaultInvoiceDescription,
  defaultLaborRate,
  invoiceAmount,
  invoiceDueDate,
  invoiceMessage,
  invoiceTotals,
  mayWriteInvoice,
  nextInvoiceNumber,
  seesInvoice,
  submittedInvoice,
} from './invoice-rules.ts';
import { invoiceStatuses } from './invoice-status.ts';
import { type Decision, refusalText } from './refusal.ts';

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
    const work = { laborHours: 2.5, laborRate: defaultLaborRate, materialsCost: 1_999 };
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

describe('invoice numbers', () => {
  it.each([
    [[], 'INV-2025-001'],
    [['INV-2025-001', 'INV-2025-009', 'INV-2025-003'], 'INV-2025-010'],
    [['INV-2025-999'], 'INV-2025-1000'],
    [['INV-2024-700', 'draft', 'INV-2025-02'], 'INV-2025-001'],
  ])('after %j comes %s', (existing, next) => {
    expect(nextInvoiceNumber(existing)).toBe(next);
  });

  it('go on without gaps or clashes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), (count) => {
        const numbers: string[] = [];
        for (let made = 0; made < count; made += 1) numbers.push(nextInvoiceNumber(numbers));
        expect(new Set(numbers).size).toBe(count);
        expect(numbers.at(-1)).toBe(`INV-2025-${String(count).padStart(3, '0')}`);
      }),
    );
  });
});

it('a new draft is due 30 days on', () => {
  expect(invoiceDueDate(now)).toBe('2025-03-16T10:00:00.000Z');
});

it('Pending sums submitted and approved, Paid sums paid, and the rest count', () => {
  const invoices = invoiceStatuses.map((status, index) => ({ status, amount: 10 ** index }));
  expect(invoiceTotals(invoices)).toEqual({
    pending: 10 + 100,
    paid: 1000,
    count: 5,
    countByStatus: { draft: 1, submitted: 1, approved: 1, paid: 1, rejected: 1 },
  });
});

it('submitting sets the status and its date', () => {
  expect(submittedInvoice(draft, now)).toEqual({
    ...draft,
    status: 'submitted',
    submittedDate: now.toISOString(),
  });
});

describe('who writes invoices', () => {
  const said = (decision: Decision) => (decision.ok ? 'ok' : refusalText(decision.reason));
  const no = 'Not authorized to create invoice';

  it.each([
    ['assignedVendor', 'ok', 'ok', 'Only a draft invoice can be changed', true],
    ['otherVendor', 'ok', no, no, false],
    ['submitter', no, no, no, false],
    ['admin', no, no, no, true],
  ] as const)('%s: a new one %s, the draft %s, once paid %s, sees it %s', (part, ...expected) => {
    const actor = people[part];
    expect([
      said(mayWriteInvoice(actor)),
      said(mayWriteInvoice(actor, draft)),
      said(mayWriteInvoice(actor, { ...draft, status: 'paid' })),
      seesInvoice(actor, draft),
    ]).toEqual(expected);
  });
});
