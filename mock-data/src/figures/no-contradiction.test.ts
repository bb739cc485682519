import type { Input } from '@hoa/api';
import { type Actor, dayOf, usdText } from '@hoa/domain';
import { describe, expect, it } from 'vitest';
import { mockActors } from '../mock-actors.ts';
import type { MockGateway } from '../mock-gateway.ts';
import { openGateway } from '../testing/open-gateway.ts';
import { readSamples } from '../testing/read-samples.ts';
import { everyItem, sumOf } from './testing/figure.ts';
import { describeMoments } from './testing/moments.ts';

const { resident, vendor, admin } = mockActors;

describeMoments('figures are consistent wherever they are shown', (now) => {
  const open = (actor: Actor) => openGateway(actor, { now });

  describe('money of a resident', () => {
    it('agrees [7.14 10.1]', async () => {
      await expectOneLedger(open(resident));
    });

    it('agrees after payments, and with autopay changed and turned off', async () => {
      const gateway = open(resident);
      const before = await gateway.call('account.get', {});
      for (const method of ['ach', 'card'] as const) {
        const { amount } = await gateway.call('payments.pay', { amount: 4000, method });
        expect(amount).toBe(4000);
        await expectOneLedger(gateway);
      }
      expect((await gateway.call('account.get', {}))?.balance).toBe((before?.balance ?? 0) - 8000);
      await gateway.call('payments.saveAutopay', {
        amount: 20_000,
        method: 'card',
        frequency: 'quarterly',
      });
      await expectOneLedger(gateway);
      await gateway.call('payments.turnOffAutopay', {});
      await expectOneLedger(gateway);
    });

    it('matches the messages and notifications [10.1]', async () => {
      const { payments, subscriptions, threadMessages, notifications } = await readSamples(now());
      const [plan] = subscriptions;
      const wordsOf = (threadId: string) =>
        threadMessages.find((message) => message.threadId === threadId);
      const received = wordsOf('thread-payment-received');
      const paid = payments.find(({ createdAt }) => createdAt === received?.createdAt);
      expect(amountsIn(received?.content)).toEqual([paid?.total, paid?.amount, paid?.fees]);
      expect(received?.content).toContain(paid?.status);
      const told = notifications.find(({ actionUrl }) => actionUrl?.includes(paid?.id ?? '-'));
      expect(told).toMatchObject({ title: 'Payment sent', createdAt: paid?.createdAt });
      expect(amountsIn(told?.message)).toEqual([paid?.total]);
      expect(told?.message).toContain(paid?.confirmationNumber);

      const declined = wordsOf('thread-payment-failed');
      const failed = payments.find(({ status }) => status === 'failed');
      expect(declined?.createdAt).toBe(failed?.createdAt);
      expect(amountsIn(declined?.content)).toEqual([failed?.total]);

      const autopay = wordsOf('thread-payment-autopay');
      expect(amountsIn(autopay?.content)).toEqual([plan?.amount, plan?.fees]);
      expect(autopay?.content).toContain(`ending in ${plan?.paymentMethod.last4}`);
    });
  });

  describe('the unread count', () => {
    it.each([resident, admin])('of $displayName is the same everywhere', async (actor) => {
      const gateway = open(actor);
      const { unread, unreadByType } = await gateway.call('threads.list', { limit: 3 });
      const threads = await everyItem(gateway, 'threads.list', {});
      expect(sumOf(threads, ({ unreadCount }) => unreadCount)).toBe(unread);
      expect(sumOf(Object.values(unreadByType), (count) => count)).toBe(unread);
      const inbox = await gateway.call('notifications.list', { limit: 1 });
      const filtered = await gateway.call('notifications.list', { filter: 'unread', limit: 1 });
      expect(filtered.total).toBe(inbox.unread);
      expect(filtered.unread).toBe(inbox.unread);
    });
  });

  describe('work and invoices', () => {
    it('have one number on the Overview, its tabs and the vendor cards', async () => {
      const gateway = open(admin);
      const overview = await gateway.call('admin.overview', {});
      const vendors = await everyItem(gateway, 'vendors.list', {});
      expect(vendors).toHaveLength(overview.vendors);
      let active = 0;
      let pending = 0;
      for (const { uid, activeWorkOrders, pendingInvoices } of vendors) {
        const orders = { isAssigned: true, isActive: true, assignedTo: uid };
        expect(await everyItem(gateway, 'tickets.list', orders)).toHaveLength(activeWorkOrders);
        const invoices = { isPending: true, vendorUid: uid };
        expect(await everyItem(gateway, 'invoices.list', invoices)).toHaveLength(pendingInvoices);
        active += activeWorkOrders;
        pending += pendingInvoices;
      }
      expect([active, pending]).toEqual([overview.activeWorkOrders, overview.pendingInvoices]);
      const totals = await gateway.call('invoices.totals', {});
      const invoices = await everyItem(gateway, 'invoices.list', {});
      expect(totals.count).toBe(invoices.length);
      expect(totals.countByStatus.submitted + totals.countByStatus.approved).toBe(pending);
    });

    it('of a vendor have one number on its dashboard, its pages and its card', async () => {
      const gateway = open(vendor);
      const dashboard = await gateway.call('vendorDashboard.get', {});
      const totals = await gateway.call('invoices.totals', {});
      const { columns } = await gateway.call('tickets.board', {});
      const inColumn = (wanted: string) =>
        columns.find(({ status }) => status === wanted)?.total ?? 0;
      expect(inColumn('vendor_assigned') + inColumn('in_progress')).toBe(
        dashboard.activeWorkOrders,
      );
      expect(totals.paid).toBe(dashboard.totalEarnings);
      expect(totals.countByStatus.submitted + totals.countByStatus.approved).toBe(
        dashboard.pendingInvoices,
      );
      expect(dashboard.months.at(-1)).toMatchObject({
        completed: dashboard.completedThisMonth,
        earnings: totals.paidThisMonth,
      });
      const paid = await everyItem(gateway, 'invoices.list', { status: 'paid' });
      expect(sumOf(paid, ({ amount }) => amount)).toBe(dashboard.totalEarnings);
      const cards = await everyItem(open(admin), 'vendors.list', {});
      expect(cards.find(({ uid }) => uid === vendor.uid)).toMatchObject({
        activeWorkOrders: dashboard.activeWorkOrders,
        pendingInvoices: dashboard.pendingInvoices,
      });
    });

    it.each([vendor, admin])(
      'on the board of $displayName are as many as its counter says',
      async (actor) => {
        const gateway = open(actor);
        const { columns } = await gateway.call('tickets.board', {});
        for (const { status: column, total } of columns) {
          const listed = await everyItem(gateway, 'tickets.list', { status: column });
          const shown = await gateway.call('tickets.board', { column, limit: 100 });
          expect(shown.columns.flatMap(({ items }) => items)).toHaveLength(total);
          expect(listed).toHaveLength(total);
        }
      },
    );

    it('match the conversations and notifications', async () => {
      const samples = await readSamples(now());
      const { invoices, ticketInvoices, ticketMessages, vendorNotifications } = samples;
      for (const { id, ticketId, amount, description, createdAt } of ticketInvoices) {
        const found = ticketMessages.find(
          (message) => message.ticketId === ticketId && message.author.role === 'system',
        );
        expect(found).toMatchObject({
          content: `Invoice submitted for ${usdText(amount)} - ${description}`,
          createdAt,
        });
        const listed = invoices.find(({ ticketInvoiceId }) => ticketInvoiceId === id);
        expect(listed).toMatchObject({ amount, submittedDate: dayOf(createdAt) });
      }
      for (const { type, message, createdAt, metadata } of vendorNotifications) {
        const invoice = invoices.find(({ id }) => id === metadata?.invoiceId);
        if (!invoice) continue;
        expect(message).toContain(`${invoice.invoiceNumber}, ${invoice.workOrderTitle}`);
        if (type === 'invoice_approved') expect(invoice.approvedDate).toBe(dayOf(createdAt));
        else expect(invoice.status).toBe('rejected');
      }
    });
  });

  it('residents have one number on the Overview and in their directory', async () => {
    const gateway = open(admin);
    const { residents } = await gateway.call('admin.overview', {});
    expect((await gateway.call('residents.list', { limit: 1 })).total).toBe(residents);
  });

  it('news has one number on the Overview, in the News Manager and for readers', async () => {
    const { activeNews } = await open(admin).call('admin.overview', {});
    const published = await open(admin).call('news.list', { state: 'published', limit: 1 });
    const read = await open(resident).call('announcements.list', { limit: 1 });
    expect([published.total, read.total]).toEqual([activeNews, activeNews]);
  });

  it('open tickets have one number on the Overview and in Ticket Management', async () => {
    const gateway = open(admin);
    const all = await everyItem(gateway, 'tickets.list', {});
    const { openTickets } = await gateway.call('admin.overview', {});
    const open_ = all.filter(({ status }) => status !== 'resolved' && status !== 'closed');
    expect(open_).toHaveLength(openTickets);
  });

  it('each figure of the Overview is as many as its list has [10.6]', async () => {
    const gateway = open(admin);
    const overview = await gateway.call('admin.overview', {});
    const waiting = await gateway.call('admin.waiting', {});
    const count = async (input: Input<'tickets.list'>) =>
      (await everyItem(gateway, 'tickets.list', input)).length;
    expect(await count({ isOpen: true })).toBe(overview.openTickets);
    expect(await count({ isAssigned: true, isCompletedThisMonth: true })).toBe(
      overview.completedThisMonth,
    );
    expect(await count({ isOpen: true, priority: 'safety' })).toBe(waiting.safetyTickets);
    expect(await count({ status: 'new' })).toBe(waiting.newTickets);
    expect(await count({ status: 'in_review' })).toBe(waiting.ticketsInReview);
    expect(await count({ isAssigned: true, isOverdue: true })).toBe(waiting.overdueWorkOrders);
    const alerts = { state: 'published', category: 'emergency', limit: 1 } as const;
    expect((await gateway.call('news.list', alerts)).total).toBe(overview.securityAlerts);
    const submitted = await gateway.call('invoices.list', { status: 'submitted', limit: 1 });
    expect(submitted.total).toBe(waiting.submittedInvoices);
    const { columns } = await gateway.call('tickets.board', { isOpen: true });
    expect(sumOf(columns, ({ total }) => total)).toBe(overview.openTickets);
  });

  it('the charts of the Overview agree with its figures', async () => {
    const gateway = open(admin);
    const { openTickets, completedThisMonth } = await gateway.call('admin.overview', {});
    const { months, openByAge } = await gateway.call('admin.ticketTrends', {});
    expect(sumOf(openByAge, ({ count }) => count)).toBe(openTickets);
    // Work orders are some of the tickets.
    expect(months.at(-1)?.closed).toBeGreaterThanOrEqual(completedThisMonth);
    const { spending, dues } = await gateway.call('admin.finances', {});
    const totals = await gateway.call('invoices.totals', {});
    expect(sumOf(spending, ({ paid }) => paid)).toBe(totals.paid);
    const owing = await everyItem(gateway, 'accounts.outstanding', {});
    expect([owing.length, sumOf(owing, ({ balance }) => balance)]).toEqual([
      dues.households,
      dues.outstanding,
    ]);
    const own = await open(resident).call('account.get', {});
    expect(owing).toContainEqual({
      unit: own?.unit,
      balance: own?.balance,
      dueDate: own?.dueDate,
    });
  });

  it('only the next payment of the vendor is a fixed date [10.3]', async () => {
    const samples = await readSamples(now());
    const { vendors, ...others } = samples;
    expect(vendors.filter(({ nextPaymentDate }) => nextPaymentDate)).toMatchObject([
      { uid: vendor.uid, nextPaymentDate: '2025-02-15', isNextPaymentSample: true },
    ]);
    expect(JSON.stringify(others)).not.toMatch(/2025-02-15|15 February 2025|February 15, 2025/);
  });
});

