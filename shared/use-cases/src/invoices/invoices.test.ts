import type { Input } from '@hoa/api';
import {
  type Actor,
  type Invoice,
  type InvoiceStatus,
  invoiceStatuses,
  isCompleted,
  sumCents,
  ticketStatuses,
} from '@hoa/domain';
import { mockActors, testNow } from '@hoa/mock-data/testing';
import { describe, expect, it } from 'vitest';
import { openPortal, type Person } from '../testing/sample-portal.ts';

const { vendor, admin } = mockActors;

describe("the vendor's invoices in the sample data", () => {
  const written = {
    workOrderId: 'TKT-1027',
    laborHours: 1.5,
    laborRate: 7501,
    materials: [{ item: 'Gasket', quantity: 3, unitCost: 333 }],
  };

  it('starts as a draft with the next number, worked out in cents, due in thirty days [4.24]', async () => {
    const gateway = openPortal().as(vendor);
    const draft = await gateway.call('invoices.save', written);
    expect(draft).toMatchObject({
      invoiceNumber: 'INV-2025-021',
      status: 'draft',
      amount: 11_252 + 999,
      workOrderTitle: 'Quarterly drain inspection, Building C',
      materials: [{ item: 'Gasket', quantity: 3, unitCost: 333, total: 999 }],
    });
    expect(draft.dueDate).toBe('2026-04-09');
    expect((await gateway.call('invoices.save', written)).invoiceNumber).toBe('INV-2025-022');
  });

  it('takes its title from the work order and ignores the title in the request', async () => {
    const gateway = openPortal().as(vendor);
    const sent = { ...written, workOrderTitle: 'Paid by the board\u202e' };
    const draft = await gateway.call('invoices.save', sent);
    expect(draft.workOrderTitle).toBe('Quarterly drain inspection, Building C');
  });

  it('can be changed and submitted while a draft, and not after [4.25 10.8]', async () => {
    let actor: Actor = vendor;
    const gateway = openPortal().as(() => actor);
    const changed = await gateway.call('invoices.save', { ...written, id: 'invoice-013' });
    expect(changed).toMatchObject({ invoiceNumber: 'INV-2025-018', amount: 12_251 });
    const submitted = await gateway.call('invoices.submit', { invoiceId: 'invoice-013' });
    expect(submitted).toMatchObject({ status: 'submitted', submittedDate: '2026-03-10' });
    await expect(
      gateway.call('invoices.save', { ...written, id: 'invoice-013' }),
    ).rejects.toMatchObject({ code: 'invoice-not-draft' });
    await expect(
      gateway.call('invoices.submit', { invoiceId: 'invoice-013' }),
    ).rejects.toMatchObject({ code: 'invoice-not-draft' });
    await expect(
      gateway.call('invoices.delete', { invoiceId: 'invoice-013' }),
    ).rejects.toMatchObject({ code: 'invoice-not-draft' });
    actor = admin;
    const told = await gateway.call('notifications.list', { limit: 1 });
    expect(told.items).toMatchObject([
      {
        title: 'Invoice on TKT-1027',
        message:
          'Vern Castillo: Invoice submitted for $122.51 - Quarterly drain inspection, Building C',
        actionUrl: '/admin?tab=vendors&list=invoices&invoice=invoice-013',
        read: false,
      },
    ]);
  });

  it.each([
    ['another vendor’s', 'TKT-1037'],
    ['unknown', 'TKT-9999'],
    ['assigned to nobody', 'TKT-1045'],
  ])('is not written for a work order that is %s', async (_, workOrderId) => {
    const gateway = openPortal().as(vendor);
    for (const id of [undefined, 'invoice-013']) {
      await expect(gateway.call('invoices.save', { ...written, id, workOrderId })).rejects.toThrow(
        'Not authorized to create invoice',
      );
    }
    expect((await gateway.call('invoices.totals', {})).countByStatus.draft).toBe(3);
  });

  it('is submitted only for a work order that is resolved or closed [10.10]', async () => {
    let actor: Actor = vendor;
    const gateway = openPortal().as(() => actor);
    for (const status of ticketStatuses) {
      actor = admin;
      await gateway.call('tickets.changeStatus', { ticketId: 'TKT-1027', status });
      actor = vendor;
      const { id } = await gateway.call('invoices.save', written);
      const answer = gateway.call('invoices.submit', { invoiceId: id });
      if (isCompleted(status)) expect(await answer).toMatchObject({ status: 'submitted' });
      else await expect(answer).rejects.toThrow('Not authorized to create invoice');
    }
  });

  it('has no notes after they are cleared, and can be deleted', async () => {
    const gateway = openPortal().as(vendor);
    const draft = await gateway.call('invoices.save', { ...written, notes: 'Two visits' });
    expect(draft.notes).toBe('Two visits');
    await gateway.call('invoices.save', { ...written, id: draft.id, notes: ' ' });
    const kept = await gateway.call('invoices.get', { invoiceId: draft.id });
    expect(kept.notes).toBeUndefined();
    await gateway.call('invoices.delete', { invoiceId: draft.id });
    await expect(gateway.call('invoices.get', { invoiceId: draft.id })).rejects.toMatchObject({
      code: 'not-found',
    });
  });

  it('is counted once for its work order, whether submitted from the list or the work order [10.7]', async () => {
    const gateway = openPortal().as(vendor);
    const workOrderId = 'TKT-1026';
    const before = await gateway.call('invoices.totals', {});
    expect(await gateway.call('invoices.totals', { workOrderId })).toMatchObject({
      pending: 0,
      count: 1,
      countByStatus: { draft: 1, submitted: 0 },
    });
    await gateway.call('invoices.submit', { invoiceId: 'invoice-015' });
    await gateway.call('tickets.submitInvoice', {
      ticketId: workOrderId,
      amount: 5000,
      description: 'Second visit',
      laborHours: 0,
      laborRate: 0,
      materialsCost: 0,
      attachments: [],
    });
    expect(await gateway.call('invoices.totals', { workOrderId })).toMatchObject({
      pending: 20_200,
      count: 2,
      countByStatus: { draft: 0, submitted: 2 },
    });
    expect(await gateway.call('invoices.totals', {})).toMatchObject({
      pending: before.pending + 20_200,
      count: before.count + 1,
    });
  });

  it('shows a vendor their own and an administrator all that were submitted', async () => {
    const own = await openPortal().as(vendor).call('invoices.list', {});
    expect(new Set(own.items.map(({ vendorUid }) => vendorUid))).toEqual(new Set(['vendor-1']));
    expect([own.items.length, own.total]).toEqual([10, 18]);
    expect((await openPortal().as(admin).call('invoices.list', {})).total).toBe(17);
  });

  it('keeps drafts to their firm: an administrator neither lists, finds, counts nor opens them', async () => {
    const own = openPortal().as(vendor);
    const drafts = await own.call('invoices.list', { status: 'draft' });
    expect(drafts.total).toBeGreaterThan(0);
    const office = openPortal().as(admin);
    const all = await office.call('invoices.list', { limit: 100 });
    expect(all.items.filter(({ status }) => status === 'draft')).toEqual([]);
    expect((await office.call('invoices.list', { status: 'draft' })).total).toBe(0);
    const rest = await office.call('invoices.list', { isPending: false, limit: 100 });
    expect(rest.items.map(({ status }) => status)).not.toContain('draft');
    const totals = await office.call('invoices.totals', {});
    expect(totals.count).toBe(all.total);
    expect(totals.countByStatus.draft).toBe(0);
    for (const { id, invoiceNumber } of drafts.items) {
      expect((await office.call('invoices.list', { search: invoiceNumber })).total).toBe(0);
      await expect(office.call('invoices.get', { invoiceId: id })).rejects.toMatchObject({
        code: 'not-found',
      });
    }
  });

  it('lists them in pages, highest number first, with the total for the search and filter', async () => {
    const gateway = openPortal().as(admin);
    const first = await gateway.call('invoices.list', {});
    const second = await gateway.call('invoices.list', { offset: 10 });
    const numbers = [...first.items, ...second.items].map(({ invoiceNumber }) => invoiceNumber);
    expect(numbers).toEqual(
      Array.from({ length: 17 }, (_, index) => `INV-2025-${String(17 - index).padStart(3, '0')}`),
    );
    const found = await openPortal().as(vendor).call('invoices.list', {
      search: 'LAUNDRY faucet',
      status: 'draft',
      limit: 1,
    });
    expect(found.total).toBe(1);
    expect(found.items).toMatchObject([{ workOrderId: 'TKT-1049' }]);
    const others = await gateway.call('invoices.list', { vendorUid: 'vendor-4' });
    expect(others.items.map(({ vendorName }) => vendorName)).toEqual([
      'Clearwater Pool & Property Care',
    ]);
    // A vendor cannot ask for another vendor's invoices.
    expect(
      (await openPortal().as(vendor).call('invoices.list', { vendorUid: 'vendor-4' })).total,
    ).toBe(18);
  });

  type Sort = NonNullable<Input<'invoices.list'>['sort']>['column'];

  it.each<[Sort, (invoice: Invoice) => string | number | undefined]>([
    ['number', ({ invoiceNumber }: Invoice) => invoiceNumber],
    ['amount', ({ amount }: Invoice) => amount],
    ['vendor', ({ vendorName }: Invoice) => vendorName],
    ['status', ({ status }: Invoice) => invoiceStatuses.indexOf(status)],
  ])('sorts them by %s', async (column, keyOf) => {
    const sort = { column, direction: 'asc' } as const;
    const { items } = await openPortal().as(admin).call('invoices.list', { sort, limit: 100 });
    const keys = items.map(keyOf);
    expect(keys).toEqual(
      keys.toSorted((one = '', other = '') => (one < other ? -1 : Number(one > other))),
    );
  });

  it('sums what is pending and paid and counts by status, as the list does [4.27]', async () => {
    for (const actor of [vendor, admin]) {
      const gateway = openPortal().as(actor);
      const { items } = await gateway.call('invoices.list', { limit: 100 });
      const amountOf = (...statuses: InvoiceStatus[]) =>
        sumCents(
          items.filter(({ status }) => statuses.includes(status)).map(({ amount }) => amount),
        );
      expect(await gateway.call('invoices.totals', {})).toEqual({
        pending: amountOf('submitted', 'approved'),
        paid: amountOf('paid'),
        paidThisMonth: sumCents(
          items
            .filter(({ paidDate = '' }) => paidDate >= new Date(2026, 2, 1).toISOString())
            .map(({ amount }) => amount),
        ),
        count: items.length,
        countByStatus: Object.fromEntries(
          invoiceStatuses.map((status) => [
            status,
            items.filter((invoice) => invoice.status === status).length,
          ]),
        ),
      });
    }
  });

  it('shows a vendor an invoice by its id only if it is their own', async () => {
    const { id } = await openPortal().as(vendor).call('invoices.get', { invoiceId: 'invoice-001' });
    expect(id).toBe('invoice-001');
    await expect(
      openPortal().as(vendor).call('invoices.get', { invoiceId: 'invoice-003' }),
    ).rejects.toMatchObject({ code: 'not-found' });
  });

  it.each([
    [
      32_250,
      { laborHours: 3.5, materials: [{ item: '', quantity: 1, unitCost: 6000, total: 6000 }] },
    ],
    [
      50_000,
      {
        laborHours: 0,
        materials: [{ item: 'Both stacks', quantity: 1, unitCost: 50_000, total: 50_000 }],
      },
    ],
  ])(
    'gets one that is submitted from its work order for %i cents, in parts that add up',
    async (amount, parts) => {
      const gateway = openPortal().as(vendor);
      const submitted = await gateway.call('tickets.submitInvoice', {
        ticketId: 'TKT-1027',
        amount,
        description: 'Both stacks',
        laborHours: 3.5,
        laborRate: 7500,
        materialsCost: 6000,
        attachments: [],
      });
      const { items } = await gateway.call('invoices.list', { limit: 1 });
      expect(items).toMatchObject([
        {
          invoiceNumber: 'INV-2025-021',
          status: 'submitted',
          amount,
          vendorName: 'Castillo Plumbing & Heating',
          workOrderTitle: 'Quarterly drain inspection, Building C',
          ticketInvoiceId: submitted.id,
          ...parts,
        },
      ]);
    },
  );
});

