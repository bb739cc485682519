import { textsByLocale } from '@hoa/locales';

/** The texts of the page that explains an export, with {placeholders}. */
export const en = {
  title: 'Export of {association}',
  madeAt: 'Made on {time}.',
  content:
    'It contains everything that the portal stores about the association, including messages between its people. Keep it as carefully as the portal itself. It contains nobody’s sign-in.',
  records: 'Records',
  kind: 'Kind',
  table: 'Table',
  count: 'Number',
  tablesOpen:
    'Tables are CSV files in UTF-8, which spreadsheets open. The data dictionary describes their columns.',
  dictionary: 'Data dictionary',
  formulas:
    'An apostrophe stands before text that a spreadsheet would run as a formula. Importing the export removes it.',
  files: 'Files',
  noFiles: 'There are no files.',
  tables: {
    tickets: 'Tickets',
    ticketMessages: 'Messages on tickets',
    ticketInvoices: 'Invoices on tickets',
    invoices: 'Invoices',
    vendors: 'Vendors',
    vendorContacts: 'Contacts of vendors',
    residents: 'Directory of residents',
    directoryEntries: 'Directory as people see it',
    associations: 'Settings',
    offices: 'Permissions of offices',
    buildings: 'Buildings',
    units: 'Homes',
    imports: 'Imported spreadsheets',
    seats: 'Seats on the board and committees',
    sales: 'Sales of homes',
    people: 'People',
    memberships: 'Roles of people',
    vendorNotifications: 'Notifications of vendors',
    contactSubmissions: 'Inquiries to vendors',
    news: 'News',
    events: 'Events',
    topics: 'Forum topics',
    topicUpdates: 'Updates on topics',
    comments: 'Comments',
    threads: 'Conversations',
    threadMessages: 'Messages',
    threadReadings: 'Read conversations',
    notifications: 'Notifications',
    notificationMarks: 'Read notifications',
    folders: 'Folders',
    files: 'Documents',
    storedFiles: 'Stored files',
    accounts: 'Accounts of homes',
    payments: 'Payments',
    subscriptions: 'Autopay',
    paymentSettings: 'Payment settings',
    profiles: 'Profiles',
    broadcasts: 'Broadcasts',
    broadcastDrafts: 'Drafts of broadcasts',
    sequences: 'Last numbers',
    history: 'Record of changes',
  },
};

export type ExportTexts = typeof en;

export const exportTexts = textsByLocale(
  en,
  import.meta.glob('./??.ts', { base: '../locales', eager: true, import: 'exported' }),
);
