import type { Gateway } from '@hoa/api';
import { type Actor, boardColumns, dayOf, roles, ticketStatuses } from '@hoa/domain';
import { countBy, everyItem, type Figure, isInMonth, type Recorded, sumOf } from './figure.ts';

const isOpen = ({ status }: { status: string }) => status !== 'resolved' && status !== 'closed';
const isActive = ({ status }: { status: string }) =>
  status === 'vendor_assigned' || status === 'in_progress';
const isPending = ({ status }: { status: string }) =>
  status === 'submitted' || status === 'approved';

/** The figures of tickets, of the Admin Dashboard and of the vendor portal. */
export const workFigures: readonly Figure[] = [
  {
    name: 'n of m tickets of a list',
    roles,
    shown: async (gateway) => {
      const counts = await Promise.all(
        ticketStatuses.map((status) => gateway.call('tickets.list', { status, limit: 1 })),
      );
      const all = await gateway.call('tickets.list', { limit: 1 });
      return [...counts, all].map(({ total }) => total);
    },
    recomputed: (recorded) => {
      const own = ownTickets(recorded);
      const counts = countBy(own, ({ status }) => status);
      return [...ticketStatuses.map((status) => counts[status] ?? 0), own.length];
    },
  },
  {
    name: 'messages on a ticket',
    roles,
    shown: async (gateway) => {
      const tickets = await everyItem(gateway, 'tickets.list', {});
      return Object.fromEntries(tickets.map(({ id, messagesCount }) => [id, messagesCount]));
    },
    recomputed: (recorded) => {
      const counts = countBy(shownMessages(recorded), ({ ticketId }) => ticketId);
      return Object.fromEntries(ownTickets(recorded).map(({ id }) => [id, counts[id] ?? 0]));
    },
  },
  {
    name: 'n items of a column',
    roles: ['vendor', 'admin'],
    shown: async (gateway) =>
      (await gateway.call('tickets.board', {})).columns.map(({ status, total }) => [status, total]),
    recomputed: (recorded) => {
      const counts = countBy(ownTickets(recorded), ({ status }) => status);
      return boardColumns[recorded.actor.role].map((status) => [status, counts[status] ?? 0]);
    },
  },
  {
    name: 'Overview',
    roles: ['admin'],
    shown: (gateway) => gateway.call('admin.overview', {}),
    recomputed: ({ data, now }) => {
      const orders = data.tickets.filter(({ assignedTo }) => assignedTo);
      const done = orders.filter((order) => !isOpen(order));
      const news = data.news.filter(
        ({ published, publishAt, expireAt }) =>
          published &&
          (!publishAt || publishAt <= dayOf(now)) &&
          (!expireAt || expireAt >= dayOf(now)),
      );
      return {
        residents: data.residents.length,
        openTickets: data.tickets.filter(isOpen).length,
        activeNews: news.length,
        securityAlerts: news.filter(({ category }) => category === 'emergency').length,
        vendors: data.vendors.length,
        activeWorkOrders: orders.filter(isActive).length,
        pendingInvoices: data.invoices.filter(isPending).length,
        completedThisMonth: done.filter(({ work }) => isInMonth(work?.completedAt, now)).length,
      };
    },
  },
  {
    name: 'What waits for the board',
    roles: ['admin'],
    shown: (gateway) => gateway.call('admin.waiting', {}),
    recomputed: ({ data, now }) => {
      const counts = countBy(data.tickets, ({ status }) => status);
      // Swedish writes a day as ISO does, here in the time zone of the test.
      const today = now.toLocaleDateString('sv-SE');
      const waits = {
        newTickets: counts.new ?? 0,
        ticketsInReview: counts.in_review ?? 0,
        overdueWorkOrders: data.tickets.filter(
          (each) => each.assignedTo && isActive(each) && (each.dueDate ?? today) < today,
        ).length,
        submittedInvoices: data.invoices.filter(({ status }) => status === 'submitted').length,
      };
      return {
        ...waits,
        total: Object.values(waits).reduce((sum, count) => sum + count, 0),
        safetyTickets: data.tickets.filter((each) => isOpen(each) && each.priority === 'safety')
          .length,
      };
    },
  },
  {
    name: 'Tickets opened and closed, Response time, Age of open tickets',
    roles: ['admin'],
    shown: (gateway) => gateway.call('admin.ticketTrends', {}),
    recomputed: ({ data, now }) => {
      const days = ({ createdAt }: { createdAt: string }) =>
        (now.getTime() - Date.parse(createdAt)) / 86_400_000;
      const openSince = (from: number, upTo: number) =>
        data.tickets.filter((each) => isOpen(each) && days(each) > from && days(each) <= upTo)
          .length;
      return {
        months: [5, 4, 3, 2, 1, 0].map((monthsBefore) => {
          const first = new Date(Date.UTC(now.getFullYear(), now.getMonth() - monthsBefore));
          const opened = data.tickets.filter(({ createdAt }) =>
            isInMonth(createdAt, now, monthsBefore),
          );
          const closed = data.tickets.filter(
            (each) => !isOpen(each) && isInMonth(each.work?.completedAt, now, monthsBefore),
          );
          const minutes = average(opened.map(({ work }) => work?.responseMinutes));
          return {
            month: first.toISOString().slice(0, 10),
            opened: opened.length,
            closed: closed.length,
            responseTimeHours: minutes === null ? null : minutes / 60,
          };
        }),
        openByAge: [
          { upToDays: 7, count: openSince(-1, 7) },
          { upToDays: 30, count: openSince(7, 30) },
          { upToDays: 90, count: openSince(30, 90) },
          { upToDays: null, count: openSince(90, Number.POSITIVE_INFINITY) },
        ],
      };
    },
  },
  {
    name: 'Spending by vendor, Dues outstanding',
    roles: ['admin'],
    shown: (gateway) => gateway.call('admin.finances', {}),
    recomputed: ({ data, now }) => {
      const paid = data.invoices.filter(({ status }) => status === 'paid');
      const owing = data.accounts.filter(({ balance }) => balance > 0);
      const late = owing.filter(({ dueDate }) => dueDate < dayOf(now));
      return {
        spending: data.vendors
          .map(({ uid, displayName }) => ({
            vendorUid: uid,
            displayName,
            paid: sumOf(
              paid.filter(({ vendorUid }) => vendorUid === uid),
              ({ amount }) => amount,
            ),
          }))
          .filter((vendor) => vendor.paid > 0)
          .toSorted((one, other) => other.paid - one.paid),
        dues: {
          households: owing.length,
          outstanding: sumOf(owing, ({ balance }) => balance),
          overdueHouseholds: late.length,
          overdue: sumOf(late, ({ balance }) => balance),
        },
      };
    },
  },
  {
    name: 'active work orders, pending invoices of a vendor card',
    roles: ['admin'],
    shown: async (gateway) =>
      Object.fromEntries(
        (await everyItem(gateway, 'vendors.list', {})).map((vendor) => [
          vendor.uid,
          [vendor.activeWorkOrders, vendor.pendingInvoices],
        ]),
      ),
    recomputed: ({ data }) =>
      Object.fromEntries(
        data.vendors.map(({ uid }) => [
          uid,
          [
            data.tickets.filter((ticket) => ticket.assignedTo?.uid === uid && isActive(ticket))
              .length,
            data.invoices.filter((invoice) => invoice.vendorUid === uid && isPending(invoice))
              .length,
          ],
        ]),
      ),
  },
  {
    name: 'n of m items of Work Orders',
    roles: ['admin'],
    shown: async (gateway) => [
      (await gateway.call('tickets.list', { isAssigned: true, isActive: true, limit: 1 })).total,
      (await gateway.call('tickets.list', { isAssigned: true, limit: 1 })).total,
    ],
    recomputed: ({ data }) => {
      const orders = data.tickets.filter(({ assignedTo }) => assignedTo);
      return [orders.filter(isActive).length, orders.length];
    },
  },
  {
    name: 'n of m items of Invoices',
    roles: ['vendor', 'admin'],
    shown: async (gateway) => [
      (await gateway.call('invoices.list', { isPending: true, limit: 1 })).total,
      (await gateway.call('invoices.list', { limit: 1 })).total,
    ],
    recomputed: (recorded) => {
      const own = ownInvoices(recorded);
      return [own.filter(isPending).length, own.length];
    },
  },
  {
    name: 'n of m items of the News Manager',
    roles: ['admin'],
    shown: async (gateway) => {
      const { total, all } = await gateway.call('news.list', { state: 'draft', limit: 1 });
      return [total, all];
    },
    recomputed: ({ data }) => [
      data.news.filter(({ published }) => !published).length,
      data.news.length,
    ],
  },
  {
    name: 'n of m items of the Forums Manager',
    roles: ['admin'],
    shown: async (gateway) => {
      const { total, all } = await gateway.call('topics.list', { status: 'open', limit: 1 });
      return [total, all];
    },
    recomputed: ({ data }) => [
      data.topics.filter(({ status }) => status === 'open').length,
      data.topics.length,
    ],
  },
  {
    name: 'recipients of a broadcast',
    roles: ['admin'],
    shown: async (gateway) => {
      const audiences = [
        { type: 'all', value: '' },
        { type: 'building', value: 'B' },
        { type: 'tag', value: 'residents' },
        { type: 'tag', value: 'vendors' },
        { type: 'units', value: 'A-101, a-101, B-203' },
      ] as const;
      const counts: number[] = [];
      for (const audience of audiences) {
        counts.push((await gateway.call('broadcasts.recipientCount', { audience })).count);
      }
      return counts;
    },
    recomputed: ({ data }) => [
      data.residents.length,
      data.residents.filter(({ building }) => building === 'B').length,
      data.residents.filter(({ groups }) => groups?.includes('residents')).length,
      data.vendorContacts.length,
      2,
    ],
  },
  {
    name: 'Key figures, Performance, Financials',
    roles: ['vendor'],
    shown: (gateway) => gateway.call('vendorDashboard.get', {}),
    recomputed: (recorded) => {
      const { data, actor, now } = recorded;
      const own = ownTickets(recorded);
      const paid = ownInvoices(recorded).filter(({ status }) => status === 'paid');
      const completedIn = (monthsBefore: number) =>
        own.filter(({ work }) => isInMonth(work?.completedAt, now, monthsBefore)).length;
      const vendor = data.vendors.find(({ uid }) => uid === actor.uid);
      const minutes = average(own.map(({ work }) => work?.responseMinutes));
      return {
        activeWorkOrders: own.filter(isActive).length,
        completedThisMonth: completedIn(0),
        pendingInvoices: ownInvoices(recorded).filter(isPending).length,
        totalEarnings: sumOf(paid, ({ amount }) => amount),
        rating: average(own.map(({ work }) => work?.rating)),
        responseTimeHours: minutes && minutes / 60,
        nextPaymentDate: vendor?.nextPaymentDate,
        isNextPaymentSample: true,
        months: [5, 4, 3, 2, 1, 0].map((monthsBefore) => {
          const first = new Date(Date.UTC(now.getFullYear(), now.getMonth() - monthsBefore));
          const then = paid.filter(({ paidDate }) => isInMonth(paidDate, now, monthsBefore));
          return {
            month: first.toISOString().slice(0, 10),
            completed: completedIn(monthsBefore),
            earnings: sumOf(then, ({ amount }) => amount),
          };
        }),
      };
    },
  },
  {
    name: 'Pending Payment, Paid This Month, Total Invoices, total, draft, paid',
    roles: ['vendor', 'admin'],
    shown: (gateway) => gateway.call('invoices.totals', {}),
    recomputed: (recorded) => {
      const own = ownInvoices(recorded);
      const paid = own.filter(({ status }) => status === 'paid');
      const paidNow = paid.filter(({ paidDate }) => isInMonth(paidDate, recorded.now));
      const amounts = (invoices: typeof own) => sumOf(invoices, ({ amount }) => amount);
      return {
        pending: amounts(own.filter(isPending)),
        paidThisMonth: amounts(paidNow),
        paid: amounts(paid),
        count: own.length,
        countByStatus: {
          ...{ draft: 0, submitted: 0, approved: 0, paid: 0, rejected: 0 },
          ...countBy(own, ({ status }) => status),
        },
      };
    },
  },
  {
    name: 'invoiced on a work order',
    roles: ['vendor', 'admin'],
    shown: (gateway) => invoicedOf(gateway),
    recomputed: (recorded) =>
      ownTickets(recorded).flatMap(({ id }) => {
        const own = recorded.data.ticketInvoices.filter(({ ticketId }) => ticketId === id);
        return own.length === 0 ? [] : [[id, own.length, sumOf(own, ({ amount }) => amount)]];
      }),
  },
  {
    name: "number on the vendor's bell",
    roles: ['vendor'],
    shown: async (gateway) => (await gateway.call('vendorNotifications.list', { limit: 1 })).unread,
    recomputed: ({ data, actor }) =>
      data.vendorNotifications.filter(
        ({ recipientUid, read }) => recipientUid === actor.uid && !read,
      ).length,
  },
];

