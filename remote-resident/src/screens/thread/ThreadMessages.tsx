import { isPreviewable, rowsByDay, type ThreadMessage } from '@hoa/domain';
import { useDomainText } from '@hoa/domain-text';
import { OutboxMark, PictureList, type useConversation, useReadSmall } from '@hoa/parts';
import { useActor, useAssociationName, useCommand, usePortal } from '@hoa/portal';
import {
  Avatar,
  Button,
  classNames,
  EmptyState,
  Icon,
  IconButton,
  OnDemand,
  partOnDemand,
  useIsPhone,
  VirtualList,
} from '@hoa/ui';
import { formatDate, useLocale } from '@hoa/ui/text';
import { Flag, MessagesSquare } from 'lucide';
import { useEffect, useId, useMemo, useState } from 'react';
import { DownloadList } from '../../downloads/DownloadList.tsx';
import { useText } from './messages.ts';
import styles from './ThreadScreen.module.css';
import { useCanProtect } from './useCanProtect.ts';

const ReportDialog = partOnDemand(() =>
  import('./tools/ReportDialog.tsx').then((m) => m.ReportDialog),
);

export interface ThreadMessagesProps {
  readonly threadId: string;
  readonly conversation: ReturnType<typeof useConversation<'threads.messages'>>;
  readonly messages: readonly ThreadMessage[];
}

const estimatedHeightPx = 110;

/** Messages grouped by day, oldest first, with a divider before the first unread one. Marks them read. */
export function ThreadMessages({ threadId, conversation, messages }: ThreadMessagesProps) {
  const text = useText();
  const locale = useLocale();
  const { uid } = useActor();
  // On a phone the conversation opens at its newest message.
  const isPhone = useIsPhone();
  const unread = useUnread(threadId, messages);
  const rows = useMemo(
    () => rowsByDay(messages, ({ createdAt }) => createdAt, new Date()),
    [messages],
  );
  const firstNew = messages.find(({ id }) => unread.has(id))?.id;
  const grouped = rows.map((row, index) => ({
    ...row,
    isFollowing:
      !row.newDay &&
      row.item.id !== firstNew &&
      row.item.author.uid === rows[index - 1]?.item.author.uid,
  }));
  if (rows.length === 0) {
    return <EmptyState icon={<Icon icon={MessagesSquare} />} title={text.noMessages} />;
  }
  return (
    <>
      {conversation.hasEarlier && (
        <Button
          size="sm"
          className={styles.earlier}
          loading={conversation.isLoadingEarlier}
          onClick={conversation.showEarlier}
        >
          {text.showEarlier}
        </Button>
      )}
      <VirtualList
        aria-label={text.conversation}
        items={grouped}
        itemId={({ item }) => item.id}
        estimate={estimatedHeightPx}
        renderItem={({ item: message, newDay, isFollowing }, index) => (
          <>
            {newDay && (
              <h2 className={styles.day}>
                {newDay.relation === 'other'
                  ? formatDate(newDay.start, locale, 'day')
                  : text[newDay.relation]}
              </h2>
            )}
            {message.id === firstNew && (
              <p ref={isPhone ? undefined : bringIntoView} className={styles.new}>
                {text.newMessages}
              </p>
            )}
            <ConversationMessage
              message={message}
              isOwn={message.author.uid === uid}
              isFollowing={isFollowing}
              isFollowed={grouped[index + 1]?.isFollowing ?? false}
            />
          </>
        )}
      />
    </>
  );
}

/** The offset below the header at which a page's title ends. */
const titleEndPx = 64;

/**
 * Scrolls to the first unread message when the conversation opens, except for a distance so small that it would cut off
 * the title.
 */
function bringIntoView(line: HTMLElement | null): void {
  line?.scrollIntoView({ block: 'center' });
  if (window.scrollY < titleEndPx) window.scrollTo(0, 0);
}

/**
 * Marks the conversation as read, and returns the ids of messages that were unread when it was opened or have arrived
 * since. Ignores errors: the next visit marks it again.
 */
