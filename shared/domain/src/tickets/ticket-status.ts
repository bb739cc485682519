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

/** From least to most urgent. Residents' tickets are never `urgent`; only work items are. */
export const ticketPriorities = ['low', 'normal', 'high', 'urgent', 'safety'] as const;

export type TicketPriority = (typeof ticketPriorities)[number];

export const ticketPriorityLabels: Record<TicketPriority, string> = {
  low: 'Low',
  normal: 'Normal',
  high: 'High',
  urgent: 'Urgent',
  safety: 'Safety',
};

/** The priorities of work items. */
export const workItemPriorities = ticketPriorities;

/** The urgencies that a resident chooses from; the choice becomes the ticket's priority. */
export const urgencies = ['low', 'normal', 'high', 'safety'] as const;

export type Urgency = (typeof urgencies)[number];

/** Priority of notifications, news, threads and broadcasts. */
export const priorities = ['high', 'normal', 'low'] as const;

export type Priority = (typeof priorities)[number];

export const priorityLabels: Record<Priority, string> = {
  high: 'High',
  normal: 'Normal',
  low: 'Low',
};

/** Priority of the simple vendor tickets of the collection contactSubmissions. */
export const contactPriorities = ['urgent', 'high', 'medium', 'low'] as const;

export type ContactPriority = (typeof contactPriorities)[number];

export const contactPriorityLabels: Record<ContactPriority, string> = {
  urgent: 'Urgent',
  high: 'High',
  medium: 'Medium',
  low: 'Low',
};

/** The categories that a resident may report. */
export const intakeCategories = [
  'maintenance',
  'community',
  'administrative',
  'financial',
] as const;

export type IntakeCategory = (typeof intakeCategories)[number];

/** The categories of work items, which an admin orders from a vendor. */
export const workItemCategories = ['maintenance', 'repair', 'inspection', 'emergency'] as const;

/** Every category a ticket can have. */
export const ticketCategories = [
  'maintenance',
  'community',
  'administrative',
  'financial',
  'repair',
  'inspection',
  'emergency',
] as const;

export type TicketCategory = (typeof ticketCategories)[number];

export const categoryLabels: Record<TicketCategory, string> = {
  maintenance: 'Maintenance',
  community: 'Community',
  administrative: 'Administrative',
  financial: 'Financial',
  repair: 'Repair',
  inspection: 'Inspection',
  emergency: 'Emergency',
};

const statusesOf = (progress: Progress) =>
  ticketStatuses.filter((status) => progressOf[status] === progress);

/** The statuses of a work order that is assigned to a vendor and not done. */
export const activeStatuses: readonly TicketStatus[] = statusesOf('active');

/** The statuses of a ticket that is no longer open. */
export const completedStatuses: readonly TicketStatus[] = statusesOf('completed');

export function isCompleted(status: TicketStatus): boolean {
  return progressOf[status] === 'completed';
}

/** The ages that open tickets are counted by, in days: from `fromDays` up to `upToDays`, or without end. */
export const ticketAges = [
  { fromDays: 0, upToDays: 7 },
  { fromDays: 7, upToDays: 30 },
  { fromDays: 30, upToDays: 90 },
  { fromDays: 90, upToDays: null },
] as const;
