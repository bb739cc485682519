import type { Actor, Comment, ForumTopic } from '@hoa/shared/domain';
import { isOutboxId, OutboxMark } from '@hoa/shared/outbox';
import { Avatar } from '@hoa/shared/ui';
import { useId } from 'react';
import { Composer } from '../../composer/Composer.tsx';
import styles from './Comment.module.css';
import { CommentByline } from './CommentByline.tsx';
import { CommentControls } from './CommentControls.tsx';
import { EditCountdown } from './EditCountdown.tsx';
import { useText } from './messages/index.ts';
import { type CommentActions, commentElementId } from './useCommentActions.ts';
import { useEditWindow } from './useEditWindow.ts';

export interface CommentItemProps {
  readonly comment: Comment;
  readonly context: {
    readonly topic: ForumTopic;
    readonly visitor: Actor | null;
    readonly actions: CommentActions;
    readonly onDelete: (comment: Comment) => void;
  };
}

/** One comment: whose, when, what, and what this visitor may do with it. */
export function CommentItem({ comment, context }: CommentItemProps) {
  const text = useText();
  const bylineId = useId();
  const { actions, visitor } = context;
  const editWindow = useEditWindow(visitor, comment);
  const field = actions.openAt(comment);
  const draft = {
    onText: (next: string) => actions.drafts.set(comment.id, next),
    onCancel: () => actions.close(comment),
  };
  return (
    <article
      id={commentElementId(comment.id)}
      tabIndex={-1}
      aria-labelledby={bylineId}
      className={styles.comment}
    >
      <Avatar name={comment.author.displayName} />
      <div className={styles.body}>
        <CommentByline id={bylineId} comment={comment} />
        {field === 'edit' ? (
          <>
            <Composer
              {...draft}
              words={{ label: text.editComment, send: text.save, required: text.required }}
              initialText={actions.drafts.get(comment.id) ?? comment.content}
              blockedReason={editWindow.mayEdit ? undefined : text.windowOver}
              onSend={(content) => actions.edit(comment, content)}
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
        {field === 'reply' && (
          <Composer
            {...draft}
            words={{
              label: text.replyTo({ name: comment.author.displayName }),
              send: text.postReply,
              required: text.required,
            }}
            initialText={actions.drafts.get(comment.id) ?? ''}
            onSend={(content) => actions.reply(comment, content)}
          />
        )}
      </div>
    </article>
  );
}
