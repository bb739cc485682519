import type { TicketPriority, TicketStatus } from '../../domain/index.ts';
import type { Tone } from '../../ui/index.ts';

/** Colours used small, always beside the word: what waits for somebody stands out, what is done is calm. */
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
