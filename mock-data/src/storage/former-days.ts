import { type CalendarDay, dayOf, isCalendarDay } from '@hoa/domain';
import type { CollectionName } from '@hoa/use-cases';

/** Fields that contained instants in earlier releases and contain calendar days now. */
const dayFields: { readonly [C in CollectionName]?: readonly string[] } = {
  tickets: ['dueDate'],
  invoices: ['submittedDate', 'approvedDate', 'paidDate', 'dueDate'],
  accounts: ['dueDate'],
  subscriptions: ['nextBillDate'],
  news: ['publishAt', 'expireAt'],
  payments: ['date'],
};

/** Converts these fields of a record to calendar days, in the time zone of the person. */
export function withDays<T extends object>(collection: CollectionName, record: T): T {
  const fields = dayFields[collection] ?? [];
  const { date, createdAt = date, lastPayment } = record as Record<string, unknown>;
  const changed = Object.entries(record).map(([name, value]) => [
    name,
    fields.includes(name) ? asDay(value) : value,
  ]);
  return {
    ...Object.fromEntries(changed),
    ...(collection === 'payments' && { createdAt }),
    ...(collection === 'accounts' &&
      typeof lastPayment === 'object' &&
      lastPayment !== null &&
      'date' in lastPayment && { lastPayment: { ...lastPayment, date: asDay(lastPayment.date) } }),
  };
}

function asDay(value: unknown): CalendarDay | unknown {
  if (typeof value !== 'string' || isCalendarDay(value)) return value;
  const instant = new Date(value);
  return Number.isNaN(instant.getTime()) ? value : dayOf(instant);
}