function useUnread(threadId: string, messages: readonly ThreadMessage[]): ReadonlySet<string> {
  const [markRead] = useCommand('threads.markRead');
  const isView = useActor().impersonation === 'view';
  const newIds = messages.filter(({ read }) => !read).map(({ id }) => id);
  const [unread, setUnread] = useState<ReadonlySet<string>>(() => new Set(newIds));
  const key = newIds.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` represents `newIds`, a new array on each render
  useEffect(() => {
    if (newIds.length === 0) return;
    setUnread((known) => new Set([...known, ...newIds]));
    if (!isView) markRead({ threadId }).catch(() => undefined);
  }, [key, threadId, isView, markRead]);
  return unread;
}

interface ConversationMessageProps {
  readonly message: ThreadMessage;
  readonly isOwn: boolean;
  /** True if the previous message has the same author; the name is then not repeated. */
  readonly isFollowing: boolean;
  /** True if the next message has the same author; the picture is then next to that one. */
  readonly isFollowed: boolean;
}

/** One message of a conversation; own messages are aligned to the end side. */
function ConversationMessage({
  message,
  isOwn,
  isFollowing,
  isFollowed,
}: ConversationMessageProps) {
  const text = useText();
  const domainText = useDomainText();
  const locale = useLocale();
  const bylineId = useId();
  const { id, author, content, createdAt, office, removed } = message;
  const association = useAssociationName();
  const canReport = useCanProtect() && !isOwn && !removed;
  const role = author.role === 'resident' ? undefined : domainText.roles[author.role];
  // Shows only one of them; the title is more specific than the role.
  const standing = office ? association : (author.title ?? role ?? author.unit);
  return (
    <article
      aria-labelledby={bylineId}
      className={classNames(
        styles.row,
        isOwn && styles.own,
        isFollowing && styles.following,
        isFollowed && styles.followed,
      )}
    >
      {!isOwn && <Avatar name={author.displayName} size="sm" className={styles.face} />}
      <div className={styles.bubble}>
        <p id={bylineId} className={styles.byline}>
          <span className={styles.author}>{isOwn ? text.you : author.displayName}</span>{' '}
          {!isOwn && standing && <span className="unbroken">{standing}</span>}{' '}
          <time dateTime={createdAt} title={formatDate(createdAt, locale, 'long')}>
            {formatDate(createdAt, locale, 'time')}
          </time>
        </p>
        <p className={classNames(styles.content, removed && styles.removed)}>
          {removed ? text.removed : content}
        </p>
        <MessageFiles message={message} />
        <OutboxMark id={id} />
      </div>
      {canReport && <ReportButton message={message} />}
    </article>
  );
}

/** Reports a message to the moderators. */
function ReportButton({ message }: { readonly message: ThreadMessage }) {
  const text = useText();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <IconButton
        size="sm"
        label={text.reportOf({ name: message.author.displayName })}
        icon={<Icon icon={Flag} />}
        className={styles.report}
        onClick={() => setIsOpen(true)}
      />
      {isOpen && (
        <OnDemand what={text.reportTitle} onClose={close}>
          <ReportDialog message={message} onClose={close} />
        </OnDemand>
      )}
    </>
  );
}

/** The attachments of a message: images that open, then a download button for each other file. */
function MessageFiles({ message }: { readonly message: ThreadMessage }) {
  const text = useText();
  const { download } = usePortal();
  const readSmall = useReadSmall();
  const { attachments } = message;
  if (attachments.length === 0) return null;
  const pictures = attachments.filter(isPreviewable).map(({ id, name, thumbnail }) => ({
    id,
    name,
    thumbnail,
    read: async () => new File([await download(id)], name),
    readSmall: () => readSmall(id),
  }));
  return (
    <div className={styles.files}>
      <PictureList label={text.pictures} pictures={pictures} />
      <DownloadList files={attachments.filter((file) => !isPreviewable(file))} />
    </div>
  );
}