describe("a vendor's work in the figures", () => {
  const figures = () => openPortal().as(vendor).call('vendorDashboard.get', {});

  it('counts as completed once it is resolved, and no longer after it is reopened', async () => {
    let actor: Actor = vendor;
    const gateway = openPortal().as(() => actor);
    const before = await figures();
    await gateway.call('tickets.changeStatus', { ticketId: 'TKT-1029', status: 'resolved' });
    expect(await gateway.call('vendorDashboard.get', {})).toMatchObject({
      activeWorkOrders: before.activeWorkOrders - 1,
      completedThisMonth: before.completedThisMonth + 1,
    });
    actor = admin;
    await gateway.call('tickets.changeStatus', { ticketId: 'TKT-1029', status: 'closed' });
    actor = vendor;
    expect(await gateway.call('vendorDashboard.get', {})).toMatchObject({
      completedThisMonth: before.completedThisMonth + 1,
    });
    actor = admin;
    await gateway.call('tickets.changeStatus', { ticketId: 'TKT-1029', status: 'in_progress' });
    actor = vendor;
    expect(await gateway.call('vendorDashboard.get', {})).toEqual(before);
  });

  it('is unchanged when a closed work order is reopened and that is undone', async () => {
    let actor: Actor = admin;
    const gateway = openPortal().as(() => actor);
    const before = await figures();
    // Closed months ago.
    await gateway.call('tickets.changeStatus', { ticketId: 'TKT-0990', status: 'new' });
    await gateway.call('tickets.moveBack', { tickets: [{ ticketId: 'TKT-0990' }] });
    actor = vendor;
    expect(await gateway.call('vendorDashboard.get', {})).toEqual(before);
  });

  const ticketId = 'TKT-1050';
  const message = { content: 'On my way.', isInternal: false, attachments: [] };
  type Answer = (gateway: Person) => Promise<unknown>;

  it.each<[string, Answer]>([
    ['a message', (gateway) => gateway.call('tickets.postMessage', { ticketId, ...message })],
    [
      'a first move',
      (gateway) => gateway.call('tickets.changeStatus', { ticketId, status: 'in_progress' }),
    ],
  ])('has its response time once there is an answer: %s', async (_, answer) => {
    const gateway = openPortal().as(vendor);
    const before = await figures();
    const { statusHistory } = await gateway.call('tickets.get', { ticketId });
    const assignedAt = Date.parse(statusHistory[0]?.changedAt ?? '');
    await answer(gateway);
    const answered = (testNow.getTime() - assignedAt) / 3_600_000;
    const { responseTimeHours } = await gateway.call('vendorDashboard.get', {});
    // Twelve answers were on record.
    expect(responseTimeHours).toBeCloseTo((12 * (before.responseTimeHours ?? 0) + answered) / 13);
  });
});

