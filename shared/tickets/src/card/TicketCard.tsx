import { isOutboxId, type Ticket, vendorUidOf } from '@hoa/domain';
import { useDomainText } from '@hoa/domain-text';
import { OutboxMark, RelativeTime } from '@hoa/parts';
import { Link, useActor } from '@hoa/portal';
import { Badge, Card, cardLinkClass, classNames, textElement, VisuallyHidden } from '@hoa/ui';
import { memo, type ReactNode, useId } from 'react';
import {
  isForReader,
  OverdueBadge,
  PriorityBadge,
  StatusBadge,
  TicketState,
  TicketTags,
  waitedFor,
} from '../badges/TicketBadges.tsx';
import { useTicketText } from '../messages.ts';
import styles from './TicketCard.module.css';
import { UnbrokenUnits } from './UnbrokenUnits.tsx';

export interface TicketCardProps {
  readonly ticket: Ticket;
  /** Opens the ticket on this page with a button; without it the title links to `/tickets/{id}`. */
  readonly onOpen?: ((ticket: Ticket) => void) | undefined;
  /** For a column of a board: narrower, and without the status, which the column shows. */
  readonly compact?: boolean | undefined;
  /** If set, the card has a checkbox named 'Select {title}'. */
  readonly onSelect?: ((ticket: Ticket, isSelected: boolean) => void) | undefined;
  readonly isSelected?: boolean | undefined;
  /** Shows the ticket's number to the person who has just submitted it. */
  readonly isJustSubmitted?: boolean | undefined;
  /** A control at the end of the card, such as "Move to…". */
  readonly action?: ReactNode;
}

/**
 * A ticket in a list. Reading order: title, status, next step, people and time, then tags and messages. The whole card
 * is clickable.
 */
export const TicketCard = memo(function TicketCard(props: TicketCardProps) {
  const { ticket, onOpen, compact = false, onSelect, isSelected = false, action } = props;
  const { isJustSubmitted = false } = props;
  const text = useTicketText();
  const domainText = useDomainText();
  const actor = useActor();
  const titleId = useId();
  // A board's columns have headings between the page's and the cards' level.
  const Heading = compact ? 'h3' : 'h2';
  const waiting = waitedFor(ticket, actor, text, domainText);
  // The column shows what its cards wait for, so a card only shows exceptions.
  const isWaitingShown = !compact || isUnassigned(ticket);
  const isReaders = isForReader(ticket, actor);
  return (
    <Card
      as="article"
      interactive
      padding={compact ? 'sm' : 'md'}
      edge={ticket.hasUnreadMessages ? 'accent' : undefined}
      aria-labelledby={titleId}
      className={classNames(styles.card, compact && styles.compact, onSelect && styles.selectable)}
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
              <UnbrokenUnits>{ticket.title}</UnbrokenUnits>
            </button>
          ) : (
            <Link
              to={`/tickets/${encodeURIComponent(ticket.id)}`}
              className={cardLinkClass}
              // The whole card is draggable; without this the browser would drag the link.
              draggable={false}
            >
              <UnbrokenUnits>{ticket.title}</UnbrokenUnits>
            </Link>
          )}
        </Heading>
        {!compact && !isJustSubmitted && <TicketNumber id={ticket.id} />}
        {/* Sighted people see it by the edge of the card. */}
        {ticket.hasUnreadMessages && <VisuallyHidden>{text.unread}</VisuallyHidden>}
      </div>
      <div className={styles.state}>
        {!compact && <StatusBadge status={ticket.status} />}
        {compact && isReaders && <TicketState ticket={ticket} />}
        {compact && <TicketNumber id={ticket.id} />}
        <OverdueBadge ticket={ticket} />
        {ticket.priority === 'normal' ? (
          <span className={styles.normal}>{domainText.ticketPriorities.normal}</span>
        ) : (
          <PriorityBadge priority={ticket.priority} />
        )}
        {isJustSubmitted && !isOutboxId(ticket.id) && (
          <Badge tone="success">{text.justSubmitted({ id: ticket.id })}</Badge>
        )}
        <OutboxMark id={ticket.id} brief />
        {isWaitingShown && (
          <span className={classNames(styles.waiting, isReaders && styles.readers)}>{waiting}</span>
        )}
        {/* In a narrow column, tags are visually hidden. */}
        <TicketTags
          // The category is already shown elsewhere.
          tags={ticket.tags.filter((tag) => tag !== ticket.category)}
          className={compact ? 'visually-hidden' : styles.tags}
        />
      </div>
      <TicketFacts ticket={ticket} compact={compact} action={action} />
    </Card>
  );
});