/** Checks that balance, last payment, history, autopay, payment methods and the receipts' notifications agree. */
async function expectOneLedger(gateway: MockGateway): Promise<void> {
  const account = await gateway.call('account.get', {});
  const history = await everyItem(gateway, 'payments.history', {});
  const plan = await gateway.call('payments.subscription', {});
  const sources = await gateway.call('payments.sources', {});
  const pending = await everyItem(gateway, 'payments.history', { status: 'pending' });
  const notifications = await everyItem(gateway, 'notifications.list', { filter: 'payment' });
  const [last] = history.filter(({ status }) => status !== 'failed');
  expect(account?.lastPayment).toEqual({ amount: last?.amount, date: last?.date });
  expect(pending).toEqual(history.filter(({ status }) => status === 'pending'));
  for (const { amount, fees, total } of history) expect(total).toBe(amount + fees);
  if (plan) {
    expect(plan.nextBillDate).toBe(account?.dueDate);
    expect(plan.totalAmount).toBe(plan.amount + plan.fees);
    expect(sources).toContainEqual(plan.paymentMethod);
  }
  const [told] = notifications.filter(({ title }) => title === 'Payment sent');
  expect(told?.createdAt).toBe(last?.createdAt);
  expect(told?.actionUrl).toBe(`/payments?tab=history&receipt=${last?.id}`);
  expect(amountsIn(told?.message)).toEqual([last?.total]);
}

/** Returns the amounts in a text, in cents. */
function amountsIn(text = ''): number[] {
  return [...text.matchAll(/\$([\d,]+)\.(\d\d)/g)].map(([, dollars = '', cents]) =>
    Number(`${dollars.replaceAll(',', '')}${cents}`),
  );
}
