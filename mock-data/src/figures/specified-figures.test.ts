import type { Role } from '@hoa/domain';
import { describe, expect, it } from 'vitest';
import { noDelays } from '../delays.ts';
import { mockActors } from '../mock-actors.ts';
import { openGateway } from '../testing/open-gateway.ts';
import { createUnimplementedGateway } from '../unimplemented-gateway.ts';
import { describeMoments } from './testing/moments.ts';

const { vendor, admin } = mockActors;

describeMoments('the figures of the sample data', (now, timeZone) => {
  it('begin their months by that zone', () => {
    expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(timeZone);
  });

  it('are those of the overview [2.14.3 2.14.6]', async () => {
    expect(await openGateway(admin, { now }).call('admin.overview', {})).toEqual({
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

  it("are those of the vendor's dashboard [9.38]", async () => {
    const { months, ...figures } = await openGateway(vendor, { now }).call(
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
      month: `${now().getFullYear()}-${String(now().getMonth() + 1).padStart(2, '0')}-01`,
      completed: 12,
    });
    expect(months.reduce((sum, { earnings }) => sum + earnings, 0)).toBe(875_000);
    const withWork = months.filter(({ completed }) => completed > 0);
    expect(withWork.length).toBeGreaterThan(3);
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
    const gateway = openGateway(admin, { now });
    expect(await gateway.call('broadcasts.recipientCount', { audience })).toEqual({ count });
  });
});

describe('without data', () => {
  const live = (role: Role) =>
    createUnimplementedGateway({ session: () => mockActors[role], delays: noDelays });

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
