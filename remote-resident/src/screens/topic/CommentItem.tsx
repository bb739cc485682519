import type { Comment } from '@hoa/domain';
import { useDomainText } from '@hoa/domain-text';
import { isOutboxId, OutboxMark, RelativeTime } from '@hoa/parts';
import { Avatar, Badge } from '@hoa/ui';
import { useId } from 'react';
import styles from './Comment.module.css';
import { type CommentContext, CommentControls, EditCountdown } from './CommentControls.tsx';
import { EditField, ReplyField } from './CommentFields.tsx';
import { useText } from './messages.ts';
import { commentElementId } from './useCommentActions.ts';
import { useEditWindow } from './useEditWindow.ts';

export interface CommentItemProps {
  readonly comment: Comment;
  readonly context: CommentContext;
}

/** One comment with its controls, its edit field or its reply field. */
export function CommentItem({ comment, context }: CommentItemProps) {
  const text = useText();
  const bylineId = useId();
  const { topic, actions, visitor } = context;
  const editWindow = useEditWindow(visitor, comment);
  const field = actions.openAt(comment);
  const fieldProps = { topic, comment, onClose: () => actions.close(comment) };
  return (
    <article
      id={commentElementId(comment.id)}
      tabIndex={-1}
      aria-labelledby={bylineId}
      className={styles.comment}
    >
      <Avatar name={comment.author.displayName} />
      <div className={styles.body}>
        <Byline id={bylineId} comment={comment} />
        {field === 'edit' ? (
          <>
            <EditField
              {...fieldProps}
              blockedReason={editWindow.mayEdit ? undefined : text.windowOver}
            />
            <EditCountdown timeLeft={editWindow.timeLeft} />
          </>
        ) : (
          <>
            <p className={styles.content}>{comment.content}</p>
            {isOutboxId(comment.id) ? (
              <OutboxMark id={comment.id} />
            ) : (
              <CommentControls comment={comment} context={context} editWindow={editWindow} />
            )}
          </>
        )}
        {field === 'reply' && <ReplyField {...fieldProps} />}
      </div>
    </article>
  );
}

/** Author and time of a comment; labels its article by `id`. */
function Byline({ id, comment }: { readonly id: string; readonly comment: Comment }) {
  const text = useText();
  const domainText = useDomainText();
  const { author, createdAt, editedAt } = comment;
  return (
    <p id={id} className={styles.byline}>
      <span className={styles.author}>{author.displayName}</span>{' '}
      {(author.title ?? author.unit) && (
        <span className="unbroken">{author.title ?? author.unit}</span>
      )}{' '}
      {author.role === 'admin' && <Badge tone="accent">{domainText.roles.admin}</Badge>}{' '}
      <RelativeTime iso={createdAt} /> {editedAt && <span>{`(${text.edited})`}</span>}
    </p>
  );
}
