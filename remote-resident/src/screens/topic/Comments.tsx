import { type Actor, type Comment, type ForumTopic, mayAddComment } from '@hoa/domain';
import { useConversation, useShowOwn, useStayAtEnd } from '@hoa/parts';
import { flushSync, useLocation } from '@hoa/portal';
import { Button, ConfirmDialog, ErrorPanel, Icon, Stack, VirtualList } from '@hoa/ui';
import { Lock } from 'lucide';
import { useId, useRef, useState } from 'react';
import { NewCommentField } from './CommentFields.tsx';
import { type CommentContext, CommentItem } from './CommentItem.tsx';
import styles from './Comments.module.css';
import { type CommentThread, commentThreads } from './comment-threads.ts';
import { commentHash } from './join-hash.ts';
import { useText } from './messages.ts';
import { CommentsSkeleton } from './TopicSkeleton.tsx';
import { useCommentActions } from './useCommentActions.ts';

export interface CommentsProps {
  readonly topic: ForumTopic;
  /** Null after sign-out. */
  readonly visitor: Actor | null;
}

const estimatedHeightPx = 140;

/** The comments on a topic, oldest first, and the field to add one. */
export function Comments({ topic, visitor }: CommentsProps) {
  const text = useText();
  const headingId = useId();
  const section = useRef<HTMLElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [toDelete, setToDelete] = useState<Comment | null>(null);
  const conversation = useConversation('topics.comments', { topicId: topic.id });
  const { items: comments, error, refetch } = conversation;
  const actions = useCommentActions(topic, visitor);
  // A topic opens at the top; a person who comes to comment, or has commented, sees the newest comments.
  const { hash } = useLocation();
  const [isAtNewest, setIsAtNewest] = useState(hash === `#${commentHash}`);
  useStayAtEnd(list, isAtNewest && comments !== undefined);
  useShowOwn(
    section,
    comments?.filter(({ parentId }) => parentId === undefined),
    visitor?.uid,
  );
  const context = { topic, visitor, actions, onDelete: setToDelete };

  const remove = async (removed: Comment) => {
    const isDeleted = await actions.remove(removed);
    flushSync(() => setToDelete(null));
    // The focused button is removed with its comment.
    if (isDeleted) heading.current?.focus();
  };

  return (
    <section ref={section} aria-labelledby={headingId} className={styles.section}>
      <h2 id={headingId} ref={heading} tabIndex={-1} className={styles.heading}>
        {text.comments({ n: countOf(topic, conversation) })}
      </h2>
      {conversation.hasEarlier && (
        <Button
          size="sm"
          loading={conversation.isLoadingEarlier}
          onClick={conversation.showEarlier}
        >
          {text.showEarlier}
        </Button>
      )}
      {comments ? (
        <div ref={list}>
          <CommentList comments={comments} context={context} headingId={headingId} />
        </div>
      ) : error ? (
        <ErrorPanel message={text.failed} onRetry={refetch} />
      ) : (
        <CommentsSkeleton />
      )}
      {/* Shown only when its final position below the comments is known. */}
      {(comments || error) && (
        // One composer at a time: it is hidden, keeping its text, while a comment is answered or edited.
        <div hidden={actions.isOpen} className={styles.add}>
          <NewComment context={context} onSent={() => setIsAtNewest(true)} />
        </div>
      )}
      <ConfirmDialog
        open={toDelete !== null}
        title={text.deleteQuestion}
        confirmLabel={text.delete}
        loading={actions.isRemoving}
        onCancel={() => setToDelete(null)}
        onConfirm={() => toDelete && void remove(toDelete)}
      >
        <p className={styles.quote}>{toDelete && text.quoted({ words: toDelete.content })}</p>
        {comments?.some(({ parentId }) => parentId === toDelete?.id) && (
          <span>{text.repliesGoToo}</span>
        )}
      </ConfirmDialog>
    </section>
  );
}

/** Returns the number of comments, including unsent ones if all comments are shown. */
function countOf(
  topic: ForumTopic,
  { items, hasEarlier }: ReturnType<typeof useConversation<'topics.comments'>>,
): number {
  return items && !hasEarlier ? items.length : topic.commentsCount;
}

interface CommentListProps {
  readonly comments: readonly Comment[];
  readonly context: CommentContext;
  readonly headingId: string;
}

function CommentList({ comments, context, headingId }: CommentListProps) {
  const text = useText();
  if (comments.length === 0) {
    const { locked, withheld } = context.topic;
    const empty = locked || withheld ? text.noCommentsLocked : text.noComments;
    return <p className={styles.empty}>{empty}</p>;
  }
  return (
    <VirtualList
      aria-labelledby={headingId}
      items={commentThreads(comments)}
      itemId={(thread) => thread.comment.id}
      estimate={estimatedHeightPx}
      renderItem={(thread) => <CommentWithReplies thread={thread} context={context} />}
    />
  );
}

interface CommentWithRepliesProps {
  readonly thread: CommentThread;
  readonly context: CommentContext;
}

function CommentWithReplies({ thread, context }: CommentWithRepliesProps) {
  const text = useText();
  const { author } = thread.comment;
  return (
    <>
      <CommentItem comment={thread.comment} context={context} />
      {thread.replies.length > 0 && (
        <Stack
          as="ul"
          gap={3}
          className={styles.replies}
          aria-label={text.repliesTo({ name: author.displayName })}
        >
          {thread.replies.map((reply) => (
            <li key={reply.id}>
              <CommentItem comment={reply} context={context} />
            </li>
          ))}
        </Stack>
      )}
    </>
  );
}

interface NewCommentProps {
  readonly context: CommentContext;
  readonly onSent: () => void;
}

function NewComment({ context, onSent }: NewCommentProps) {
  const text = useText();
  const { topic, visitor } = context;
  if (topic.locked) {
    return (
      <p className={styles.locked}>
        <Icon icon={Lock} />
        <span>{text.locked}</span>
      </p>
    );
  }
  if (!mayAddComment(visitor, topic).ok) return null;
  return <NewCommentField topic={topic} onSent={onSent} />;
}
