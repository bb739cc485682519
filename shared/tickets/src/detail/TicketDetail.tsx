import { isOutboxId, type OrderedWork, type StatusChange, type Ticket } from '@hoa/domain';
import { useDomainText } from '@hoa/domain-text';
import { PhoneFold } from '@hoa/parts';
import { Link, Navigate, type Output, Page, useActor, useOperation, useParams } from '@hoa/portal';
import {
  Badge,
  buttonClass,
  classNames,
  EmptyState,
  ErrorPanel,
  Icon,
  keptTexts,
  Skeleton,
  SkeletonList,
  useIsPhone,
} from '@hoa/ui';
import { formatDate, useLocale } from '@hoa/ui/text';
import { FileQuestion } from 'lucide';
import { type ReactNode, useId, useLayoutEffect, useState } from 'react';
import { StatusBadge, TicketTags } from '../badges/TicketBadges.tsx';
import { Conversation } from '../conversation/Conversation.tsx';
import { messagePlace } from '../conversation/message-place.ts';
import { useTicketText } from '../messages.ts';
import { TicketProgress } from '../progress/TicketProgress.tsx';
import { TicketAttachments } from './TicketAttachments.tsx';
import { TicketDescription } from './TicketDescription.tsx';
import styles from './TicketDetail.module.css';
import { TicketInfo, TicketLink } from './TicketInfo.tsx';
import { TicketSummary, WithdrawnNote } from './TicketSummary.tsx';

export interface TicketDetailProps {
  /** Renders a panel of actions next to the ticket. */
  readonly actions?: ((ticket: Ticket) => ReactNode) | undefined;
  /** Renders the full history, for roles that see more than status changes. */
  readonly history?: ((ticket: Ticket) => ReactNode) | undefined;
}

/** The page of the ticket in the route (`:ticketId`). An unknown ticket or someone else's shows Not Found. */
export function TicketDetail({ actions, history }: TicketDetailProps) {
  const text = useTicketText();
  const { ticketId = '' } = useParams();
  const { data, error, refetch, isFetching } = useOperation('tickets.get', { ticketId });
  if (error?.code === 'ticket-not-found') return <TicketNotFound />;
  // The ticket was written offline and has been sent since: redirect to its real number.
  const isNumbered = isOutboxId(ticketId) && data && !isFetching && data.id !== ticketId;
  if (isNumbered) return <NumberedTicket from={ticketId} to={data.id} />;
  // While another ticket loads, `data` is still the previous one.
  const ticket = data?.id === ticketId ? data : undefined;
  if (ticket) {
    return (
      <ShownTicket
        key={ticket.id}
        ticket={ticket}
        actions={actions?.(ticket)}
        history={history?.(ticket)}
      />
    );
  }
  if (!error) return <TicketDetailSkeleton />;
  return (
    <Page title={text.ticket}>
      <ErrorPanel message={text.failedToLoadTicket} onRetry={refetch} retrying={isFetching} />
    </Page>
  );
}

/** Redirects to the real URL of a ticket that was written offline, and moves its drafts there. */
function NumberedTicket({ from, to }: { readonly from: string; readonly to: string }) {
  const { uid } = useActor();
  useLayoutEffect(() => {
    const texts = keptTexts(uid);
    const kept = texts.read(messagePlace(from));
    if (!kept) return;
    texts.keep(messagePlace(to), kept);
    texts.drop(messagePlace(from));
  }, [uid, from, to]);
  return <Navigate replace to={`/tickets/${encodeURIComponent(to)}`} />;
}

interface ShownTicketProps {
  readonly ticket: Output<'tickets.get'>;
  readonly actions: ReactNode;
  readonly history: ReactNode;
}

