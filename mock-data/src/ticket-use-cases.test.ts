import type { Actor } from '@hoa/shared/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { mockActors } from './mock-actors.ts';
import type { MockGateway } from './mock-gateway.ts';
import { openGateway, testNow } from './testing/open-gateway.ts';

const { resident, vendor, admin } = mockActors;
const nowIso = testNow.toISOString();

describe('tickets in the sample data', () => {
  let gateway: MockGateway;
  let actor: Actor;
  const as = (next: Actor) => {
    actor = next;
    return gateway;
  };

  beforeEach(() => {
    gateway = openGateway(() => actor);
  });

  it('lists by every filter at once, latest activity first', async () => {
    const all = await as(admin).call('tickets.list', {});
    const filters = { category: 'maintenance', status: 'closed', assignedTo: 'vendor-1' } as const;
    const filtered = await gateway.call('tickets.list', { ...filters, priority: 'normal' });
    expect(filtered.map(({ id }) => id)).toEqual(['TKT-1014', 'TKT-1048', 'TKT-1001']);
    const times = all.map(({ lastActivity }) => Date.parse(lastActivity));
    expect(times).toEqual(times.toSorted((one, other) => other - one));
  });

  it('gives a ticket that did not change as the same object again', async () => {
    const before = await as(admin).call('tickets.list', {});
    await gateway.call('tickets.changeStatus', { ticketId: 'TKT-1043', status: 'in_review' });
    const after = await gateway.call('tickets.list', {});
    const fresh = after.filter((ticket) => !before.includes(ticket));
    expect(fresh.map(({ id }) => id)).toEqual(['TKT-1043']);
  });

  it('gives a new ticket the next number, the author as submitter, and tells the administrators', async () => {
    const ticket = await as({ ...resident, unit: undefined }).call('tickets.create', {
      category: 'maintenance',
      location: 'A-101, hall',
      urgency: 'safety',
      description: 'The railing is loose.',
      attachments: [],
    });
    expect(ticket).toMatchObject({
      id: 'TKT-1051',
      status: 'new',
      priority: 'safety',
      submittedBy: { uid: 'resident-1', unit: 'A-101' },
      statusHistory: [{ status: 'new', changedBy: 'Rae Whitcomb', changedAt: nowIso }],
      hasUnreadMessages: false,
    });
    const seen = await as(admin).call('tickets.get', { ticketId: ticket.id });
    expect(seen.hasUnreadMessages).toBe(true);
    const [notice] = await gateway.call('notifications.list', {});
    expect(notice).toMatchObject({ title: 'New ticket TKT-1051', read: false });
  });

  it('says who uploaded a file by the session, whatever the input claims', async () => {
    const file = {
      id: 'file-1',
      name: 'drip.png',
      type: 'image/png',
      size: 10,
      url: '/drip.png',
      uploadedBy: 'admin-1',
      uploadedAt: '2001-01-01T00:00:00.000Z',
    };
    const ticket = await as(vendor).call('tickets.attach', {
      ticketId: 'TKT-1029',
      attachments: [file],
    });
    expect(ticket.attachments).toEqual([{ ...file, uploadedBy: 'vendor-1', uploadedAt: nowIso }]);
    expect(ticket.updatedAt).toBe(nowIso);
    const after = await gateway.call('tickets.detach', {
      ticketId: 'TKT-1029',
      attachmentId: 'file-1',
    });
    expect(after.attachments).toEqual([]);
  });

  it('adds a status change to the history and tells both sides', async () => {
    const before = await as(vendor).call('tickets.get', { ticketId: 'TKT-1029' });
    const after = await gateway.call('tickets.changeStatus', {
      ticketId: 'TKT-1029',
      status: 'resolved',
      expectedUpdatedAt: before.updatedAt,
    });
    expect(after.statusHistory).toEqual([
      ...before.statusHistory,
      { status: 'resolved', changedBy: 'Vern Castillo', changedAt: nowIso },
    ]);
    expect(after.updatedAt).toBe(nowIso);
    const [notice] = await as(resident).call('notifications.list', {});
    expect(notice).toMatchObject({
      title: 'TKT-1029: Resolved',
      actionUrl: '/tickets/TKT-1029',
      notice: { code: 'ticket-moved', params: { ticketId: 'TKT-1029', status: 'resolved' } },
    });
  });

  it('does nothing when an administrator picks the status it already has', async () => {
    const before = await as(admin).call('tickets.get', { ticketId: 'TKT-1043' });
    const after = await gateway.call('tickets.changeStatus', {
      ticketId: 'TKT-1043',
      status: 'new',
    });
    expect(after).toEqual(before);
  });

  it('tells the second tab that the ticket was changed, and overwrites nothing', async () => {
    const seen = await as(resident).call('tickets.get', { ticketId: 'TKT-1045' });
    const change = (description: string) =>
      gateway.call('tickets.updateDescription', {
        ticketId: 'TKT-1045',
        description,
        expectedUpdatedAt: seen.updatedAt,
      });
    await change('Twice a second now.');
    await expect(change('Stopped.')).rejects.toMatchObject({ code: 'conflict' });
    const kept = await gateway.call('tickets.get', { ticketId: 'TKT-1045' });
    expect(kept.description).toBe('Twice a second now.');
  });

  it('changes the status of many tickets or, when one is refused, of none', async () => {
    const ticketIds = ['TKT-1029', 'TKT-1024', 'TKT-1013'];
    await expect(
      as(vendor).call('tickets.changeStatusMany', { ticketIds, status: 'resolved' }),
    ).rejects.toMatchObject({ code: 'status-transition' });
    expect((await gateway.call('tickets.get', { ticketId: 'TKT-1029' })).status).toBe(
      'in_progress',
    );
    const changed = await as(admin).call('tickets.changeStatusMany', {
      ticketIds,
      status: 'closed',
    });
    expect(changed.map(({ status }) => status)).toEqual(['closed', 'closed', 'closed']);
  });

  it('counts a message, dates it, marks it unread for the others and tells them', async () => {
    const before = await as(vendor).call('tickets.get', { ticketId: 'TKT-1033' });
    await gateway.call('tickets.postMessage', {
      ticketId: 'TKT-1033',
      content: '  On my way.  ',
      isInternal: false,
      attachments: [],
    });
    const after = await gateway.call('tickets.get', { ticketId: 'TKT-1033' });
    expect(after).toMatchObject({
      messagesCount: before.messagesCount + 1,
      lastActivity: nowIso,
      updatedAt: before.updatedAt,
      hasUnreadMessages: false,
    });
    const seen = await as(admin).call('tickets.get', { ticketId: 'TKT-1033' });
    expect(seen.hasUnreadMessages).toBe(true);
    const messages = await gateway.call('tickets.messages', { ticketId: 'TKT-1033' });
    expect(messages.at(-1)).toMatchObject({ content: 'On my way.', author: { uid: 'vendor-1' } });
    await gateway.call('tickets.markRead', { ticketId: 'TKT-1033' });
    const read = await gateway.call('tickets.get', { ticketId: 'TKT-1033' });
    expect(read.hasUnreadMessages).toBe(false);
  });

  it('refuses a message that is blank, unless a file goes with it', async () => {
    const blank = { ticketId: 'TKT-1033', content: ' \n', isInternal: false, attachments: [] };
    await expect(as(vendor).call('tickets.postMessage', blank)).rejects.toMatchObject({
      code: 'invalid-input',
      params: { field: 'content' },
    });
  });

  it('keeps everything about an internal note from the resident and the vendor', async () => {
    const ticketId = 'TKT-1029';
    const before = await as(resident).call('tickets.get', { ticketId });
    const content = 'Owner is in arrears.';
    await as(admin).call('tickets.postMessage', {
      ticketId,
      content,
      isInternal: true,
      attachments: [],
    });
    for (const person of [resident, vendor]) {
      const seen = await as(person).call('tickets.get', { ticketId });
      expect(seen.messagesCount).toBe(before.messagesCount);
      expect(seen.lastActivity).toBe(before.lastActivity);
      const everything = [
        seen,
        await gateway.call('tickets.messages', { ticketId }),
        await gateway.call('tickets.list', {}),
        await gateway.call('notifications.list', {}).catch(() => []),
        await gateway.call('vendorNotifications.list', {}).catch(() => []),
      ];
      expect(JSON.stringify(everything)).not.toContain(content);
    }
    const shown = await as(admin).call('tickets.get', { ticketId });
    expect(shown).toMatchObject({ messagesCount: before.messagesCount + 1, lastActivity: nowIso });
  });

  it('leaves a public system message when an invoice is submitted', async () => {
    const before = await as(vendor).call('tickets.get', { ticketId: 'TKT-1027' });
    const invoice = await gateway.call('tickets.submitInvoice', {
      ticketId: 'TKT-1027',
      amount: 123_450,
      description: 'Both stacks',
      laborHours: 3.5,
      laborRate: 7500,
      materialsCost: 0,
      attachments: [],
    });
    expect(invoice).toMatchObject({ status: 'submitted', amount: 123_450, createdAt: nowIso });
    const messages = await gateway.call('tickets.messages', { ticketId: 'TKT-1027' });
    expect(messages.at(-1)).toMatchObject({
      content: 'Invoice submitted for $1,234.50 - Both stacks',
      author: { role: 'system' },
      isInternal: false,
    });
    const after = await gateway.call('tickets.get', { ticketId: 'TKT-1027' });
    expect(after.messagesCount).toBe(before.messagesCount + 1);
    const listed = await gateway.call('ticketInvoices.list', { ticketId: 'TKT-1027' });
    expect(listed).toEqual([invoice]);
  });

  it.each([
    ['an amount of nothing', { amount: 0 }],
    ['a negative amount', { amount: -1 }],
    ['half a cent', { amount: 10.5 }],
    ['a blank description', { description: '  ' }],
  ])('refuses an invoice with %s', async (_, wrong) => {
    const invoice = {
      ticketId: 'TKT-1027',
      amount: 100,
      description: 'Work',
      laborHours: 1,
      laborRate: 100,
      materialsCost: 0,
      attachments: [],
    };
    await expect(
      as(vendor).call('tickets.submitInvoice', { ...invoice, ...wrong }),
    ).rejects.toMatchObject({ code: 'invalid-input', params: { field: Object.keys(wrong)[0] } });
  });

  it('sends a work item to its vendor, assigned and announced', async () => {
    const ticket = await as(admin).call('tickets.createWorkItem', {
      vendorId: 'vendor-1',
      vendorName: 'somebody else',
      subject: 'Replace the gauge',
      category: 'inspection',
      priority: 'urgent',
      description: 'It sticks.',
      location: 'Basement',
      dueDate: '2026-04-01',
      attachments: [],
      estimatedHours: 1.5,
    });
    expect(ticket).toMatchObject({
      id: 'TKT-1051',
      status: 'vendor_assigned',
      assignedTo: { uid: 'vendor-1', displayName: 'Castillo Plumbing & Heating' },
    });
    const [notice] = await as(vendor).call('vendorNotifications.list', {});
    expect(notice).toMatchObject({
      type: 'work_item_assigned',
      priority: 'high',
      message: 'Replace the gauge',
      actionUrl: '/vendor?item=TKT-1051',
      read: false,
    });
    expect(notice).not.toHaveProperty('recipientUid');
  });

  it('keeps Assign Vendor at coming soon', async () => {
    expect(gateway.supports('tickets.assign')).toBe(false);
    await expect(
      as(admin).call('tickets.assign', { ticketId: 'TKT-1025', vendorId: 'vendor-1' }),
    ).rejects.toMatchObject({ code: 'not-supported' });
  });
});

