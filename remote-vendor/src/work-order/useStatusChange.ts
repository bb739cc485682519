import { useDomainText } from '@hoa/domain-text';
import { useStatusChange as useTicketStatusChange } from '@hoa/tickets';
import { useText } from './messages/index.ts';

/** Changes the status of a work order and confirms it with the vendor's toast. */
export function useStatusChange() {
  const text = useText();
  const domainText = useDomainText();
  return useTicketStatusChange({
    updated: (status) => text.statusUpdated({ label: domainText.ticketStatuses[status] }),
    failed: text.statusFailed,
  });
}
