import { useActor } from '@hoa/shared';
import { isOutboxId, type Ticket } from '../../domain/index.ts';
import { OutboxMark } from '../../outbox/index.ts';
import { PriorityBadge } from '../badges/PriorityBadge.tsx';
import { StatusBadge } from '../badges/StatusBadge.tsx';
import { waitedFor } from '../card/waitedFor.ts';
import { useTicketText } from '../messages/index.ts';
import { RelativeTime } from '../RelativeTime.tsx';
import styles from './TicketDetail.module.css';

/** Under the title: number, status, priority, what is waited for and when anything last happened. */
export function TicketSummary({ ticket }: { readonly ticket: Ticket }) {
  const text = useTicketText();
  const actor = useActor();
  return (
    <span className={styles.summary}>
      <StatusBadge status={ticket.status} />
      <PriorityBadge priority={ticket.priority} />
      <span>{waitedFor(ticket, actor, text)}</span>
      <span className={styles.since}>
        {!isOutboxId(ticket.id) && `${ticket.id} · `}
        {text.lastActivity} <RelativeTime iso={ticket.lastActivity} />
      </span>
      <OutboxMark id={ticket.id} />
    </span>
  );
}
