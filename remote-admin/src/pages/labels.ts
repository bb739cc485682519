import { localizedTexts } from '@hoa/locales';

/** Page names in navigation, menus and titles. */
export const en = {
  area: 'Administration',
  dashboard: 'Admin Dashboard',
  admin: 'Admin',
  dashboardDescription: 'Publish news, moderate forums, work with vendors, send broadcasts',
  ticketManagement: 'Ticket Management',
  support: 'Support',
  ticketsDescription: 'Review, assign and close what residents report',
  ticket: 'Ticket',
};

export type Labels = Record<keyof typeof en, string>;

/** The labels of the pages, each in every language: the registry contains them all. */
export const labels = localizedTexts(
  en,
  import.meta.glob('./??.ts', { base: '../locales', eager: true, import: 'labels' }),
);
