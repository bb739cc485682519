export const en = {
  adminActions: 'Admin actions',
  status: 'Status',
  assignVendor: 'Assign Vendor',
  assignVendorSoon: 'Assign Vendor is coming soon!',
};

export type Messages = typeof en;
