import { isOutboxId, type Ticket } from '@hoa/domain';
import { useDomainText } from '@hoa/domain-text';
import { OutboxMark, RelativeTime } from '@hoa/parts';
import { useActor } from '@hoa/shared';
import { PriorityBadge } from '../badges/PriorityBadge.tsx';
import { StatusBadge } from '../badges/StatusBadge.tsx';
import { waitedFor } from '../card/waited-for.ts';
import { useTicketText } from '../messages/index.ts';
import styles from './TicketDetail.module.css';

/** Below the title: status, priority, who has to act next, number and last activity. */
export function TicketSummary({ ticket }: { readonly ticket: Ticket }) {
  const text = useTicketText();
  const domainText = useDomainText();
  const actor = useActor();
  return (
    <span className={styles.summary}>
      <StatusBadge status={ticket.status} />
      <PriorityBadge priority={ticket.priority} />
      <span>{waitedFor(ticket, actor, text, domainText)}</span>
      <span className={styles.since}>
        {!isOutboxId(ticket.id) && `${ticket.id} · `}
        {text.lastActivity} <RelativeTime iso={ticket.lastActivity} />
      </span>
      <OutboxMark id={ticket.id} />
    </span>
  );
}
