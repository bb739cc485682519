import {
  type Actor,
  type CalendarDay,
  isCompleted,
  type Ticket,
  type TicketPriority,
  type TicketStatus,
  vendorUidOf,
} from '@hoa/domain';
import { type DomainMessages, useDomainText } from '@hoa/domain-text';
import { useNow, useToday } from '@hoa/parts';
import { useActor } from '@hoa/portal';
import { Badge, classNames, VisuallyHidden } from '@hoa/ui';
import { formatBrief, useLocale } from '@hoa/ui/text';
import { type Messages, useTicketText } from '../messages.ts';
import styles from './TicketBadges.module.css';
import { priorityTones, statusTones } from './tones.ts';

/** A ticket's status as a word with a colored dot. */
export function StatusBadge({ status }: { readonly status: TicketStatus }) {
  const text = useDomainText();
  return (
    <Badge tone={statusTones[status]} dot>
      {text.ticketStatuses[status]}
    </Badge>
  );
}

/** A ticket's priority as a word with a shape, so that it does not depend on color. */
export function PriorityBadge({ priority }: { readonly priority: TicketPriority }) {
  const text = useDomainText();
  return (
    <Badge tone={priorityTones[priority]} className={classNames(styles.priority, styles[priority])}>
      {text.ticketPriorities[priority]}
    </Badge>
  );
}

/** A ticket card shows at most this many tags. */
const shownTags = 3;

interface TicketTagsProps {
  readonly tags: readonly string[];
  /** Show all tags instead of the first three. */
  readonly all?: boolean | undefined;
  readonly className?: string | undefined;
}

/** The first three tags, then '+N more'. */
export function TicketTags({ tags, all = false, className }: TicketTagsProps) {
  const text = useTicketText();
  if (tags.length === 0) return null;
  const shown = all ? tags : tags.slice(0, shownTags);
  const more = tags.length - shown.length;
  return (
    <ul aria-label={text.tags} className={classNames(styles.tags, className)}>
      {shown.map((tag) => (
        <li key={tag} className={styles.tag}>
          {tag}
        </li>
      ))}
      {more > 0 && <li className={styles.more}>{text.moreTags({ n: more })}</li>}
    </ul>
  );
}

type Awaited = Pick<Ticket, 'status' | 'submittedBy' | 'assignedTo' | 'orderedFrom'>;

/** Returns true if a ticket waits for the reader's answer. */
export function isForReader({ status, submittedBy }: Awaited, { uid }: Actor): boolean {
  return status === 'waiting_resident' && submittedBy.uid === uid;
}

/** Returns a text that says who must act next on a ticket, phrased for the reader. */
export function waitedFor(
  ticket: Awaited,
  actor: Actor,
  text: Messages,
  domainText: DomainMessages,
): string {
  const { status, submittedBy, assignedTo, orderedFrom } = ticket;
  const vendor = assignedTo?.displayName ?? orderedFrom;
  if (isForReader(ticket, actor)) return text.waitingForYou;
  if (assignedTo?.uid === vendorUidOf(actor)) {
    if (status === 'vendor_assigned') return text.yourTurn;
    if (status === 'in_progress') return text.yourWork;
  }
  if (actor.role === 'admin') {
    if (status === 'new') return text.ourTurn;
    if (status === 'in_review') return text.ourReview;
    if (status === 'in_progress' && !vendor) return text.ourWork;
  }
  return domainText.ticketWaiting[status]({
    vendor,
    resident: submittedBy.displayName,
  });
}

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

/** Returns true if work is not completed after its due date. */
export function isOverdue(
  { status, dueDate }: Pick<Ticket, 'status' | 'dueDate'>,
  today: CalendarDay,
): boolean {
  return dueDate !== undefined && dueDate < today && !isCompleted(status);
}

interface OverdueBadgeProps {
  readonly ticket: Pick<Ticket, 'status' | 'dueDate'>;
  /** Includes the due date. */
  readonly isDated?: boolean | undefined;
}

/** A red badge for open work that is past its due date; renders nothing otherwise. */
export function OverdueBadge({ ticket, isDated = false }: OverdueBadgeProps) {
  const text = useTicketText();
  const locale = useLocale();
  const now = useNow();
  const today = useToday();
  const { dueDate } = ticket;
  if (!dueDate || !isOverdue(ticket, today)) return null;
  return (
    <Badge tone="danger">
      <span>{text.overdue}</span>
      {isDated && (
        <>
          <VisuallyHidden>{text.dueDate}</VisuallyHidden>
          <time dateTime={dueDate}>{formatBrief(dueDate, locale, now)}</time>
        </>
      )}
    </Badge>
  );
}
