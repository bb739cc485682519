import { type Comment, mayAddComment, mayDeleteComment } from '@hoa/shared/domain';
import { formatDate, useLocale } from '@hoa/shared/text';
import { Button } from '@hoa/shared/ui';
import { Pencil, Reply, Trash2 } from 'lucide-react';
import styles from './Comment.module.css';
import type { CommentItemProps } from './CommentItem.tsx';
import { EditCountdown } from './EditCountdown.tsx';
import { useText } from './messages/index.ts';
import type { EditWindow } from './useEditWindow.ts';

export interface CommentControlsProps extends CommentItemProps {
  readonly editWindow: EditWindow;
}

/** What this visitor may do with a comment: reply, edit while there is time, delete. */
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

/** Tells a comment's buttons from those of others: whose it is and since when. */
function useControlName({ author, createdAt }: Comment) {
  const locale = useLocale();
  const day = formatDate(createdAt, locale, 'short');
  const time = formatDate(createdAt, locale, 'time');
  return (verb: string) => `${verb}: ${author.displayName}, ${day}, ${time}`;
}
