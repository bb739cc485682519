import { type CalendarDay, isCompleted, type Ticket } from '@hoa/domain';

/** Returns true if work is not completed after its due date. */
export function isOverdue(
  { status, dueDate }: Pick<Ticket, 'status' | 'dueDate'>,
  today: CalendarDay,
): boolean {
  return dueDate !== undefined && dueDate < today && !isCompleted(status);
}
