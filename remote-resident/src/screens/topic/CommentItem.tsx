import {
  type Actor,
  type Comment,
  countdownText,
  editTimeLeft,
  type ForumTopic,
  hasPermission,
  mayAddComment,
  mayDeleteComment,
  mayEditComment,
} from '@hoa/domain';
import { splitAtMentions } from '@hoa/domain/forums';
import { useDomainText } from '@hoa/domain-text';
import { isOutboxId, OutboxMark, RelativeTime } from '@hoa/parts';
import { usePortal } from '@hoa/portal';
import { Avatar, Badge, Button, Icon } from '@hoa/ui';
import { formatDate, useLocale } from '@hoa/ui/text';
import { EyeOff, Pencil, Reply, Timer, Trash2 } from 'lucide';
import { useEffect, useId, useState } from 'react';
import { EditField, ReplyField } from './CommentFields.tsx';
import styles from './Comments.module.css';
import { useText } from './messages.ts';
import { HideComment } from './moderation/HideComment.tsx';
import { ThankButton } from './ThankButton.tsx';
import { type CommentActions, commentElementId } from './useCommentActions.ts';

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
            <Content comment={comment} />
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

/** The text of a comment. If a moderator has hidden it, the reason, and the text only for those who may read it. */
function Content({ comment }: { readonly comment: Comment }) {
  const text = useText();
  const { content, hiddenAt, hiddenReason, mentions = [] } = comment;
  return (
    <>
      {content !== '' && (
        <p className={styles.content}>
          {splitAtMentions(content, mentions).map((part, index) =>
            index % 2 === 1 ? <strong key={index}>{part}</strong> : <span key={index}>{part}</span>,
          )}
        </p>
      )}
      {hiddenAt && (
        <p className={styles.hidden}>
          <Icon icon={EyeOff} />
          <span>{hiddenReason ? text.hiddenBecause({ reason: hiddenReason }) : text.hidden}</span>
        </p>
      )}
    </>
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

/** Shared by all comments of a topic. */
export interface CommentContext {
  readonly topic: ForumTopic;
  readonly visitor: Actor | null;
  readonly actions: CommentActions;
  readonly onDelete: (comment: Comment) => void;
}

interface CommentControlsProps {
  readonly comment: Comment;
  readonly context: CommentContext;
  readonly editWindow: EditWindow;
}

/** The buttons this visitor may use on a comment: reply, edit within the time limit, delete. */
function CommentControls({ comment, context, editWindow }: CommentControlsProps) {
  const text = useText();
  const { topic, visitor, actions, onDelete } = context;
  const name = useControlName(comment);
  const { supports } = usePortal();
  const isModerator =
    visitor !== null && supports('comments.moderate') && hasPermission(visitor, 'forums');
  const mayReply =
    comment.hiddenAt === undefined &&
    mayAddComment(visitor, topic).ok &&
    actions.openAt(comment) !== 'reply';
  const mayDelete = mayDeleteComment(visitor, comment).ok;
  const mayThank =
    visitor !== null &&
    supports('comments.thank') &&
    comment.author.uid !== visitor.uid &&
    comment.hiddenAt === undefined;
  if (!mayReply && !editWindow.mayEdit && !mayDelete && !isModerator && !mayThank) return null;
  return (
    <div className={styles.controls}>
      {mayReply && (
        <Button
          size="sm"
          variant="quiet"
          icon={<Icon icon={Reply} />}
          aria-label={name(text.reply)}
          onClick={() => actions.open('reply', comment)}
        >
          {text.reply}
        </Button>
      )}
      {mayThank && <ThankButton comment={comment} name={name} />}
      {editWindow.mayEdit && (
        <Button
          size="sm"
          variant="quiet"
          icon={<Icon icon={Pencil} />}
          aria-label={name(text.edit)}
          onClick={() => actions.open('edit', comment)}
        >
          {text.edit}
        </Button>
      )}
      {mayDelete && (
        <Button
          size="sm"
          variant="quiet"
          icon={<Icon icon={Trash2} />}
          aria-label={name(text.delete)}
          onClick={() => onDelete(comment)}
        >
          {text.delete}
        </Button>
      )}
      {isModerator && <HideComment comment={comment} name={name} />}
      <EditCountdown timeLeft={editWindow.timeLeft} />
    </div>
  );
}

/** Returns a function that names a comment's buttons by author and time, so that each name is unique. */
function useControlName({ author, createdAt }: Comment) {
  const locale = useLocale();
  const day = formatDate(createdAt, locale, 'short');
  const time = formatDate(createdAt, locale, 'time');
  return (verb: string) => `${verb}: ${author.displayName}, ${day}, ${time}`;
}

/** The remaining time to edit a comment; renders nothing without a limit. */
function EditCountdown({ timeLeft }: { readonly timeLeft: string | null }) {
  const text = useText();
  if (timeLeft === null) return null;
  return (
    // Screen readers do not announce each change of role="timer"; every second would be too much.
    <span role="timer" className={styles.countdown}>
      <Icon icon={Timer} />
      <span>{text.leftToEdit({ time: timeLeft })}</span>
    </span>
  );
}

const tickMs = 1000;

interface EditWindow {
  readonly mayEdit: boolean;
  /** The remaining time as minutes:seconds; null without a limit or after it. */
  readonly timeLeft: string | null;
}

/** Returns the permission to edit a comment, updated every second while the time limit runs. */
function useEditWindow(visitor: Actor | null, comment: Comment): EditWindow {
  const [now, setNow] = useState(() => new Date());
  const mayEdit = mayEditComment(visitor, comment, now).ok;
  const isRunning = mayEdit && visitor?.role !== 'admin';
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(new Date()), tickMs);
    return () => clearInterval(timer);
  }, [isRunning]);
  return { mayEdit, timeLeft: isRunning ? countdownText(editTimeLeft(comment, now)) : null };
}
