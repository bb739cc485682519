import { localizedTexts } from '@hoa/locales';

/** Page names in navigation, menus and titles. */
export const en = {
  area: 'Community',
  home: 'Home',
  dashboard: 'Dashboard',
  dashboardDescription: 'What is new and what happens next',
  news: 'News & Events',
  newsShort: 'News & Events',
  newsDescription: 'Announcements from the board and upcoming events',
  myTickets: 'My Tickets',
  support: 'Support',
  ticketsDescription: 'Report a problem and follow its progress',
  ticket: 'Ticket',
  payments: 'Payments',
  menu: 'Menu',
  search: 'Search',
  paymentsDescription: 'Pay your dues, set up autopay and find your receipts',
  profileAndSettings: 'Profile & Settings',
  profile: 'Profile',
  profileDescription: 'Your details, notifications, privacy, theme and language',
  searchDescription: 'Find pages and features',
  designSystem: 'Design System',
  forums: 'Forums',
  messages: 'Messages',
  notifications: 'Notifications',
  documents: 'Documents',
  communityForums: 'Community Forums',
  forumsDescription: 'What neighbors ask, propose and discuss',
  directory: 'Directory',
  directoryDescription: 'Neighbors and the details that they choose to show',
  topic: 'Topic',
  messagesDescription: 'Conversations with neighbors and the board',
  conversation: 'Conversation',
  notificationsDescription: 'What happened since you last looked',
  documentsDescription: 'Bylaws, minutes, budgets and forms',
};

export type Labels = Record<keyof typeof en, string>;

/** The labels of the pages, each in every language: the registry contains them all. */
export const labels = localizedTexts(
  en,
  import.meta.glob('./??.ts', { base: '../locales', eager: true, import: 'labels' }),
);
