import { notify } from '@hoa/shared';
import type { Ticket, TicketStatus } from '@hoa/shared/domain';
import { useDomainText } from '@hoa/shared/domain-text';
import { useFailure, useStatusCommand } from '@hoa/shared/tickets';
import { useText } from './messages/index.ts';

/** Gives a work order another status: shown at once, taken back with the reason if it is refused. */
export function useStatusChange(): (
  ticket: Pick<Ticket, 'id' | 'updatedAt'>,
  status: TicketStatus,
) => Promise<void> {
  const text = useText();
  const words = useDomainText();
  const fail = useFailure();
  const run = useStatusCommand();
  return async (ticket, status) => {
    try {
      await run(ticket, status);
      notify.success(text.statusUpdated({ label: words.ticketStatuses[status] }));
    } catch (error) {
      fail(error, text.statusFailed);
    }
  };
}
