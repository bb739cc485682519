import { Link, useActor } from '@hoa/shared';
import type { MessageThread } from '@hoa/shared/domain';
import { formatRelative, useLocale } from '@hoa/shared/text';
import { Avatar, Badge, Skeleton } from '@hoa/shared/ui';
import styles from './InboxThreads.module.css';
import { useText } from './messages/index.ts';

/** How many conversations the home shows. */
export const shownThreads = 3;

/** Conversations as links: who, about what, the last words and when. */
export function InboxThreads({ threads }: { readonly threads: readonly MessageThread[] }) {
  const text = useText();
  const locale = useLocale();
  const actor = useActor();
  const now = new Date();
  return (
    <ul className={styles.threads}>
      {threads.map((thread) => (
        <li key={thread.id}>
          <Link to={`/messages/${encodeURIComponent(thread.id)}`} className={styles.thread}>
            <Avatar name={correspondent(thread, actor.uid)} />
            <span className={styles.words}>
              <span className={thread.unreadCount > 0 ? styles.unread : styles.subject}>
                {thread.subject}
              </span>
              <span className={styles.preview}>{thread.lastMessage}</span>
            </span>
            <span className={styles.aside}>
              <span>{formatRelative(thread.lastActivity, now, locale)}</span>
              {thread.unreadCount > 0 && (
                <Badge tone="accent">
                  {thread.unreadCount}
                  <span className="visually-hidden"> {text.unreadWord}</span>
                </Badge>
              )}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The shape of the conversations to come, row for row. */
export function InboxSkeleton() {
  return (
    <div className={styles.threads}>
      {Array.from({ length: shownThreads }, (_, index) => (
        <div key={index} className={styles.thread}>
          <Skeleton shape="block" height="2.25rem" width="2.25rem" />
          <span className={styles.words}>
            <Skeleton width="55%" />
            <Skeleton width="80%" />
          </span>
        </div>
      ))}
    </div>
  );
}

/** Whom the conversation is with; one with everyone has its subject. */
function correspondent({ participants, subject }: MessageThread, ownUid: string): string {
  return participants.find(({ uid }) => uid !== ownUid)?.displayName ?? subject;
}
