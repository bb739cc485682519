import { isOutboxId, type Ticket } from '@hoa/domain';
import { withdrawalOf } from '@hoa/domain/tickets';
import { useDomainText } from '@hoa/domain-text';
import { OutboxMark } from '@hoa/parts';
import { useActor } from '@hoa/portal';
import { Alert, classNames, VisuallyHidden } from '@hoa/ui';
import { formatDate, useLocale } from '@hoa/ui/text';
import {
  isForReader,
  OverdueBadge,
  PriorityBadge,
  TicketState,
  waitedFor,
} from '../badges/TicketBadges.tsx';
import { useTicketText } from '../messages.ts';
import styles from './TicketDetail.module.css';
import { TicketLink } from './TicketInfo.tsx';

export interface TicketSummaryProps {
  readonly ticket: Ticket;
  /** Shows the status on a phone too; by default only the progress below shows it there. */
  readonly hasStatus?: boolean | undefined;
}

/** The line below the title: status, exceptions, who must act next, number, and the source ticket of ordered work. */
export function TicketSummary({ ticket, hasStatus = false }: TicketSummaryProps) {
  const text = useTicketText();
  const domainText = useDomainText();
  const actor = useActor();
  const { id, priority, status, orderedFor } = ticket;
  const isReaders = isForReader(ticket, actor);
  return (
    <span className={styles.summary}>
      <span className={classNames(!hasStatus && !isReaders && styles.status)}>
        <TicketState ticket={ticket} />
      </span>
      {priority === 'normal' ? (
        <VisuallyHidden>{domainText.ticketPriorities.normal}</VisuallyHidden>
      ) : (
        <PriorityBadge priority={priority} />
      )}
      <OverdueBadge ticket={ticket} isDated />
      <span className="dotted">
        {!isReaders && (
          <span className={classNames(status === 'waiting_resident' && styles.waiting)}>
            {waitedFor(ticket, actor, text, domainText)}
          </span>
        )}
        {!isOutboxId(id) && <span className={styles.number}>{id}</span>}
        {orderedFor && (
          <span className={styles.number}>
            <span>{text.orderedFor}</span>{' '}
            {actor.role === 'vendor' ? (
              <span>{orderedFor}</span>
            ) : (
              <TicketLink id={orderedFor}>{orderedFor}</TicketLink>
            )}
          </span>
        )}
      </span>
      <OutboxMark id={id} />
    </span>
  );
}

export function WithdrawnNote({ ticket }: { readonly ticket: Ticket }) {
  const text = useTicketText();
  const locale = useLocale();
  const withdrawal = withdrawalOf(ticket);
  if (!withdrawal) return null;
  const { changedBy: who, changedAt, reason } = withdrawal;
  return (
    <Alert title={text.withdrawnBy({ who, date: formatDate(changedAt, locale) })}>{reason}</Alert>
  );
}
