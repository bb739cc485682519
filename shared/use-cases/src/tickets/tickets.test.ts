import type { Input } from '@hoa/api';
import {
  type Actor,
  type Ticket,
  ticketPriorities,
  ticketStatuses,
  vendorColumns,
} from '@hoa/domain';
import { mockActors, testNow } from '@hoa/mock-data/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { openPortal, type Person } from '../testing/sample-portal.ts';

type SortColumn = NonNullable<Input<'tickets.list'>['sort']>['column'];

const { resident, vendor, admin } = mockActors;
const nowIso = testNow.toISOString();

describe('tickets in the sample data', () => {
  let gateway: Person;
  let actor: Actor;
  const as = (next: Actor) => {
    actor = next;
    return gateway;
  };

  beforeEach(() => {
    gateway = openPortal().as(() => actor);
  });

  it('combines all filters, and lists the latest activity first [6.12 7.5]', async () => {
    const all = await as(admin).call('tickets.list', {});
    const filters = { category: 'maintenance', status: 'closed', assignedTo: 'vendor-1' } as const;
    const filtered = await gateway.call('tickets.list', { ...filters, priority: 'normal' });
    expect(filtered.items.map(({ id }) => id)).toEqual(['TKT-1014', 'TKT-1048', 'TKT-1001']);
    expect(filtered.total).toBe(3);
    const times = all.items.map(({ lastActivity }) => Date.parse(lastActivity));
    expect(times).toEqual(times.toSorted((one, other) => other - one));
  });

  it('returns pages with the total, for searches and filters too [6.11]', async () => {
    const first = await as(admin).call('tickets.list', {});
    const second = await gateway.call('tickets.list', { offset: 25 });
    expect([first.items.length, first.total]).toEqual([25, 62]);
    expect([second.items.length, second.total]).toEqual([25, 62]);
    expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(50);
    const found = await gateway.call('tickets.list', {
      search: 'PUMP building',
      status: 'in_progress',
      limit: 1,
    });
    expect(found.items.map(({ title }) => title)).toEqual(['Replace sump pump in Building B']);
    expect(found.total).toBe(1);
    const byName = await gateway.call('tickets.list', { search: 'rae whitcomb' });
    expect(byName.total).toBe(9);
    expect((await as(resident).call('tickets.list', { search: 'whitcomb' })).total).toBe(9);
  });

  it('shows a resident the tickets they submitted and no others [6.9]', async () => {
    const { items: all } = await as(admin).call('tickets.list', { limit: 100 });
    const submitted = all.filter(({ submittedBy }) => submittedBy.uid === resident.uid);
    const own = await as(resident).call('tickets.list', { limit: 100 });
    expect(own.items.map(({ id }) => id)).toEqual(submitted.map(({ id }) => id));
    expect(own.total).toBeLessThan(all.length);
  });

  it('shows a vendor no ticket of another vendor, even if they filter by that vendor [6.10]', async () => {
    const own = await as(vendor).call('tickets.list', { assignedTo: 'vendor-1' });
    expect(own.total).toBe((await gateway.call('tickets.list', {})).total);
    expect(await gateway.call('tickets.list', { assignedTo: 'vendor-2' })).toEqual({
      items: [],
      total: 0,
    });
  });

  it.each<[SortColumn, (ticket: Ticket) => string | number | undefined]>([
    ['title', ({ title }) => title],
    ['unit', ({ submittedBy }) => submittedBy.unit],
    ['status', ({ status }) => ticketStatuses.indexOf(status)],
    ['priority', ({ priority }) => ticketPriorities.indexOf(priority)],
    ['updated', ({ lastActivity }) => lastActivity],
    ['lastActivity', ({ lastActivity }) => lastActivity],
  ])('sorts by %s, up and down', async (column, keyOf) => {
    const words = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });
    const keys = async (direction: 'asc' | 'desc') => {
      const sort = { column, direction };
      const { items } = await as(admin).call('tickets.list', { sort, limit: 100 });
      return items.map(keyOf).filter((key) => key !== undefined);
    };
    const up = await keys('asc');
    expect(up).toEqual(
      up.toSorted((one, other) =>
        typeof one === 'number' ? one - Number(other) : words.compare(String(one), String(other)),
      ),
    );
    expect(await keys('desc')).toEqual(up.toReversed());
  });

  it('answers the columns of the role’s board, a page and the total of each', async () => {
    const { columns } = await as(vendor).call('tickets.board', { limit: 2 });
    expect(columns.map(({ status }) => status)).toEqual(vendorColumns);
    const closed = columns.find(({ status }) => status === 'closed');
    expect(closed?.items).toHaveLength(2);
    const more = await gateway.call('tickets.board', { column: 'closed', offset: 2 });
    expect(more.columns).toHaveLength(1);
    const ids = [...(closed?.items ?? []), ...(more.columns[0]?.items ?? [])].map(({ id }) => id);
    expect(new Set(ids).size).toBe(closed?.total);
    const listed = await gateway.call('tickets.list', { status: 'closed', limit: 100 });
    expect(ids).toEqual(listed.items.map(({ id }) => id));
    const office = await as(admin).call('tickets.board', {});
    expect(office.columns.map(({ status, total }) => [status, total])).toEqual([
      ['new', 5],
      ['in_review', 6],
      ['vendor_assigned', 3],
      ['in_progress', 5],
      ['waiting_resident', 4],
      ['resolved', 9],
    ]);
  });

  it('searches and filters the board', async () => {
    const { columns } = await as(admin).call('tickets.board', {
      search: 'pump',
      status: 'in_progress',
    });
    expect(columns.map(({ total }) => total)).toEqual([0, 0, 0, 1, 0, 0]);
  });

  it('reads a conversation backwards', async () => {
    const whole = await as(admin).call('tickets.messages', { ticketId: 'TKT-1001' });
    const latest = await gateway.call('tickets.messages', { ticketId: 'TKT-1001', limit: 1 });
    expect(latest).toEqual({ items: whole.items.slice(-1), hasEarlier: true });
    const before = latest.items[0]?.createdAt;
    const earlier = await gateway.call('tickets.messages', { ticketId: 'TKT-1001', before });
    expect(earlier).toEqual({ items: whole.items.slice(0, -1), hasEarlier: false });
  });

  it('returns an unchanged ticket as the same object', async () => {
    const before = await as(admin).call('tickets.list', { limit: 100 });
    await gateway.call('tickets.changeStatus', { ticketId: 'TKT-1043', status: 'in_review' });
    const after = await gateway.call('tickets.list', { limit: 100 });
    const fresh = after.items.filter((ticket) => !before.items.includes(ticket));
    expect(fresh.map(({ id }) => id)).toEqual(['TKT-1043']);
  });

  it('gives a new ticket the next number and its submitter, and notifies the administrators [2.13.18]', async () => {
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
    const [notice] = (await gateway.call('notifications.list', {})).items;
    expect(notice).toMatchObject({ title: 'Safety: New ticket TKT-1051', read: false });
  });

  it('never gives a ticket number twice', async () => {
    const report = {
      category: 'community',
      type: 'noise',
      description: '',
      attachments: [],
    } satisfies Input<'tickets.create'>;
    as(resident);
    const tickets = [];
    for (let n = 0; n < 3; n += 1) tickets.push(await gateway.call('tickets.create', report));
    expect(tickets.map(({ id }) => id)).toEqual(['TKT-1051', 'TKT-1052', 'TKT-1053']);
  });

  it('adds a status change to the history and notifies the submitter', async () => {
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
    const [notice] = (await as(resident).call('notifications.list', {})).items;
    expect(notice).toMatchObject({
      title: 'TKT-1029: Resolved',
      actionUrl: '/tickets/TKT-1029',
      notice: { code: 'ticket-moved', params: { ticketId: 'TKT-1029', status: 'resolved' } },
    });
  });

  it('undoes the last status change of each, and notifies the people who were notified of it', async () => {
    const ids = ['TKT-1029', 'TKT-1034'];
    const moved = await as(admin).call('tickets.changeStatusMany', {
      ticketIds: ids,
      status: 'resolved',
    });
    const back = await gateway.call('tickets.moveBack', {
      tickets: moved.map(({ id, updatedAt }) => ({ ticketId: id, expectedUpdatedAt: updatedAt })),
    });
    expect(back.map(({ id, status }) => [id, status])).toEqual(
      ids.map((id) => [id, 'in_progress']),
    );
    expect(back[0]?.statusHistory.slice(-2)).toEqual(
      ['resolved', 'in_progress'].map((status) => ({
        status,
        changedBy: 'Ada Moss',
        changedAt: nowIso,
      })),
    );
    const notice = { code: 'ticket-moved-back', params: { status: 'in_progress' } };
    const told = await as(resident).call('notifications.list', {});
    expect(told.items.slice(0, 2)).toContainEqual(
      expect.objectContaining({
        title: 'TKT-1029: back to In Progress',
        notice: expect.objectContaining({ code: 'ticket-moved-back' }),
      }),
    );
    const vendorTold = await as(vendor).call('vendorNotifications.list', {});
    expect(vendorTold.items.filter(({ notice: one }) => one?.code === notice.code)).toHaveLength(2);
  });

  it('undoes nothing when one of the tickets has changed since', async () => {
    const [first] = await as(admin).call('tickets.changeStatusMany', {
      ticketIds: ['TKT-1029', 'TKT-1034'],
      status: 'resolved',
    });
    await expect(
      gateway.call('tickets.moveBack', {
        tickets: [
          { ticketId: 'TKT-1029', expectedUpdatedAt: first?.updatedAt },
          { ticketId: 'TKT-1034', expectedUpdatedAt: '2020-01-01T00:00:00.000Z' },
        ],
      }),
    ).rejects.toMatchObject({ code: 'conflict' });
    expect(await gateway.call('tickets.get', { ticketId: 'TKT-1029' })).toMatchObject({
      status: 'resolved',
    });
  });

  it('undoes nothing for a ticket whose status never changed', async () => {
    await expect(
      as(admin).call('tickets.moveBack', { tickets: [{ ticketId: 'TKT-1045' }] }),
    ).rejects.toMatchObject({ code: 'status-not-authorized' });
  });

  it('does nothing when an administrator picks the status it already has', async () => {
    const before = await as(admin).call('tickets.get', { ticketId: 'TKT-1043' });
    const after = await gateway.call('tickets.changeStatus', {
      ticketId: 'TKT-1043',
      status: 'new',
    });
    expect(after).toEqual(before);
  });

  it('reports to the second tab that the ticket was changed, and overwrites nothing', async () => {
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

  it('counts a new message, updates the last activity, and marks the ticket unread for the others [4.20 7.6]', async () => {
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
    expect(messages.items.at(-1)).toMatchObject({
      content: 'On my way.',
      author: { uid: 'vendor-1' },
    });
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

  it('hides everything about an internal note from the resident and the vendor [6.7]', async () => {
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

  const bothStacks = {
    ticketId: 'TKT-1027',
    amount: 123_450,
    description: 'Both stacks',
    laborHours: 3.5,
    laborRate: 7500,
    materialsCost: 0,
    attachments: [],
  };

  it('leaves a public system message when an invoice is submitted [4.21 6.1]', async () => {
    const before = await as(vendor).call('tickets.get', { ticketId: 'TKT-1027' });
    const invoice = await gateway.call('tickets.submitInvoice', bothStacks);
    expect(invoice).toMatchObject({ status: 'submitted', amount: 123_450, createdAt: nowIso });
    const messages = await gateway.call('tickets.messages', { ticketId: 'TKT-1027' });
    expect(messages.items.at(-1)).toMatchObject({
      content: 'Invoice submitted for $1,234.50 - Both stacks',
      author: { role: 'system' },
      isInternal: false,
    });
    const after = await gateway.call('tickets.get', { ticketId: 'TKT-1027' });
    expect(after.messagesCount).toBe(before.messagesCount + 1);
    const listed = await gateway.call('ticketInvoices.list', { ticketId: 'TKT-1027' });
    expect(listed).toEqual({ items: [invoice], total: 1, amount: 123_450 });
  });

  it('notifies the administrators of an invoice that is submitted from its work order [10.8]', async () => {
    const { id } = await as(vendor).call('tickets.submitInvoice', bothStacks);
    const { items } = await as(admin).call('invoices.list', { limit: 1 });
    expect(items).toMatchObject([{ ticketInvoiceId: id }]);
    const [told] = (await as(admin).call('notifications.list', { limit: 1 })).items;
    expect(told).toMatchObject({
      title: 'Invoice on TKT-1027',
      message: 'Vern Castillo: Invoice submitted for $1,234.50 - Both stacks',
      actionUrl: `/admin?tab=vendors&list=invoices&invoice=${items[0]?.id}`,
    });
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

  it('orders work for a ticket, shows it to the submitter and notifies them', async () => {
    const order: Input<'tickets.createWorkItem'> = {
      orderedFor: 'TKT-1045',
      vendorId: 'vendor-1',
      subject: 'New cartridge for the faucet',
      category: 'repair',
      priority: 'normal',
      description: 'Bring both sizes.',
      location: 'B-204',
      dueDate: '2026-04-01',
      attachments: [],
    };
    const item = await as(admin).call('tickets.createWorkItem', order);
    expect(item.orderedFor).toBe('TKT-1045');
    const orderedWork = [
      {
        id: item.id,
        title: 'New cartridge for the faucet',
        status: 'vendor_assigned',
        dueDate: '2026-04-01',
        vendorName: 'Castillo Plumbing & Heating',
      },
    ];
    for (const actor of [admin, resident]) {
      const source = await as(actor).call('tickets.get', { ticketId: 'TKT-1045' });
      expect(source.orderedWork).toEqual(orderedWork);
    }
    await expect(gateway.call('tickets.get', { ticketId: item.id })).rejects.toMatchObject({
      code: 'ticket-not-found',
    });
    const [notice] = (await gateway.call('notifications.list', {})).items;
    expect(notice).toMatchObject({
      title: 'Work ordered for TKT-1045',
      message: '“New cartridge for the faucet” was ordered from Castillo Plumbing & Heating.',
      actionUrl: '/tickets/TKT-1045',
    });
    await as(vendor).call('tickets.changeStatus', { ticketId: item.id, status: 'in_progress' });
    const later = await as(resident).call('tickets.get', { ticketId: 'TKT-1045' });
    expect(later.orderedWork).toMatchObject([{ status: 'in_progress' }]);
    await expect(
      as(admin).call('tickets.createWorkItem', { ...order, orderedFor: 'TKT-9999' }),
    ).rejects.toMatchObject({ code: 'ticket-not-found' });
  });

  it('assigns a work item to its vendor and notifies them', async () => {
    const ticket = await as(admin).call('tickets.createWorkItem', {
      vendorId: 'vendor-1',
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
    const { items: notices } = await as(vendor).call('vendorNotifications.list', {});
    const [notice] = notices;
    expect(notice).toMatchObject({
      type: 'work_item_assigned',
      priority: 'high',
      message: 'Replace the gauge',
      actionUrl: '/vendor?item=TKT-1051',
      read: false,
    });
    expect(notice).not.toHaveProperty('recipientUid');
  });
});
