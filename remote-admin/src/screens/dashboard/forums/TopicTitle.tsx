import type { ForumTopic } from '@hoa/domain';
import { Link } from '@hoa/portal';
import { Badge } from '@hoa/ui';
import styles from './Forums.module.css';
import { useText } from './messages.ts';

/** A topic's title as a link to it, with its pinned and locked marks, tags and author. */
export function TopicTitle({ topic }: { readonly topic: ForumTopic }) {
  const text = useText();
  const { id, title, pinned, locked, tags, author } = topic;
  return (
    <span className={styles.title}>
      <Link to={`/forums/${encodeURIComponent(id)}`} className={styles.link}>
        {title}
      </Link>
      <span className={styles.meta}>
        {pinned && <Badge tone="accent">{text.pinned}</Badge>}
        {locked && <Badge tone="warning">{text.locked}</Badge>}
        <span>{author.displayName}</span>
        {tags.length > 0 && <span>{tags.map((tag) => `#${tag}`).join(' ')}</span>}
      </span>
    </span>
  );
}
