import { flushSync, useOperation } from '@hoa/shared';
import { type Actor, type Comment, type ForumTopic, mayAddComment } from '@hoa/shared/domain';
import { ConfirmDialog, ErrorPanel, VirtualList } from '@hoa/shared/ui';
import { Lock } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Composer } from '../../composer/Composer.tsx';
import { CommentBranch } from './CommentBranch.tsx';
import styles from './Comments.module.css';
import { CommentsSkeleton } from './CommentsSkeleton.tsx';
import { commentThreads } from './commentThreads.ts';
import { useText } from './messages/index.ts';
import { useCommentActions } from './useCommentActions.ts';

export interface CommentsProps {
  readonly topic: ForumTopic;
  /** Who looks at them; null for somebody who has signed out. */
  readonly visitor: Actor | null;
}

const likelyHeightPx = 140;

/** What neighbours say on a topic, oldest first, and the field to say something. */
export function Comments({ topic, visitor }: CommentsProps) {
  const text = useText();
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [leaving, setLeaving] = useState<Comment | null>(null);
  const { data: comments, error, refetch } = useOperation('topics.comments', { topicId: topic.id });
  const actions = useCommentActions(topic);

  const remove = async (comment: Comment) => {
    const isGone = await actions.remove(comment);
    flushSync(() => setLeaving(null));
    // The button that asked goes with its comment.
    if (isGone) heading.current?.focus();
  };

  return (
    <section aria-labelledby={headingId} className={styles.section}>
      <h2 id={headingId} ref={heading} tabIndex={-1} className={styles.heading}>
        {text.comments({ n: comments?.length ?? topic.commentsCount })}
      </h2>
      {list()}
      {form()}
      <ConfirmDialog
        open={leaving !== null}
        title={text.deleteQuestion}
        confirmLabel={text.delete}
        loading={actions.isRemoving}
        onCancel={() => setLeaving(null)}
        onConfirm={() => leaving && void remove(leaving)}
      >
        {comments?.some(({ parentId }) => parentId === leaving?.id) && text.repliesGoToo}
      </ConfirmDialog>
    </section>
  );

  function list() {
    if (!comments && error) return <ErrorPanel message={text.failed} onRetry={refetch} />;
    if (!comments) return <CommentsSkeleton />;
    if (comments.length === 0) {
      const none = topic.locked ? text.noCommentsLocked : text.noComments;
      return <p className={styles.none}>{none}</p>;
    }
    return (
      <VirtualList
        aria-labelledby={headingId}
        items={commentThreads(comments)}
        itemId={({ comment }) => comment.id}
        estimate={likelyHeightPx}
        renderItem={(thread) => (
          <CommentBranch
            thread={thread}
            context={{ topic, visitor, actions, onDelete: setLeaving }}
          />
        )}
      />
    );
  }

  function form() {
    // It stands where it stays, below the last comment.
    if (!comments && !error) return null;
    if (topic.locked) {
      return (
        <p className={styles.locked}>
          <Lock aria-hidden="true" />
          {text.locked}
        </p>
      );
    }
    if (!mayAddComment(visitor, topic).ok) return null;
    const words = { label: text.addComment, send: text.post, required: text.required };
    return <Composer words={words} onSend={actions.add} />;
  }
}
