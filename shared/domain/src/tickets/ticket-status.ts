import type { Role } from '../people/roles.ts';

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

/** `waiting`: someone has to decide or answer. `active`: its vendor has it. `completed`: nothing is left to do. */
export type Progress = 'waiting' | 'active' | 'completed';

export const progressOf: Record<TicketStatus, Progress> = {
  new: 'waiting',
  in_review: 'waiting',
  vendor_assigned: 'active',
  in_progress: 'active',
  waiting_resident: 'waiting',
  resolved: 'completed',
  closed: 'completed',
};

/** Closed tickets appear in the administrators' list, but not on their board or in the status filter. */
type OpenStatus = Exclude<TicketStatus, 'closed'>;

/** The columns of the vendor's board, in order. */
export const vendorColumns = /* @__PURE__ */ listOfAll<TicketStatus>()([
  'new',
  'in_review',
  'waiting_resident',
  'vendor_assigned',
  'in_progress',
  'resolved',
  'closed',
]);

export const vendorColumnLabels: Record<(typeof vendorColumns)[number], string> = {
  new: 'New',
  in_review: 'In Review',
  waiting_resident: 'Waiting',
  vendor_assigned: 'Assigned',
  in_progress: 'In Progress',
  resolved: 'Complete',
  closed: 'Closed',
};

/** The columns of the administrator's board, in order. */
export const adminColumns = /* @__PURE__ */ listOfAll<OpenStatus>()([
  'new',
  'in_review',
  'vendor_assigned',
  'in_progress',
  'waiting_resident',
  'resolved',
]);

export const adminColumnLabels: Record<(typeof adminColumns)[number], string> = {
  new: 'New',
  in_review: 'In Review',
  vendor_assigned: 'Assigned',
  in_progress: 'In Progress',
  waiting_resident: 'Waiting',
  resolved: 'Resolved',
};

/** The options of the ticket list's status filter: every status except closed. */
export const filterStatuses = /* @__PURE__ */ listOfAll<OpenStatus>()([
  'new',
  'in_review',
  'vendor_assigned',
  'in_progress',
  'waiting_resident',
  'resolved',
]);

/** The columns of each role's board; residents have none. */
export const boardColumns: Record<Role, readonly TicketStatus[]> = {
  resident: [],
  vendor: vendorColumns,
  admin: adminColumns,
};

/** Requires a list that contains every member of a union; a list that misses one does not compile. */
function listOfAll<Member extends string>() {
  return <const List extends readonly Member[]>(
    list: Exclude<Member, List[number]> extends never ? List : never,
  ): List => list;
}
