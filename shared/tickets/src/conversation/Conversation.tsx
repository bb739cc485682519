import { isCompleted, type Ticket } from '@hoa/domain';
import { useDomainText } from '@hoa/domain-text';
import { useShowOwn, useStayAtEnd, useToday } from '@hoa/parts';
import { useActor, useCommand, useOperation } from '@hoa/portal';
import { classNames, EmptyState, ErrorPanel, Icon, SkeletonList, useIsPhone } from '@hoa/ui';
import { MessagesSquare } from 'lucide';
import { useEffect, useId, useRef, useState } from 'react';
import {
  isForReader,
  isOverdue,
  OverdueBadge,
  TicketState,
  waitedFor,
} from '../badges/TicketBadges.tsx';
import { useTicketText } from '../messages.ts';
import styles from './Conversation.module.css';
import { MessageForm } from './MessageForm.tsx';
import { type ConversationPart, MessageList } from './MessageList.tsx';

export interface ConversationProps {
  readonly ticket: Ticket;
  /** The heading: 'Conversation' by default. */
  readonly title?: string | undefined;
}

/** The messages of a ticket, oldest first, and the form to write one; showing them marks them as read. */
export function Conversation({ ticket, title }: ConversationProps) {
  const text = useTicketText();
  const headingId = useId();
  const { data, error, refetch } = useOperation('tickets.messages', { ticketId: ticket.id });
  const isPhone = useIsPhone();
  useMarkRead(ticket, data !== undefined);
  const section = useRef<HTMLElement>(null);
  // Without messages, the ticket itself is what is new.
  const hasMessages = (data?.items.length ?? 0) > 0;
  const { role, uid } = useActor();
  // A vendor and an admin act on a ticket at its top, unless there is something new to read.
  const [opensAtEnd] = useState(role === 'resident' || ticket.hasUnreadMessages);
  useStayAtEnd(section, opensAtEnd && hasMessages);
  useShowOwn(section, data?.items, uid);
  return (
    <section
      ref={section}
      aria-labelledby={headingId}
      className={classNames(styles.conversation, hasMessages && styles.begun)}
    >
      <div className={styles.head}>
        <h2 id={headingId} className={styles.heading}>
          {title ?? text.conversation}
        </h2>
        {isPhone && <State ticket={ticket} />}
      </div>
      {error && !data ? (
        <ErrorPanel message={text.failedToLoadMessages} onRetry={refetch} />
      ) : (
        <Messages ticketId={ticket.id} latest={data} />
      )}
      <MessageForm key={ticket.id} ticket={ticket} />
    </section>
  );
}

/** Repeats the ticket's summary in one line on a phone, where the summary at the top is out of view. */
function State({ ticket }: Pick<ConversationProps, 'ticket'>) {
  const text = useTicketText();
  const domainText = useDomainText();
  const actor = useActor();
  const today = useToday();
  return (
    <p aria-hidden="true" className={styles.state}>
      <TicketState ticket={ticket} />
      {isOverdue(ticket, today) ? (
        <OverdueBadge ticket={ticket} />
      ) : (
        !isForReader(ticket, actor) &&
        !isCompleted(ticket.status) && <span>{waitedFor(ticket, actor, text, domainText)}</span>
      )}
    </p>
  );
}

interface MessagesProps {
  readonly ticketId: string;
  readonly latest: ConversationPart | undefined;
}

function Messages({ ticketId, latest }: MessagesProps) {
  const text = useTicketText();
  if (!latest) return <SkeletonList count={2} />;
  if (latest.items.length === 0) {
    return (
      <EmptyState compact icon={<Icon icon={MessagesSquare} />} title={text.noMessages}>
        {text.noMessagesHint}
      </EmptyState>
    );
  }
  return <MessageList ticketId={ticketId} part={latest} />;
}

/** Marks the conversation as read once it is on screen. A failure is ignored: the next visit tries again. */
function useMarkRead(ticket: Ticket, isShown: boolean): void {
  const [markRead] = useCommand('tickets.markRead');
  const { impersonation, until } = useActor();
  const isReading = impersonation === 'view' || until !== undefined;
  const { id, hasUnreadMessages } = ticket;
  useEffect(() => {
    if (isReading || !isShown || !hasUnreadMessages) return;
    markRead({ ticketId: id }).catch(() => undefined);
  }, [isReading, isShown, hasUnreadMessages, id, markRead]);
}
