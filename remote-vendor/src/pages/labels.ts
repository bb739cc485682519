/** Page names in navigation, menus and titles. */
export const en = {
  area: 'Vendor Portal',
  boardItems: 'Board Items',
  dashboard: 'Dashboard',
  vendorDashboard: 'Vendor Dashboard',
  boardItemsDescription: 'Your work orders as a board or a table, with their conversations',
  invoices: 'Invoices',
  invoicesDescription: 'Drafts to send, payments to come and what has been paid',
  menu: 'Menu',
};

export type Labels = Record<keyof typeof en, string>;
