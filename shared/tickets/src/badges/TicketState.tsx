import type { Ticket } from '@hoa/domain';
import { useDomainText } from '@hoa/domain-text';
import { useActor } from '@hoa/portal';
import { Badge } from '@hoa/ui';
import { useTicketText } from '../messages.ts';
import { StatusBadge } from './StatusBadge.tsx';
import { isForReader, waitedFor } from './waited-for.ts';

/** The status of a ticket, or a badge that it waits for the reader. */
export function TicketState({ ticket }: { readonly ticket: Ticket }) {
  const text = useTicketText();
  const domainText = useDomainText();
  const actor = useActor();
  if (!isForReader(ticket, actor)) return <StatusBadge status={ticket.status} />;
  return (
    <Badge tone="warning" dot>
      {waitedFor(ticket, actor, text, domainText)}
    </Badge>
  );
}