describe("the vendor's invoices in the sample data", () => {
  const written = {
    workOrderId: 'TKT-1027',
    workOrderTitle: 'Quarterly drain inspection',
    laborHours: 1.5,
    laborRate: 7501,
    materials: [{ item: 'Gasket', quantity: 3, unitCost: 333 }],
  };

  it('starts as a draft with the next number, worked out in cents, due in thirty days', async () => {
    const gateway = openGateway(vendor);
    const draft = await gateway.call('invoices.save', written);
    expect(draft).toMatchObject({
      invoiceNumber: 'INV-2025-015',
      status: 'draft',
      amount: 11_252 + 999,
      materials: [{ item: 'Gasket', quantity: 3, unitCost: 333, total: 999 }],
    });
    expect(Date.parse(draft.dueDate) - testNow.getTime()).toBe(30 * 24 * 3_600_000);
    expect((await gateway.call('invoices.save', written)).invoiceNumber).toBe('INV-2025-016');
  });

  it('can be changed and submitted while a draft, and not after', async () => {
    const gateway = openGateway(vendor);
    const changed = await gateway.call('invoices.save', { ...written, id: 'invoice-013' });
    expect(changed).toMatchObject({ invoiceNumber: 'INV-2025-013', amount: 12_251 });
    const submitted = await gateway.call('invoices.submit', { invoiceId: 'invoice-013' });
    expect(submitted).toMatchObject({ status: 'submitted', submittedDate: nowIso });
    await expect(
      gateway.call('invoices.save', { ...written, id: 'invoice-013' }),
    ).rejects.toMatchObject({ code: 'invoice-not-draft' });
    await expect(
      gateway.call('invoices.submit', { invoiceId: 'invoice-013' }),
    ).rejects.toMatchObject({ code: 'invoice-not-draft' });
  });

  it('shows a vendor their own and an administrator all', async () => {
    const own = await openGateway(vendor).call('invoices.list', {});
    expect(new Set(own.map(({ vendorUid }) => vendorUid))).toEqual(new Set(['vendor-1']));
    expect(own).toHaveLength(12);
    expect(await openGateway(admin).call('invoices.list', {})).toHaveLength(14);
  });
});

describe('contact submissions in the sample data', () => {
  it('shows a vendor those of their own and their association, newest update first', async () => {
    const submissions = await openGateway(vendor).call('contactSubmissions.list', {});
    expect(submissions.map(({ id }) => id)).toEqual([
      'submission-1',
      'submission-2',
      'submission-4',
      'submission-3',
      'submission-5',
    ]);
    const elsewhere = openGateway({ ...vendor, hoaId: 'another-hoa' });
    expect(await elsewhere.call('contactSubmissions.list', {})).toEqual([]);
  });
});
