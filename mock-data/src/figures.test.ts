import type { Role } from '@hoa/domain';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { noDelays } from './delays.ts';
import { createLiveGateway } from './live-gateway.ts';
import { mockActors } from './mock-actors.ts';
import { openGateway } from './testing/open-gateway.ts';

const { vendor, admin } = mockActors;

const formerZone = process.env.TZ;

/** Local times at which figures of this month could go wrong. */
const moments: [when: string, ...parts: [number, number, number, number, number]][] = [
  ['the 1st just after midnight', 2026, 2, 1, 0, 30],
  ['the 15th', 2026, 2, 15, 12, 0],
  ['the last evening of a month', 2026, 2, 31, 23, 45],
  ['the 1st of a year', 2027, 0, 1, 0, 30],
  ['the last day of a short month', 2027, 1, 28, 18, 0],
];

describe.each(['UTC', 'America/Denver'])('the figures of the sample data in %s', (timeZone) => {
  beforeEach(() => {
    process.env.TZ = timeZone;
  });
  afterAll(() => {
    process.env.TZ = formerZone;
  });

  describe.each(moments)('on %s', (_, ...parts) => {
    const at = () => ({ now: () => new Date(...parts) });

    it('begin their months by that zone', () => {
      expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(timeZone);
    });

    it('are those of the overview', async () => {
      expect(await openGateway(admin, at()).call('admin.overview', {})).toEqual({
        residents: 156,
        openTickets: 23,
        activeNews: 8,
        securityAlerts: 4,
        vendors: 4,
        activeWorkOrders: 8,
        pendingInvoices: 3,
        completedThisMonth: 15,
      });
    });

    it("are those of the vendor's dashboard", async () => {
      const { months, ...figures } = await openGateway(vendor, at()).call(
        'vendorDashboard.get',
        {},
      );
      expect(figures).toEqual({
        activeWorkOrders: 3,
        completedThisMonth: 12,
        pendingInvoices: 2,
        totalEarnings: 875_000,
        rating: 4.8,
        responseTimeHours: 2.3,
        nextPaymentDate: '2025-02-15',
        isNextPaymentSample: true,
      });
      expect(months).toHaveLength(6);
      expect(months.at(-1)).toMatchObject({
        month: `${parts[0]}-${String(parts[1] + 1).padStart(2, '0')}-01`,
        completed: 12,
      });
      expect(months.reduce((sum, { earnings }) => sum + earnings, 0)).toBe(875_000);
      const withWork = months.filter(({ completed }) => completed > 0);
      expect(withWork.length).toBeGreaterThan(3);
    });

    it('are the same on every screen that shows them', async () => {
      const gateway = openGateway(admin, at());
      const overview = await gateway.call('admin.overview', {});
      const vendors = await gateway.call('vendors.list', {});
      const sumOf = (name: 'activeWorkOrders' | 'pendingInvoices') =>
        vendors.items.reduce((sum, firm) => sum + firm[name], 0);
      expect(vendors.total).toBe(overview.vendors);
      expect(sumOf('activeWorkOrders')).toBe(overview.activeWorkOrders);
      expect(sumOf('pendingInvoices')).toBe(overview.pendingInvoices);
      const { countByStatus } = await gateway.call('invoices.totals', {});
      expect(countByStatus.submitted + countByStatus.approved).toBe(overview.pendingInvoices);
      expect((await gateway.call('residents.list', {})).total).toBe(overview.residents);

      const own = openGateway(vendor, at());
      const dashboard = await own.call('vendorDashboard.get', {});
      const totals = await own.call('invoices.totals', {});
      const load = vendors.items.find(({ uid }) => uid === vendor.uid);
      expect(load).toMatchObject({
        activeWorkOrders: dashboard.activeWorkOrders,
        pendingInvoices: dashboard.pendingInvoices,
      });
      expect(totals.paid).toBe(dashboard.totalEarnings);
      expect(totals.paidThisMonth).toBe(dashboard.months.at(-1)?.earnings);
      expect(totals.paidThisMonth).toBeGreaterThan(0);
    });

    it.each([
      [{ type: 'all', value: '' }, 156],
      [{ type: 'building', value: 'A' }, 52],
      [{ type: 'building', value: 'B' }, 48],
      [{ type: 'building', value: 'C' }, 56],
      [{ type: 'tag', value: 'residents' }, 140],
      [{ type: 'tag', value: 'board-members' }, 7],
      [{ type: 'tag', value: 'committee-chairs' }, 12],
      [{ type: 'tag', value: 'vendors' }, 9],
    ] as const)('a broadcast to %j reaches %i', async (audience, count) => {
      const gateway = openGateway(admin, at());
      expect(await gateway.call('broadcasts.recipientCount', { audience })).toEqual({ count });
    });
  });
});

describe('without data', () => {
  const live = (role: Role) =>
    createLiveGateway({ session: () => mockActors[role], delays: noDelays });

  it('every figure is zero, and there is no rating', async () => {
    expect(Object.values(await live('admin').call('admin.overview', {}))).toEqual(
      Array.from({ length: 8 }, () => 0),
    );
    const { months, ...figures } = await live('vendor').call('vendorDashboard.get', {});
    expect(figures).toEqual({
      activeWorkOrders: 0,
      completedThisMonth: 0,
      pendingInvoices: 0,
      totalEarnings: 0,
      rating: null,
      responseTimeHours: null,
      nextPaymentDate: null,
      isNextPaymentSample: false,
    });
    expect(months.every(({ completed, earnings }) => completed + earnings === 0)).toBe(true);
    expect(await live('vendor').call('invoices.totals', {})).toMatchObject({ paid: 0, count: 0 });
    const audience = { type: 'all', value: '' } as const;
    expect(await live('admin').call('broadcasts.recipientCount', { audience })).toEqual({
      count: 0,
    });
  });
});
