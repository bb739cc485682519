import { isAnsweredInPrivate, type MessageThread, type ThreadMessage } from '@hoa/domain';
import { useAudienceName, useDomainText } from '@hoa/domain-text';
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
import { Link, Page, useActor, useNavigate, useOperation, useParams } from '@hoa/portal';
import {
  Badge,
  buttonClass,
  Cluster,
  classNames,
  EmptyState,
  ErrorPanel,
  Icon,
  OnDemand,
  partOnDemand,
  Skeleton,
  Stack,
  useKitText,
  VisuallyHidden,
} from '@hoa/ui';
import { MailX } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { Composer } from '../../composer/Composer.tsx';
import { useText } from './messages.ts';
import { ThreadMessages } from './ThreadMessages.tsx';
import styles from './ThreadScreen.module.css';
import { useCanProtect } from './useCanProtect.ts';

const ThreadTools = partOnDemand(() =>
  import('./tools/ThreadTools.tsx').then((m) => m.ThreadTools),
);

const OfficeBar = partOnDemand(() => import('./tools/OfficeBar.tsx').then((m) => m.OfficeBar));

const ReplyDraft = partOnDemand(() => import('./tools/ReplyDraft.tsx').then((m) => m.ReplyDraft));

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
  const canProtect = useCanProtect();
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
      actions={canProtect && isComplete && thread.data && <Tools thread={thread.data} />}
    >
      {thread.data && messages.items ? (
        <div ref={conversation} className={styles.thread}>
          {thread.data.office && (
            <OnDemand what={text.office} pending={<Skeleton shape="block" height="3.5rem" />}>
              <OfficeBar thread={thread.data} />
            </OnDemand>
          )}
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

function Tools({ thread }: { readonly thread: MessageThread }) {
  const button = <Skeleton shape="block" width="2.5rem" height="2.5rem" />;
  return (
    <OnDemand what={useText().actions} pending={button}>
      <ThreadTools thread={thread} />
    </OnDemand>
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
  const canKeep = useCanProtect();
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
      {canKeep && (
        <OnDemand what={text.message}>
          <ReplyDraft threadId={threadId} message={message} />
        </OnDemand>
      )}
    </>
  );
}

function ThreadNotFound() {
  const text = useText();
  return (
    <Page title={text.notFound}>
      <EmptyState
        icon={<Icon icon={MailX} />}
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
          <div key={width} className={classNames(styles.row, isOwn && styles.own)}>
            <Skeleton shape="block" height="5rem" width={`min(${width}, 88%)`} />
          </div>
        ))}
      </Stack>
    </div>
  );
}

interface ReadersProps {
  readonly thread: MessageThread;
}

/** Shows the sender of a broadcast and who can read a conversation. */
function Readers({ thread }: ReadersProps) {
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
function ReplyReaders({ thread }: ReadersProps) {
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
function useFollowReply(
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
