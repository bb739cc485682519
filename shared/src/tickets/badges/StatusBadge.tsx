import type { TicketStatus } from '../../domain/index.ts';
import { useDomainText } from '../../domain-text/index.ts';
import { Badge } from '../../ui/index.ts';
import { statusTones } from './tones.ts';

/** A ticket's status in a word, with a dot in its colour. */
export function StatusBadge({ status }: { readonly status: TicketStatus }) {
  const text = useDomainText();
  return (
    <Badge tone={statusTones[status]} dot>
      {text.ticketStatuses[status]}
    </Badge>
  );
}
