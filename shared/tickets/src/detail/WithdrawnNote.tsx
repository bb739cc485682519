import type { Ticket } from '@hoa/domain';
import { withdrawalOf } from '@hoa/domain/tickets';
import { Alert } from '@hoa/ui';
import { formatDate, useLocale } from '@hoa/ui/text';
import { useTicketText } from '../messages.ts';

export function WithdrawnNote({ ticket }: { readonly ticket: Ticket }) {
  const text = useTicketText();
  const locale = useLocale();
  const withdrawal = withdrawalOf(ticket);
  if (!withdrawal) return null;
  const { changedBy: who, changedAt, reason } = withdrawal;
  return (
    <Alert title={text.withdrawnBy({ who, date: formatDate(changedAt, locale) })}>{reason}</Alert>
  );
}