describe('the directories in the sample data', () => {
  it('find vendors by name or service, in pages', async () => {
    const gateway = openPortal().as(admin);
    const all = await gateway.call('vendors.list', {});
    expect(all.items.map(({ displayName }) => displayName)).toEqual([
      'Brightline Electric',
      'Castillo Plumbing & Heating',
      'Clearwater Pool & Property Care',
      'Green Acre Grounds',
    ]);
    const second = await gateway.call('vendors.list', { limit: 3, offset: 3 });
    expect([second.items.length, second.total]).toEqual([1, 4]);
    const one = await gateway.call('vendors.list', { id: all.items[2]?.id });
    expect(one).toEqual({ items: [all.items[2]], total: 1 });
    const found = await gateway.call('vendors.list', { search: 'LIGHTING' });
    expect(found.items.map(({ uid }) => uid)).toEqual(['vendor-2']);
  });

  it('list residents by unit and find them by name', async () => {
    const gateway = openPortal().as(admin);
    const first = await gateway.call('residents.list', {});
    expect([first.items.length, first.total]).toEqual([25, 156]);
    expect(first.items[0]?.unit).toBe('A-101');
    const found = await gateway.call('residents.list', { search: 'okafor', limit: 1 });
    expect(found.items.map(({ unit }) => unit)).toEqual(['B-112']);
  });
});

