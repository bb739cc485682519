import type { Comment } from '@hoa/shared/domain';
import { useDomainText } from '@hoa/shared/domain-text';
import { RelativeTime } from '@hoa/shared/tickets';
import { Badge } from '@hoa/shared/ui';
import styles from './Comment.module.css';
import { useText } from './messages/index.ts';

/** Who wrote a comment and when; names its article by `id`. */
export function CommentByline({ id, comment }: { readonly id: string; readonly comment: Comment }) {
  const text = useText();
  const domainText = useDomainText();
  const { author, createdAt, editedAt } = comment;
  return (
    <p id={id} className={styles.byline}>
      <span className={styles.author}>{author.displayName}</span>{' '}
      {author.role === 'admin' && <Badge tone="accent">{domainText.roles.admin}</Badge>}{' '}
      <RelativeTime iso={createdAt} /> {editedAt && <span>({text.edited})</span>}
    </p>
  );
}
