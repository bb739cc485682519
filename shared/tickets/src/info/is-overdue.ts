import type { Ticket } from '@hoa/domain';

const dayMs = 86_400_000;

/** Whether work is still to be done after its due day; a day without a time lasts to its end. */
export function isOverdue({ status, dueDate }: Pick<Ticket, 'status' | 'dueDate'>, now: number) {
  if (!dueDate || status === 'resolved' || status === 'closed') return false;
  const isDay = dueDate.length === 'YYYY-MM-DD'.length;
  return Date.parse(dueDate) + (isDay ? dayMs : 0) < now;
}
