import { isAnsweredInPrivate, type MessageThread, type ThreadMessage } from '@hoa/domain';
import { useAudienceName, useDomainText } from '@hoa/domain-text';
import { useActor, useNavigate } from '@hoa/portal';
import { useEffect, useState } from 'react';
import { useText } from './messages.ts';
import styles from './ThreadScreen.module.css';

export interface ReadersProps {
  readonly thread: MessageThread;
}

/** Shows the sender of a broadcast and who can read a conversation. */
export function Readers({ thread }: ReadersProps) {
  const text = useText();
  const domainText = useDomainText();
  const audienceName = useAudienceName();
  const names = useNames(thread);
  const { audience } = thread;
  if (!audience) return <span>{text.canRead({ names: names || text.everyone })}</span>;
  return (
    <>
      <span>{text.sentBy({ names })}</span>
      <span>
        {text.canRead({ names: audienceName(audience) || domainText.audienceTypes[audience.type] })}
      </span>
    </>
  );
}

/** Shows above a broadcast's reply field who can read the reply. */
export function ReplyReaders({ thread }: ReadersProps) {
  const text = useText();
  const actor = useActor();
  const names = useNames(thread);
  if (thread.type !== 'broadcast') return null;
  return (
    <p className={styles.replyReaders}>
      {isAnsweredInPrivate(thread, actor)
        ? text.replyIsPrivate({ names })
        : text.everyRecipientReads}
    </p>
  );
}

/**
 * Returns a function that opens the conversation that a reply went to, if it is another one: a reply to a broadcast
 * goes to a conversation with its sender. It waits while files are attached to the reply, since navigation would ask
 * for confirmation.
 */
export function useFollowReply(
  threadId: string,
  hasFiles: boolean,
): (reply: Pick<ThreadMessage, 'threadId'>) => void {
  const navigate = useNavigate();
  const [answeredIn, setAnsweredIn] = useState(threadId);
  useEffect(() => {
    if (answeredIn !== threadId && !hasFiles) {
      navigate(`/messages/${encodeURIComponent(answeredIn)}`);
    }
  }, [answeredIn, threadId, hasFiles, navigate]);
  return (reply) => setAnsweredIn(reply.threadId);
}

function useNames({ participants }: MessageThread): string {
  const text = useText();
  const { uid } = useActor();
  return participants
    .map((person) => (person.uid === uid ? text.you : person.displayName))
    .join(', ');
}