/** Returns true if a ticket with the status Vendor Assigned has no vendor. */
function isUnassigned({ status, assignedTo, orderedFrom }: Ticket) {
  return status === 'vendor_assigned' && (assignedTo?.displayName ?? orderedFrom) === undefined;
}

/**
 * A ticket's number, which distinguishes tickets with the same title; renders nothing for a ticket written offline,
 * which has none yet.
 */
function TicketNumber({ id }: { readonly id: string }) {
  return isOutboxId(id) ? null : <span className={styles.number}>{id}</span>;
}

interface TicketFactsProps {
  readonly ticket: Ticket;
  /** For a column of a board: shows the unit first, and the vendor, who is not shown elsewhere on the card. */
  readonly compact: boolean;
  readonly action?: ReactNode;
}

/** The last lines of a card: submitter and unit, assignee, messages, last activity. */
function TicketFacts({ ticket, compact, action }: TicketFactsProps) {
  const text = useTicketText();
  const vendorUid = vendorUidOf(useActor());
  const { submittedBy, assignedTo, status, messagesCount, lastActivity } = ticket;
  const { displayName, unit } = submittedBy;
  // The line above already names the person who must act or works on it.
  const isAssigneeSaid = !compact && (status === 'vendor_assigned' || status === 'in_progress');
  return (
    <ul className={classNames(styles.facts, !compact && Boolean(action) && styles.acted)}>
      <Fact
        icon={styles.submitter}
        name={text.submittedBy}
        title={compact ? displayName : undefined}
      >
        {compact ? (
          <>
            {unit && <span className="unbroken">{`${unit} · `}</span>}
            <span>{displayName}</span>
          </>
        ) : (
          <span className="dotted">
            <span>{displayName}</span>
            {unit && <span className="unbroken">{text.unit({ unit })}</span>}
          </span>
        )}
      </Fact>
      {assignedTo && !isAssigneeSaid && assignedTo.uid !== vendorUid && (
        <Fact
          icon={styles.assignee}
          name={text.assignedTo}
          title={compact ? assignedTo.displayName : undefined}
        >
          {assignedTo.displayName}
        </Fact>
      )}
      <li className={styles.activity}>
        {messagesCount > 0 && (
          <span className={classNames(styles.fact, styles.messages)}>
            <span>{messagesCount}</span>
            <VisuallyHidden>{` ${text.messageWord({ n: messagesCount })}`}</VisuallyHidden>
          </span>
        )}
        <span className={classNames(styles.fact, styles.time)}>
          <VisuallyHidden>{`${text.lastActivity} `}</VisuallyHidden>
          <RelativeTime iso={lastActivity} />
        </span>
        {compact && action && <span className={styles.action}>{action}</span>}
      </li>
      {!compact && action && <li className={styles.action}>{action}</li>}
    </ul>
  );
}

interface FactProps {
  readonly icon: string | undefined;
  /** Screen readers read it before the value, instead of the icon. */
  readonly name: string;
  /** The full value, if it may be truncated. */
  readonly title?: string | undefined;
  readonly children: ReactNode;
}

function Fact({ icon, name, title, children }: FactProps) {
  return (
    <li title={title} className={classNames(styles.fact, icon)}>
      <VisuallyHidden>{`${name} `}</VisuallyHidden>
      {textElement(children)}
    </li>
  );
}