describe("a vendor's notifications in the sample data", () => {
  it('come in pages, newest first, with the total unread count', async () => {
    const gateway = openPortal().as(vendor);
    const all = await gateway.call('vendorNotifications.list', {});
    const second = await gateway.call('vendorNotifications.list', { limit: 5, offset: 5 });
    expect(second.items).toEqual(all.items.slice(5, 10));
    expect([second.total, second.unread]).toEqual([all.total, all.unread]);
    expect(all.unread).toBe(all.items.filter(({ read }) => !read).length);
    const ids = all.items.map(({ id }) => id);
    await gateway.call('vendorNotifications.markRead', { ids: [...ids, 'somebody-elses'] });
    expect((await gateway.call('vendorNotifications.list', {})).unread).toBe(0);
  });
});

describe('contact submissions in the sample data', () => {
  it('shows a vendor those of their own and their association, newest update first [7.19]', async () => {
    const submissions = await openPortal().as(vendor).call('contactSubmissions.list', {});
    expect(submissions.items.map(({ id }) => id)).toEqual([
      'submission-1',
      'submission-2',
      'submission-4',
      'submission-3',
      'submission-5',
    ]);
    const elsewhere = openPortal().as({ ...vendor, hoaId: 'another-hoa' });
    expect(await elsewhere.call('contactSubmissions.list', {})).toEqual({ items: [], total: 0 });
    const second = await openPortal().as(vendor).call('contactSubmissions.list', { offset: 4 });
    expect([second.items.map(({ id }) => id), second.total]).toEqual([['submission-5'], 5]);
  });
});
