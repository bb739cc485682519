import type { Input } from '@hoa/api';
import { type TicketStatus, ticketStatuses } from '@hoa/domain';
import { mockActors, testNow } from '@hoa/mock-data/testing';
import { describe, expect, it } from 'vitest';
import { openPortal } from '../testing/sample-portal.ts';

const { resident, vendor, admin } = mockActors;
const at = testNow.toISOString();
/** New, submitted by the sample resident, assigned to nobody. */
const ticketId = 'TKT-1045';
const castillo = 'Castillo Plumbing & Heating';

const order: Input<'tickets.createWorkItem'> = {
  orderedFor: ticketId,
  vendorId: 'vendor-1',
  subject: 'New cartridge for the faucet',
  category: 'repair',
  priority: 'normal',
  description: 'Bring both sizes.',
  location: 'B-204',
  dueDate: '2026-04-01',
  attachments: [],
};

function open() {
  const portal = openPortal();
  const { run } = portal;
  return {
    ...portal,
    source: (as = resident) => run(as, 'tickets.get', { ticketId }),
    setStatus: (status: TicketStatus, id = ticketId) =>
      run(admin, 'tickets.changeStatus', { ticketId: id, status }),
  };
}

describe('assigning a vendor', () => {
  it.each(ticketStatuses)(
    'to a ticket that is %s moves it only if it was undecided',
    async (status) => {
      const { run, setStatus } = open();
      const before = await setStatus(status);
      const assigned = await run(admin, 'tickets.assign', { ticketId, vendorId: 'vendor-1' });
      const isUndecided = status === 'new' || status === 'in_review';
      expect(assigned.status).toBe(isUndecided ? 'vendor_assigned' : status);
      expect(assigned.statusHistory.slice(before.statusHistory.length)).toEqual(
        isUndecided
          ? [{ status: 'vendor_assigned', changedBy: admin.displayName, changedAt: at }]
          : [],
      );
    },
  );

  it('lets the vendor start, and notifies the submitter of the status change', async () => {
    const { run } = open();
    await run(admin, 'tickets.assign', { ticketId, vendorId: 'vendor-1' });
    const { items } = await run(resident, 'notifications.list', {});
    expect(items[0]).toMatchObject({ title: 'TKT-1045: Vendor Assigned' });
    const begun = await run(vendor, 'tickets.changeStatus', { ticketId, status: 'in_progress' });
    expect(begun.status).toBe('in_progress');
  });
});

describe('work ordered for a ticket', () => {
  it.each(ticketStatuses)('moves a ticket that is %s only if it was undecided', async (status) => {
    const { run, setStatus, source } = open();
    const before = await setStatus(status);
    await run(admin, 'tickets.createWorkItem', order);
    const isUndecided = status === 'new' || status === 'in_review';
    const after = await source();
    expect(after.status).toBe(isUndecided ? 'vendor_assigned' : status);
    expect(after.statusHistory).toHaveLength(before.statusHistory.length + (isUndecided ? 1 : 0));
  });

  it('names its vendor on the ticket, in lists and on the board, until it is done', async () => {
    const { run, source } = open();
    const item = await run(admin, 'tickets.createWorkItem', order);
    const shownTo = async (as: typeof resident) => {
      const { items } = await run(as, 'tickets.list', { search: ticketId });
      return [(await source(as)).orderedFrom, items.find(({ id }) => id === ticketId)?.orderedFrom];
    };
    expect(await shownTo(resident)).toEqual([castillo, castillo]);
    expect(await shownTo(admin)).toEqual([castillo, castillo]);
    const { columns } = await run(admin, 'tickets.board', { column: 'vendor_assigned' });
    expect(columns[0]?.items).toContainEqual(
      expect.objectContaining({ id: ticketId, orderedFrom: castillo }),
    );
    for (const status of ['in_progress', 'resolved'] as const) {
      await run(vendor, 'tickets.changeStatus', { ticketId: item.id, status });
    }
    expect(await shownTo(resident)).toEqual([undefined, undefined]);
  });

  it('moves the ticket to In Progress when the vendor starts, but does not resolve it with the order', async () => {
    const { run, source } = open();
    const item = await run(admin, 'tickets.createWorkItem', order);
    await run(vendor, 'tickets.changeStatus', { ticketId: item.id, status: 'in_progress' });
    expect((await source()).statusHistory.at(-1)).toEqual({
      status: 'in_progress',
      changedBy: vendor.displayName,
      changedAt: at,
    });
    const { items } = await run(resident, 'notifications.list', {});
    expect(items).toContainEqual(expect.objectContaining({ title: 'TKT-1045: In Progress' }));
    await run(vendor, 'tickets.changeStatus', { ticketId: item.id, status: 'resolved' });
    expect((await source()).status).toBe('in_progress');
  });

  it('reverts the ticket’s status when its own status change is undone', async () => {
    const { run, source } = open();
    const item = await run(admin, 'tickets.createWorkItem', order);
    await run(admin, 'tickets.changeStatusMany', { ticketIds: [item.id], status: 'in_progress' });
    expect((await source()).status).toBe('in_progress');
    await run(admin, 'tickets.moveBack', { tickets: [{ ticketId: item.id }] });
    expect((await source()).status).toBe('vendor_assigned');
  });

  it('notifies the submitter of the order once', async () => {
    const { run } = open();
    const { total } = await run(resident, 'notifications.list', {});
    await run(admin, 'tickets.createWorkItem', order);
    expect((await run(resident, 'notifications.list', {})).total).toBe(total + 1);
  });
});

