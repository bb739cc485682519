import { useActor, useOperation } from '@hoa/shared';
import { MessagesSquare } from 'lucide-react';
import { useId } from 'react';
import type { Ticket } from '../../domain/index.ts';
import { Badge, EmptyState, ErrorPanel, SkeletonList } from '../../ui/index.ts';
import { useTicketText } from '../messages/index.ts';
import styles from './Conversation.module.css';
import { Message } from './Message.tsx';
import { MessageForm } from './MessageForm.tsx';
import { useMarkRead } from './useMarkRead.ts';

export interface ConversationProps {
  readonly ticket: Ticket;
  /** The heading: 'Conversation' unless told. */
  readonly title?: string | undefined;
  /** The heading's level: 2 on a page, 3 in a drawer. */
  readonly level?: 2 | 3 | undefined;
}

/** What was written about a ticket, oldest first, and the form to write more; reading it marks it read. */
export function Conversation({ ticket, title, level = 2 }: ConversationProps) {
  const text = useTicketText();
  const headingId = useId();
  const Heading = `h${level}` as const;
  const { data, error, refetch } = useOperation('tickets.messages', { ticketId: ticket.id });
  const hadUnread = useMarkRead(ticket, data !== undefined);
  return (
    <section aria-labelledby={headingId} className={styles.conversation}>
      <Heading id={headingId} className={styles.heading}>
        {title ?? text.conversation}
        {hadUnread && (
          <Badge tone="accent" dot>
            {text.unread}
          </Badge>
        )}
      </Heading>
      {error && !data ? (
        <ErrorPanel message={text.failedToLoadMessages} onRetry={refetch} />
      ) : (
        <Messages messages={data} />
      )}
      <MessageForm ticket={ticket} />
    </section>
  );
}

type MessageData = Parameters<typeof Message>[0]['message'];

function Messages({ messages }: { readonly messages: readonly MessageData[] | undefined }) {
  const text = useTicketText();
  const { uid } = useActor();
  if (!messages) return <SkeletonList count={2} />;
  if (messages.length === 0) {
    return (
      <EmptyState compact icon={<MessagesSquare />} title={text.noMessages}>
        {text.noMessagesHint}
      </EmptyState>
    );
  }
  return (
    <ol className={styles.messages} aria-live="polite" aria-relevant="additions">
      {messages.map((message) => (
        <Message key={message.id} message={message} isOwn={message.author.uid === uid} />
      ))}
    </ol>
  );
}
