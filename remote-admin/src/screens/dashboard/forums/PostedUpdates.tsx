import { useOperation } from '@hoa/shared';
import type { ForumTopic } from '@hoa/shared/domain';
import { RelativeTime } from '@hoa/shared/tickets';
import styles from './Forums.module.css';
import { useText } from './messages/index.ts';

const shownUpdates = 3;

/** The last updates of a topic, so that none is written twice; nothing while they are unknown. */
export function PostedUpdates({ topic }: { readonly topic: ForumTopic }) {
  const text = useText();
  const { data } = useOperation('topics.updates', { topicId: topic.id });
  if (!data || data.length === 0) return null;
  return (
    <ul aria-label={text.updatesBefore} className={styles.updates}>
      {data.slice(0, shownUpdates).map(({ id, author, createdAt, content }) => (
        <li key={id}>
          <p className={styles.updateMeta}>
            {author.displayName} · <RelativeTime iso={createdAt} />
          </p>
          <p className={styles.update}>{content}</p>
        </li>
      ))}
    </ul>
  );
}