describe('the due date of an order', () => {
  /** 10:00 in the association on March 10, 2026. */
  it.each([
    ['2026-03-09', 'refused'],
    ['2026-03-10', 'taken'],
  ] as const)('%s is %s for a new one', async (dueDate, outcome) => {
    const { run } = open();
    const sent = run(admin, 'tickets.createWorkItem', { ...order, dueDate });
    if (outcome === 'taken') expect((await sent).dueDate).toBe(dueDate);
    else {
      await expect(sent).rejects.toMatchObject({
        code: 'invalid-input',
        params: { field: 'dueDate', problem: 'due-date-past' },
      });
    }
  });

  it('can be changed until the work is done, and notifies the vendor', async () => {
    const { run } = open();
    const { id } = await run(admin, 'tickets.createWorkItem', order);
    const change = (dueDate: string) =>
      run(admin, 'tickets.changeDueDate', { ticketId: id, dueDate });
    expect((await change('2026-05-01')).dueDate).toBe('2026-05-01');
    const { items } = await run(vendor, 'vendorNotifications.list', {});
    expect(items).toContainEqual(expect.objectContaining({ title: `${id}: new due date` }));
    await expect(change('2026-03-09')).rejects.toMatchObject({
      params: { field: 'dueDate', problem: 'due-date-past' },
    });
    await run(admin, 'tickets.changeStatus', { ticketId: id, status: 'resolved' });
    await expect(change('2026-05-02')).rejects.toMatchObject({ code: 'order-not-open' });
  });
});

describe('withdrawing an order', () => {
  const reason = 'The faucet was replaced by its maker.';

  it('closes it with the reason, which its vendor reads, and sends the ticket back to review', async () => {
    const { run, source } = open();
    const { id } = await run(admin, 'tickets.createWorkItem', order);
    await run(admin, 'tickets.withdraw', { ticketId: id, reason: ` ${reason} ` });
    const seen = await run(vendor, 'tickets.get', { ticketId: id });
    expect(seen.status).toBe('closed');
    expect(seen.statusHistory.at(-1)).toEqual({
      status: 'closed',
      changedBy: admin.displayName,
      changedAt: at,
      reason,
    });
    const { items } = await run(vendor, 'vendorNotifications.list', {});
    expect(items).toContainEqual(
      expect.objectContaining({ message: expect.stringContaining(reason) }),
    );
    const ticket = await source();
    expect(ticket).toMatchObject({
      status: 'in_review',
      orderedWork: [{ id, status: 'closed', isWithdrawn: true }],
    });
    expect(ticket.orderedFrom).toBeUndefined();
    expect(JSON.stringify(ticket)).not.toContain(reason);
  });

  it('does not change the status of a ticket that has another open order', async () => {
    const { run, source } = open();
    const { id } = await run(admin, 'tickets.createWorkItem', order);
    await run(admin, 'tickets.createWorkItem', { ...order, vendorId: 'vendor-2' });
    await run(admin, 'tickets.withdraw', { ticketId: id, reason });
    expect((await source()).status).toBe('vendor_assigned');
  });

  it('asks for a reason', async () => {
    const { run } = open();
    const { id } = await run(admin, 'tickets.createWorkItem', order);
    await expect(
      run(admin, 'tickets.withdraw', { ticketId: id, reason: '  ' }),
    ).rejects.toMatchObject({ code: 'invalid-input' });
  });

  it.each([
    ['a resident’s ticket', 'TKT-1029'],
    ['work that is done', 'TKT-0996'],
  ])('is refused for %s', async (_, ticketId) => {
    const { run } = open();
    await expect(run(admin, 'tickets.withdraw', { ticketId, reason })).rejects.toMatchObject({
      code: 'order-not-open',
    });
  });
});
