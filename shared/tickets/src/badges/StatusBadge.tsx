import type { TicketStatus } from '@hoa/domain';
import { useDomainText } from '@hoa/domain-text';
import { Badge } from '@hoa/ui';
import { statusTones } from './tones.ts';

/** A ticket's status as a word with a colored dot. */
export function StatusBadge({ status }: { readonly status: TicketStatus }) {
  const text = useDomainText();
  return (
    <Badge tone={statusTones[status]} dot>
      {text.ticketStatuses[status]}
    </Badge>
  );
}
