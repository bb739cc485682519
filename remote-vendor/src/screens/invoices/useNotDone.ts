import { type Invoice, isCompleted, type TicketStatus } from '@hoa/domain';
import { useDomainText } from '@hoa/domain-text';
import { useOperation } from '@hoa/portal';
import { useText } from './messages.ts';

/** Returns the reason why a draft cannot be submitted yet: its work order is not done. */
export function useNotDone(draft: Invoice): string | undefined {
  const text = useText();
  const domainText = useDomainText();
  const status = useOrderStatus(draft);
  if (status === undefined || isCompleted(status)) return undefined;
  return text.notDoneYet({ status: domainText.ticketStatuses[status] });
}

/** The status of a draft's work order; undefined until it is known. */
export function useOrderStatus({ workOrderId }: Invoice): TicketStatus | undefined {
  const { data: order } = useOperation('tickets.get', { ticketId: workOrderId });
  return order?.id === workOrderId ? order.status : undefined;
}
