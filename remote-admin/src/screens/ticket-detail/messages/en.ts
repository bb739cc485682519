export const en = {
  adminActions: 'Admin actions',
  status: 'Status',
  assignVendor: 'Assign Vendor',
  assignVendorSoon: 'Assign Vendor is coming soon!',
  createWorkItem: 'Create Work Item',
  assign: 'Assign',
  assignedNow: 'Assigned now',
  vendorAssigned: ({ vendor }: { vendor: string }) => `Assigned to ${vendor}!`,
  failedToAssign: 'Failed to assign vendor',
  noVendors: 'No vendors',
  history: 'History',
};

export type Messages = typeof en;