function ShownTicket({ ticket, actions, history }: ShownTicketProps) {
  const text = useTicketText();
  const { orderedWork = [] } = ticket;
  const isPhone = useIsPhone();
  const [isEditing, setIsEditing] = useState(false);
  const aside = (
    <div key="aside" className={styles.aside}>
      {actions}
      <PhoneFold
        title={text.ticketInfo}
        until="tablet"
        className={styles.panel}
        headingClassName={styles.heading}
      >
        <TicketInfo ticket={ticket} />
        {(history || ticket.statusHistory.length > 0) && (
          <Collapsed title={text.history}>
            {history ?? <StatusHistory changes={ticket.statusHistory} />}
          </Collapsed>
        )}
      </PhoneFold>
    </div>
  );
  const conversation = (
    <div
      key="conversation"
      className={classNames(styles.conversation, isEditing && styles.putAway)}
    >
      <Conversation ticket={ticket} />
    </div>
  );
  return (
    <Page title={ticket.title} description={<TicketSummary ticket={ticket} />}>
      <div className={styles.progress}>
        <TicketProgress ticket={ticket} />
      </div>
      <div className={styles.layout}>
        <div className={styles.matter}>
          <WithdrawnNote ticket={ticket} />
          <TicketDescription ticket={ticket} isEditing={isEditing} onEditing={setIsEditing} />
          {ticket.tags.length > 0 && <TicketTags tags={ticket.tags} all />}
          {orderedWork.length > 0 && (
            <Section title={text.orderedWork}>
              <OrderedWorkList items={orderedWork} />
            </Section>
          )}
          <TicketAttachments ticket={ticket} />
        </div>
        {/* On a phone the form of a conversation is at the end of the page. */}
        {isPhone ? [aside, conversation] : [conversation, aside]}
      </div>
    </Page>
  );
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      {children}
    </section>
  );
}

function TicketNotFound() {
  const text = useTicketText();
  const { role } = useActor();
  return (
    <Page title={text.ticketNotFound}>
      <EmptyState
        icon={<Icon icon={FileQuestion} />}
        // An administrator may see every ticket, so it does not exist.
        title={role === 'admin' ? text.noSuchTicketHint : text.ticketNotFoundHint}
        action={
          <Link to="/tickets" className={buttonClass({ variant: 'primary' })}>
            {text.backToTickets}
          </Link>
        }
      />
    </Page>
  );
}

/** A section that renders and loads its content only when opened. */
function Collapsed({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className={styles.history} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className="disclosure">{title}</summary>
      {isOpen && children}
    </details>
  );
}

/** The status changes of a ticket, latest first. */
function StatusHistory({ changes }: { readonly changes: readonly StatusChange[] }) {
  const text = useTicketText();
  const domainText = useDomainText();
  const locale = useLocale();
  return (
    <ol className={styles.statuses}>
      {changes.toReversed().map(({ status, changedBy, changedAt }) => (
        <li key={`${changedAt}${status}`}>
          <strong>{domainText.ticketStatuses[status]}</strong>{' '}
          <span>
            {`${text.historyEntry({ who: changedBy })}, ${formatDate(changedAt, locale, 'long')}`}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** The skeleton of the ticket page. */
function TicketDetailSkeleton() {
  const text = useTicketText();
  return (
    <Page title={text.ticket}>
      <div className={styles.layout}>
        <div className={styles.matter}>
          <Skeleton shape="block" height="7rem" />
        </div>
        <div className={styles.conversation}>
          <SkeletonList count={3} />
        </div>
        <div className={styles.aside}>
          <Skeleton shape="block" height="20rem" />
        </div>
      </div>
    </Page>
  );
}

/** The ordered work of a ticket, with vendor, due date and status. */
function OrderedWorkList({ items }: { readonly items: readonly OrderedWork[] }) {
  const text = useTicketText();
  const locale = useLocale();
  const { role } = useActor();
  return (
    <ul className={styles.ordered}>
      {items.map(({ id, title, status, dueDate, vendorName, isWithdrawn }) => (
        <li key={id}>
          <span className={styles.orderedTitle}>
            {role === 'admin' ? <TicketLink id={id}>{title}</TicketLink> : title}
          </span>
          <span className={styles.orderedNumber}>{id}</span>
          {isWithdrawn ? <Badge>{text.withdrawn}</Badge> : <StatusBadge status={status} />}
          <span className={classNames('dotted', styles.orderedFacts)}>
            {vendorName && <span>{vendorName}</span>}
            {dueDate && <span>{`${text.dueDate}: ${formatDate(dueDate, locale, 'short')}`}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
