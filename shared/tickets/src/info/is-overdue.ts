import type { Ticket } from '@hoa/domain';

/** Whether work is still to be done after its due day; a day without a time lasts to its end where the reader is. */
export function isOverdue({ status, dueDate }: Pick<Ticket, 'status' | 'dueDate'>, now: number) {
  if (!dueDate || status === 'resolved' || status === 'closed') return false;
  const isDay = dueDate.length === 'YYYY-MM-DD'.length;
  return (isDay ? endOfDay(dueDate) : Date.parse(dueDate)) <= now;
}

function endOfDay(day: string): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + 1).getTime();
}
