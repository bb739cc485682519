import type { TicketPriority, TicketStatus } from '@hoa/domain';
import type { Tone } from '@hoa/ui';

/** Badge colors, always with a label. Statuses that need action stand out. */
export const statusTones: Record<TicketStatus, Tone> = {
  new: 'info',
  in_review: 'info',
  vendor_assigned: 'neutral',
  in_progress: 'accent',
  waiting_resident: 'warning',
  resolved: 'success',
  closed: 'neutral',
};

export const priorityTones: Record<TicketPriority, Tone> = {
  low: 'neutral',
  normal: 'neutral',
  high: 'warning',
  urgent: 'danger',
  safety: 'danger',
};
