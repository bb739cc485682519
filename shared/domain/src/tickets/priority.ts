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
