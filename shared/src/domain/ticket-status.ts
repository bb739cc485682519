export const ticketStatuses = [
  'new',
  'in_review',
  'vendor_assigned',
  'in_progress',
  'waiting_resident',
  'resolved',
  'closed',
] as const;

export type TicketStatus = (typeof ticketStatuses)[number];

export const statusLabels: Record<TicketStatus, string> = {
  new: 'New',
  in_review: 'In Review',
  vendor_assigned: 'Vendor Assigned',
  in_progress: 'In Progress',
  waiting_resident: 'Waiting for Resident',
  resolved: 'Resolved',
  closed: 'Closed',
};

/** The seven columns of the vendor's board, in their order. */
export const vendorColumns = [
  'new',
  'in_review',
  'waiting_resident',
  'vendor_assigned',
  'in_progress',
  'resolved',
  'closed',
] as const satisfies readonly TicketStatus[];

export const vendorColumnLabels: Record<(typeof vendorColumns)[number], string> = {
  new: 'New',
  in_review: 'In Review',
  waiting_resident: 'Waiting',
  vendor_assigned: 'Assigned',
  in_progress: 'In Progress',
  resolved: 'Complete',
  closed: 'Closed',
};

/** The six columns of the admin's board, in their order. */
export const adminColumns = [
  'new',
  'in_review',
  'vendor_assigned',
  'in_progress',
  'waiting_resident',
  'resolved',
] as const satisfies readonly TicketStatus[];

export const adminColumnLabels: Record<(typeof adminColumns)[number], string> = {
  new: 'New',
  in_review: 'In Review',
  vendor_assigned: 'Assigned',
  in_progress: 'In Progress',
  waiting_resident: 'Waiting',
  resolved: 'Resolved',
};

/** What the ticket list's status filter offers: every status but closed. */
export const filterStatuses: readonly TicketStatus[] = [
  'new',
  'in_review',
  'vendor_assigned',
  'in_progress',
  'waiting_resident',
  'resolved',
];
