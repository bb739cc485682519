import { type Invoice, isCompleted } from '@hoa/domain';
import { useDomainText } from '@hoa/domain-text';
import { useOperation } from '@hoa/shared';
import { useText } from './messages/index.ts';

/** Why a draft cannot be submitted yet: its work order is not done. */
export function useNotDone({ workOrderId }: Invoice): string | undefined {
  const text = useText();
  const domainText = useDomainText();
  const { data: order } = useOperation('tickets.get', { ticketId: workOrderId });
  if (order?.id !== workOrderId || isCompleted(order.status)) return undefined;
  return text.notDoneYet({ status: domainText.ticketStatuses[order.status] });
}
