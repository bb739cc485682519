import {
  type Actor,
  type Comment,
  type ForumTopic,
  mayAddComment,
  mayDeleteComment,
} from '@hoa/domain';
import { Button } from '@hoa/ui';
import { formatDate, useLocale } from '@hoa/ui/text';
import { Pencil, Reply, Timer, Trash2 } from 'lucide-react';
import styles from './Comment.module.css';
import { useText } from './messages.ts';
import type { CommentActions } from './useCommentActions.ts';
import type { EditWindow } from './useEditWindow.ts';

/** Shared by all comments of a topic. */
export interface CommentContext {
  readonly topic: ForumTopic;
  readonly visitor: Actor | null;
  readonly actions: CommentActions;
  readonly onDelete: (comment: Comment) => void;
}

export interface CommentControlsProps {
  readonly comment: Comment;
  readonly context: CommentContext;
  readonly editWindow: EditWindow;
}

/** The buttons this visitor may use on a comment: reply, edit within the time limit, delete. */
export function CommentControls({ comment, context, editWindow }: CommentControlsProps) {
  const text = useText();
  const { topic, visitor, actions, onDelete } = context;
  const name = useControlName(comment);
  const mayReply = mayAddComment(visitor, topic).ok && actions.openAt(comment) !== 'reply';
  const mayDelete = mayDeleteComment(visitor, comment).ok;
  if (!mayReply && !editWindow.mayEdit && !mayDelete) return null;
  return (
    <div className={styles.controls}>
      {mayReply && (
        <Button
          size="sm"
          variant="quiet"
          icon={<Reply />}
          aria-label={name(text.reply)}
          onClick={() => actions.open('reply', comment)}
        >
          {text.reply}
        </Button>
      )}
      {editWindow.mayEdit && (
        <Button
          size="sm"
          variant="quiet"
          icon={<Pencil />}
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
          icon={<Trash2 />}
          aria-label={name(text.delete)}
          onClick={() => onDelete(comment)}
        >
          {text.delete}
        </Button>
      )}
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
export function EditCountdown({ timeLeft }: { readonly timeLeft: string | null }) {
  const text = useText();
  if (timeLeft === null) return null;
  return (
    // Screen readers do not announce each change of role="timer"; every second would be too much.
    <span role="timer" className={styles.countdown}>
      <Timer aria-hidden="true" />
      <span>{text.leftToEdit({ time: timeLeft })}</span>
    </span>
  );
}
