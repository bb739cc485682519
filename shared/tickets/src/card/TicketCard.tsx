import { isOutboxId, type Ticket, type TicketPriority } from '@hoa/domain';
import { useDomainText } from '@hoa/domain-text';
import { OutboxMark } from '@hoa/parts';
import { Link, useActor } from '@hoa/shared';
import { Badge, Card, cardLinkClass, classNames, VisuallyHidden } from '@hoa/ui';
import { memo, type ReactNode, useId } from 'react';
import { PriorityBadge } from '../badges/PriorityBadge.tsx';
import { StatusBadge } from '../badges/StatusBadge.tsx';
import { TicketTags } from '../badges/TicketTags.tsx';
import { useTicketText } from '../messages/index.ts';
import styles from './TicketCard.module.css';
import { TicketFacts } from './TicketFacts.tsx';
import { waitedFor } from './waited-for.ts';

export interface TicketCardProps {
  readonly ticket: Ticket;
  /** Opens the ticket in place, by a button; without it a link leads to `/tickets/{id}`. */
  readonly onOpen?: ((ticket: Ticket) => void) | undefined;
  /** For a column of a board: narrower, and the column already says the status. */
  readonly compact?: boolean | undefined;
  /** With it the card carries a checkbox named 'Select {title}'. */
  readonly onSelect?: ((ticket: Ticket, isSelected: boolean) => void) | undefined;
  readonly isSelected?: boolean | undefined;
  /** Says its number, for who has just submitted it. */
  readonly isJustSubmitted?: boolean | undefined;
  /** A control at the end of the card, such as "Move to…". */
  readonly action?: ReactNode;
}

const edges: Partial<Record<TicketPriority, 'danger'>> = { urgent: 'danger', safety: 'danger' };

/**
 * One ticket among others, in reading order: title, status, next step, people and time; then its
 * tags and messages. The whole card opens it.
 */
export const TicketCard = memo(function TicketCard(props: TicketCardProps) {
  const { ticket, onOpen, compact = false, onSelect, isSelected = false, action } = props;
  const { isJustSubmitted = false } = props;
  const text = useTicketText();
  const domainText = useDomainText();
  const actor = useActor();
  const titleId = useId();
  // A board's columns have headings of their own between the page's and the cards'.
  const Heading = compact ? 'h3' : 'h2';
  const waiting = waitedFor(ticket, actor, text, domainText);
  // A column says what its cards wait for: only an exception is worth a line.
  const isWaitingShown = !compact || isException(ticket, actor);
  return (
    <Card
      as="article"
      interactive
      padding={compact ? 'sm' : 'md'}
      edge={ticket.hasUnreadMessages ? 'accent' : edges[ticket.priority]}
      aria-labelledby={titleId}
      className={classNames(styles.card, compact && styles.compact)}
    >
      <div className={styles.head}>
        {onSelect && (
          <input
            type="checkbox"
            className={styles.select}
            aria-label={text.select({ title: ticket.title })}
            checked={isSelected}
            onChange={(event) => onSelect(ticket, event.target.checked)}
          />
        )}
        <Heading className={styles.title} id={titleId}>
          {onOpen ? (
            <button
              type="button"
              className={classNames(cardLinkClass, styles.open)}
              onClick={() => onOpen(ticket)}
            >
              {ticket.title}
            </button>
          ) : (
            <Link
              to={`/tickets/${encodeURIComponent(ticket.id)}`}
              className={cardLinkClass}
              // A card is moved as a whole; a link of its own would be dragged in its place.
              draggable={false}
            >
              {ticket.title}
            </Link>
          )}
        </Heading>
        {ticket.hasUnreadMessages &&
          (compact ? (
            // The edge of the card shows it.
            <VisuallyHidden>{text.unread}</VisuallyHidden>
          ) : (
            <Badge tone="accent" dot className={styles.unread}>
              {text.unread}
            </Badge>
          ))}
      </div>
      <div className={styles.state}>
        {!compact && <StatusBadge status={ticket.status} />}
        {ticket.priority !== 'normal' && <PriorityBadge priority={ticket.priority} />}
        {!compact && ticket.priority === 'normal' && (
          <VisuallyHidden>{domainText.ticketPriorities.normal}</VisuallyHidden>
        )}
        {isJustSubmitted && !isOutboxId(ticket.id) && (
          <Badge tone="success">{text.justSubmitted({ id: ticket.id })}</Badge>
        )}
        <OutboxMark id={ticket.id} brief />
        {isWaitingShown && <span className={styles.waiting}>{waiting}</span>}
        <TicketTags tags={ticket.tags} className={styles.tags} />
      </div>
      <TicketFacts ticket={ticket} compact={compact} action={action} />
    </Card>
  );
});

/** Whether a ticket waits for something else than others in its column: for nobody yet, or for its reader. */
function isException({ status, assignedTo, submittedBy }: Ticket, { uid }: { uid: string }) {
  if (status === 'vendor_assigned') return assignedTo === undefined;
  return status === 'waiting_resident' && submittedBy.uid === uid;
}
