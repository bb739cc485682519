import type { AuditValue } from '@hoa/domain';
import { useDomainText } from '@hoa/domain-text';
import { useDayText } from '@hoa/parts';
import { formatDate, formatUsd, useLocale } from '@hoa/ui/text';
import { useText } from './messages.ts';

const money = /\.(amount|balance|fees|total)$/;
const dates = /\.(dueDate|removedAt|nextBillDate|turnedOffAt)$/;
const memberDays = /\.(since|until)$/;
const longestText = 200;

/** Returns a function that formats the value of a changed field: amounts, dates and labels as the portal shows them. */
export function useShownValue(): (field: string, value: AuditValue | undefined) => string {
  const text = useText();
  const domainText = useDomainText();
  const locale = useLocale();
  const day = useDayText();
  const labels: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    'tickets.status': domainText.ticketStatuses,
    'tickets.priority': domainText.ticketPriorities,
    'tickets.category': domainText.ticketCategories,
    'ticketInvoices.status': domainText.invoiceStatuses,
    'invoices.status': domainText.invoiceStatuses,
    'accounts.status': domainText.accountStatuses,
    'payments.status': domainText.paymentStatuses,
    'payments.method': domainText.paymentMethods,
    'subscriptions.frequency': domainText.paymentFrequencies,
    'subscriptions.paymentMethod.type': domainText.paymentMethods,
    'memberships.role': domainText.roles,
    'memberships.groups': domainText.audienceTags,
    'memberships.tenure': text.tenures,
  };
  return (field, value) => {
    if (value === undefined) return '';
    if (typeof value === 'boolean') return value ? text.yes : text.no;
    if (typeof value === 'number') {
      return money.test(field) ? formatUsd(value, locale) : String(value);
    }
    const label = (one: string) => labels[field]?.[one] ?? one;
    if (typeof value !== 'string') return value.map(label).join(', ');
    if (memberDays.test(field)) return day(value);
    if (dates.test(field)) return formatDate(value, locale) || value;
    const shown = label(value);
    return shown.length > longestText ? `${shown.slice(0, longestText)}…` : shown;
  };
}
