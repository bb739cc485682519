import { defineMessages } from '@hoa/ui/text';

export const en = {
  title: 'Home',
  newTicket: 'New Ticket',
  greeting: ({ name }: { name: string }) => `Good to see you, ${name}.`,
  inbox: 'Inbox',
  unread: ({ n }: { n: number }) => `${n} unread`,
  allMessages: 'All messages',
  noMessages: 'No messages',
  failedMessages: 'Failed to load messages',
  accountBalance: 'Account Balance',
  current: 'Current',
  pastDue: 'Past due',
  dueOn: ({ date }: { date: string }) => `Due ${date}`,
  nothingDue: 'Nothing is due.',
  lastPayment: ({ amount, date }: { amount: string; date: string }) =>
    `Last payment ${amount} + fee on ${date}`,
  makePayment: 'Make a payment',
  noAccount: 'No account information',
  failedAccount: 'Failed to load account information',
  communityNews: 'Community News',
  allNews: 'All news',
  urgent: 'Urgent',
  pinned: 'Pinned',
  byOn: ({ author, date }: { author: string; date: string }) => `${author} · ${date}`,
  nextEvent: 'Next event',
  joinDiscussion: 'Join the latest discussion',
  noUpdates: 'No community updates',
  failedCommunity: 'Failed to load community information',
  quickLinks: 'Quick Links',
  linkMessages: 'Messages',
  linkPayments: 'Payments',
  linkTickets: 'Contact Admin',
  linkForums: 'Forums',
  linkNotifications: 'Notifications',
  linkAdmin: 'Admin Dashboard',
  developmentControls: 'Development controls',
  logInAs: 'Log in as',
  roles: { resident: 'Resident', vendor: 'Vendor', admin: 'Admin' },
  liveData: 'Live data',
  offline: 'Offline',
  resetSampleData: 'Reset sample data',
  resetDone: 'Sample data restored',
};

export type Messages = typeof en;

export const useText = defineMessages(
  en,
  import.meta.glob('./??.ts', { base: '../../locales', import: 'home' }),
);
