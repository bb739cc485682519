import { isOutboxId, type Ticket } from '@hoa/domain';
import { OutboxMark, RelativeTime } from '@hoa/parts';
import { PriorityBadge } from '../badges/PriorityBadge.tsx';
import { StatusBadge } from '../badges/StatusBadge.tsx';
import { useTicketText } from '../messages/index.ts';
import styles from './TicketDetail.module.css';

/** Below the title: status (on a phone its progress says it), priority, number and last activity. */
export function TicketSummary({ ticket }: { readonly ticket: Ticket }) {
  const text = useTicketText();
  return (
    <span className={styles.summary}>
      <span className={styles.status}>
        <StatusBadge status={ticket.status} />
      </span>
      <PriorityBadge priority={ticket.priority} />
      <span className={styles.since}>
        {!isOutboxId(ticket.id) && `${ticket.id} · `}
        {text.lastActivity} <RelativeTime iso={ticket.lastActivity} />
      </span>
      <OutboxMark id={ticket.id} />
    </span>
  );
}
