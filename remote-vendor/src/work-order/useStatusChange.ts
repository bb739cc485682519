import { useDomainText } from '@hoa/shared/domain-text';
import { useStatusChange as useTicketStatusChange } from '@hoa/shared/tickets';
import { useText } from './messages/index.ts';

/** Gives a work order another status, and says so in the words that vendors know. */
export function useStatusChange() {
  const text = useText();
  const words = useDomainText();
  return useTicketStatusChange({
    updated: (status) => text.statusUpdated({ label: words.ticketStatuses[status] }),
    failed: text.statusFailed,
  });
}
