import { type CalendarDay, dayOf, isCalendarDay } from '@hoa/domain';
import type { CollectionName } from '@hoa/use-cases';

/** The fields that held instants in earlier releases and are days of the association now. */
const dayFields: { readonly [C in CollectionName]?: readonly string[] } = {
  tickets: ['dueDate'],
  invoices: ['submittedDate', 'approvedDate', 'paidDate', 'dueDate'],
  accounts: ['dueDate'],
  subscriptions: ['nextBillDate'],
  news: ['publishAt', 'expireAt'],
  payments: ['date'],
};

/** A record whose days are days; those of the sample association begin where the reader is. */
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
