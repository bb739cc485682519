import type { MessageThread } from '@hoa/domain';
import { useDomainText } from '@hoa/domain-text';
import {
  AttachButton,
  UploadList,
  useConversation,
  useFailure,
  useKeptMessage,
  useLeaveGuard,
  useNotifySent,
  useShowOwn,
  useStayAtEnd,
  useUploads,
} from '@hoa/parts';
import { Link, Page, useActor, useOperation, useParams } from '@hoa/portal';
import {
  Badge,
  buttonClass,
  Cluster,
  classNames,
  EmptyState,
  ErrorPanel,
  Skeleton,
  Stack,
  useKitText,
  VisuallyHidden,
} from '@hoa/ui';
import { MailX } from 'lucide-react';
import { useRef, useState } from 'react';
import { Composer } from '../../composer/Composer.tsx';
import messageStyles from './ConversationMessage.module.css';
import { useText } from './messages.ts';
import { Readers, ReplyReaders, useFollowReply } from './Readers.tsx';
import { ThreadMessages } from './ThreadMessages.tsx';
import styles from './ThreadScreen.module.css';

/** The conversation in the URL. Another conversation resets all state. */
export function ThreadScreen() {
  const { threadId = '' } = useParams();
  return <ThreadPage key={threadId} threadId={threadId} />;
}

function ThreadPage({ threadId }: { readonly threadId: string }) {
  const text = useText();
  const thread = useOperation('threads.get', { threadId });
  const messages = useConversation('threads.messages', { threadId });
  const error = thread.error ?? messages.error;
  const conversation = useRef<HTMLDivElement>(null);
  // Title and messages are shown together, to avoid a layout shift.
  const isComplete = Boolean(thread.data && (messages.items || error));
  const isShown = Boolean(thread.data && messages.items);
  const [opensAtNew, setOpensAtNew] = useState<boolean>();
  if (opensAtNew === undefined && messages.items) {
    setOpensAtNew(messages.items.some(({ read }) => !read));
  }
  useStayAtEnd(conversation, isShown, opensAtNew === false);
  useShowOwn(conversation, messages.items, useActor().uid);
  const retry = () => {
    thread.refetch();
    messages.refetch();
  };

  if (error?.code === 'thread-not-found') return <ThreadNotFound />;
  return (
    <Page
      title={(isComplete && thread.data?.subject) || text.conversation}
      description={isComplete && thread.data && <ThreadSummary thread={thread.data} />}
    >
      {thread.data && messages.items ? (
        <div ref={conversation} className={styles.thread}>
          <ThreadMessages threadId={threadId} conversation={messages} messages={messages.items} />
          <div className={styles.answer}>
            <ReplyReaders thread={thread.data} />
            <Reply threadId={threadId} />
          </div>
        </div>
      ) : error ? (
        <ErrorPanel message={text.failed} onRetry={retry} />
      ) : (
        <ThreadSkeleton />
      )}
    </Page>
  );
}

/** The type of a conversation and who can read it. */
function ThreadSummary({ thread }: { readonly thread: MessageThread }) {
  const text = useText();
  const domainText = useDomainText();
  return (
    <Cluster as="span" gap={2}>
      <Badge>{domainText.threadTypes[thread.type]}</Badge>
      {thread.priority === 'high' && (
        <Badge tone="danger" dot>
          {text.highPriority}
        </Badge>
      )}
      <Readers thread={thread} />
    </Cluster>
  );
}

/** The field to answer, with attachments. */
function Reply({ threadId }: { readonly threadId: string }) {
  const text = useText();
  const fail = useFailure();
  const notifySent = useNotifySent();
  const uploads = useUploads({ ownerId: threadId, folder: 'replies' });
  const leaveQuestion = useLeaveGuard(uploads.items.length > 0);
  const follow = useFollowReply(threadId, uploads.items.length > 0);
  const message = useKeptMessage({
    place: `thread:${threadId}`,
    operation: 'threads.reply',
    onSent: (answer) => {
      notifySent(answer, text.sent);
      follow(answer);
    },
    onFailed: (failure) => fail(failure, text.failedToSend),
  });

  const send = async (content: string) => {
    if (!uploads.readyToSend()) return false;
    const attachments = uploads.files.map(({ id, name, type }) => ({ id, name, type }));
    const isSent = await message.send({ threadId, content, attachments });
    if (isSent) uploads.clear();
    return isSent;
  };

  return (
    <>
      <Composer
        labels={{ field: text.message, send: text.send, required: text.required }}
        message={message}
        onSend={send}
        files={<UploadList uploads={uploads} />}
        attach={<AttachButton uploads={uploads} />}
      />
      {leaveQuestion}
    </>
  );
}

function ThreadNotFound() {
  const text = useText();
  return (
    <Page title={text.notFound}>
      <EmptyState
        icon={<MailX />}
        title={text.notFoundHint}
        action={
          <Link to="/messages" className={buttonClass({ variant: 'primary' })}>
            {text.allMessages}
          </Link>
        }
      />
    </Page>
  );
}

const placeholders = [
  { width: '22rem', isOwn: false },
  { width: '16rem', isOwn: true },
  { width: '26rem', isOwn: false },
];

function ThreadSkeleton() {
  const text = useKitText();
  return (
    <div role="status" className={styles.thread}>
      <VisuallyHidden>{text.loading}</VisuallyHidden>
      <Stack gap={3} aria-hidden="true">
        {placeholders.map(({ width, isOwn }) => (
          <div key={width} className={classNames(messageStyles.row, isOwn && messageStyles.own)}>
            <Skeleton shape="block" height="5rem" width={`min(${width}, 88%)`} />
          </div>
        ))}
      </Stack>
    </div>
  );
}
