import { Stack } from '@hoa/shared/ui';
import styles from './Comment.module.css';
import { CommentItem, type CommentItemProps } from './CommentItem.tsx';
import type { CommentThread } from './commentThreads.ts';
import { useText } from './messages/index.ts';

export interface CommentBranchProps extends Pick<CommentItemProps, 'context'> {
  readonly thread: CommentThread;
}

/** A comment with its replies below. */
export function CommentBranch({ thread, context }: CommentBranchProps) {
  const text = useText();
  const { comment, replies } = thread;
  return (
    <>
      <CommentItem comment={comment} context={context} />
      {replies.length > 0 && (
        <Stack
          as="ul"
          gap={3}
          className={styles.replies}
          aria-label={text.repliesTo({ name: comment.author.displayName })}
        >
          {replies.map((reply) => (
            <li key={reply.id}>
              <CommentItem comment={reply} context={context} />
            </li>
          ))}
        </Stack>
      )}
    </>
  );
}
