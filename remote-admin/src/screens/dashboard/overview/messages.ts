import { defineMessages, plural } from '@hoa/ui/text';

export const en = {
  failed: 'Failed to load overview',
  community: 'Community',
  work: 'Vendors and work',
  figures: {
    residents: 'Residents',
    openTickets: 'Open Tickets',
    activeNews: 'Active News',
    securityAlerts: 'Security Alerts',
    vendors: 'Vendors',
    activeWorkOrders: 'Active Work Orders',
    pendingInvoices: 'Pending Invoices',
    completedThisMonth: 'Completed This Month',
  },
  firstSteps: 'First Steps',
  stepsDone: ({ done, n }: { done: number; n: number }) => `${done} of ${n} done`,
  done: 'Done',
  steps: {
    settings: 'Check the name, time zone and numbers of the association',
    homes: 'Add or import the homes',
    people: 'Import the people, and send their invitations',
    dues: 'Set the usual amount of the dues',
    news: 'Post the first news',
    event: 'Plan the first event',
    documents: 'Upload the first documents',
  },
  waiting: 'Waiting for the board',
  nothingWaits: 'Nothing is waiting',
  failedWaiting: 'Failed to load what is waiting',
  waits: {
    safetyTickets: ({ n }: { n: number }) =>
      plural('en', n, {
        one: 'open safety ticket, in any status',
        other: 'open safety tickets, in any status',
      }),
    overdueWorkOrders: ({ n }: { n: number }) =>
      plural('en', n, { one: 'overdue work order', other: 'overdue work orders' }),
    newTickets: ({ n }: { n: number }) =>
      plural('en', n, { one: 'new ticket to look at', other: 'new tickets to look at' }),
    ticketsInReview: ({ n }: { n: number }) =>
      plural('en', n, { one: 'ticket to decide on', other: 'tickets to decide on' }),
    submittedInvoices: ({ n }: { n: number }) =>
      plural('en', n, { one: 'invoice submitted', other: 'invoices submitted' }),
  },
  pendingParts: ({ submitted, approved }: { submitted: number; approved: number }) =>
    `${submitted} submitted, ${approved} approved`,
  trends: 'Trends',
  failedTrends: 'Failed to load trends',
  failedFinances: 'Failed to load finances',
  openedAndClosed: 'Tickets opened and closed',
  opened: 'Opened',
  closed: 'Closed',
  month: 'Month',
  ageOfOpen: 'Age of open tickets',
  daysOld: ({ from, upTo }: { from: number; upTo: number | null }) =>
    from === 0
      ? `Up to ${upTo} days`
      : upTo === null
        ? `Over ${from} days`
        : `${from + 1} to ${upTo} days`,
  responseTime: 'Response time',
  responseHint: 'Until the first answer of the vendor',
  hours: ({ n }: { n: string }) => `${n} h`,
  spending: 'Spending by vendor',
  nothingPaid: 'Nothing has been paid yet.',
  duesOutstanding: 'Dues outstanding',
  owingUnits: 'Units that owe dues',
  overdueDues: ({ n }: { n: number }) =>
    plural('en', n, { one: '1 household overdue', other: `${n} households overdue` }),
  dueLater: ({ n }: { n: number }) =>
    plural('en', n, { one: '1 household not yet due', other: `${n} households not yet due` }),
  unit: 'Unit',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  searchResidents: 'Search by name, unit or email',
  residentsToCome: 'No residents yet',
  noResidents: 'No resident matches',
  failedResidents: 'Failed to load residents',
  balance: 'Balance',
  dueDate: 'Due date',
  duesTotal: ({ n, amount, overdue }: { n: number; amount: string; overdue: string }) =>
    plural('en', n, {
      one: `${amount} from 1 home, ${overdue} overdue`,
      other: `${amount} from ${n} homes, ${overdue} overdue`,
    }),
  residentCount: ({ n }: { n: number }) =>
    plural('en', n, { one: '1 resident', other: `${n} residents` }),
  overdue: 'Overdue',
  nothingOwed: 'Nobody owes dues',
  quickActions: 'Quick Actions',
  createWorkItem: 'Create Work Item',
  createNews: 'Create News',
  createTopic: 'Create Topic',
  sendBroadcast: 'Send Broadcast',
  manageTickets: 'Manage Tickets',
  reviewInvoices: 'Review Invoices',
  systemStatus: 'System Status',
  checkAgain: 'Check Again',
  allWell: 'All systems operational',
  someTrouble: 'Something needs your attention',
  connection: 'Connection',
  online: 'Online',
  offline: 'Offline',
  portalData: 'Portal data',
  responding: 'Responding',
  notResponding: 'Not responding',
  checking: 'Checking…',
  storage: 'Space on this device',
  storageFine: 'Room left',
  storageLow: 'Almost full',
  checkedAt: ({ time }: { time: string }) => `As of ${time}`,
};

export type Messages = typeof en;

export const useText = defineMessages(
  en,
  import.meta.glob('./??.ts', { base: '../../../locales', import: 'overview' }),
);
