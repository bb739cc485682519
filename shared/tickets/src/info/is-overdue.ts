import { type CalendarDay, isCompleted, type Ticket } from '@hoa/domain';

/** Whether work is still to be done after its due day. */
export function isOverdue(
  { status, dueDate }: Pick<Ticket, 'status' | 'dueDate'>,
  today: CalendarDay,
): boolean {
  return dueDate !== undefined && dueDate < today && !isCompleted(status);
}
