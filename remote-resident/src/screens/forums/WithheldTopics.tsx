import { useOperation } from '@hoa/portal';
import { Stack } from '@hoa/ui';
import { useId } from 'react';
import styles from './ForumsScreen.module.css';
import { useText } from './messages.ts';
import { TopicCard } from './TopicList.tsx';

/** The topics that not everyone reads: own ones, or those that wait for a moderator. Renders nothing without any. */
export function WithheldTopics() {
  const text = useText();
  const headingId = useId();
  const { data } = useOperation('topics.withheld', {});
  if (!data || data.total === 0) return null;
  return (
    <Stack as="section" gap={3} data-wide="" aria-labelledby={headingId}>
      <h2 id={headingId}>{text.withheld}</h2>
      <ul aria-labelledby={headingId} className={styles.topics}>
        {data.items.map((topic) => (
          <li key={topic.id}>
            <TopicCard topic={topic} />
          </li>
        ))}
      </ul>
    </Stack>
  );
}
