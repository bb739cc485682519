import { mayAddComment, mayDeleteComment } from '@hoa/shared/domain';
import { Button, VisuallyHidden } from '@hoa/shared/ui';
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
  const which = <VisuallyHidden> {excerpt(comment.content)}</VisuallyHidden>;
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
          onClick={() => actions.open('reply', comment)}
        >
          {text.reply}
          {which}
        </Button>
      )}
      {editWindow.mayEdit && (
        <Button
          size="sm"
          variant="quiet"
          icon={<Pencil />}
          onClick={() => actions.open('edit', comment)}
        >
          {text.edit}
          {which}
        </Button>
      )}
      {mayDelete && (
        <Button size="sm" variant="quiet" icon={<Trash2 />} onClick={() => onDelete(comment)}>
          {text.delete}
          {which}
        </Button>
      )}
      <EditCountdown timeLeft={editWindow.timeLeft} />
    </div>
  );
}

/** Enough of a comment to tell its buttons from those of others. */
function excerpt(content: string): string {
  const start = content.slice(0, 60);
  return start.length < content.length ? `${start}…` : start;
}