async function invoicedOf(gateway: Gateway) {
  const rows: [string, number, number][] = [];
  for (const { id } of await everyItem(gateway, 'tickets.list', {})) {
    const { total, amount } = await gateway.call('ticketInvoices.list', { ticketId: id, limit: 1 });
    if (total > 0) rows.push([id, total, amount]);
  }
  return rows.toSorted(([one], [other]) => one.localeCompare(other));
}

function average(numbers: readonly (number | undefined)[]): number | null {
  const known = numbers.filter((number) => number !== undefined);
  return known.length === 0 ? null : sumOf(known, (number) => number) / known.length;
}

function ownTickets({ data, actor }: Recorded) {
  return data.tickets
    .filter(({ submittedBy, assignedTo }) => isTheirs(actor, submittedBy.uid, assignedTo?.uid))
    .toSorted((one, other) => one.id.localeCompare(other.id));
}

function isTheirs({ role, uid }: Actor, submitter: string, vendor: string | undefined): boolean {
  return role === 'admin' || (role === 'resident' ? submitter === uid : vendor === uid);
}

function shownMessages({ data, actor }: Recorded) {
  return data.ticketMessages.filter(({ isInternal }) => actor.role === 'admin' || !isInternal);
}

function ownInvoices({ data, actor }: Recorded) {
  return data.invoices.filter(({ vendorUid, status }) =>
    actor.role === 'admin' ? status !== 'draft' : vendorUid === actor.uid,
  );
}
