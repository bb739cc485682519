import { useDomainText } from '@hoa/domain-text';
import { RelativeTime } from '@hoa/parts';
import { Link, type Output } from '@hoa/portal';
import styles from './ModerationLog.module.css';
import { useText } from './messages.ts';

interface LogEntryProps {
  readonly entry: Output<'moderation.list'>['items'][number];
}

/** One action: what and when, by which office, where, and why. */
export function LogEntry({ entry }: LogEntryProps) {
  const text = useText();
  const { offices, roles } = useDomainText();
  const { kind, office, at, topic, into, tags, reason } = entry;
  return (
    <li className={styles.entry}>
      <p className={styles.head}>
        <strong>{text.kinds[kind]}</strong>
        <span className={styles.muted}>{office ? offices[office] : roles.admin}</span>
        <span className={styles.muted}>
          <RelativeTime iso={at} />
        </span>
      </p>
      {topic && <TopicLink topic={topic} />}
      {into && (
        <p>
          <span>{text.into}</span> <TopicLink topic={into} />
        </p>
      )}
      {tags && tags.length > 0 && (
        <p>
          <span>{text.tags}</span> <span>{tags.map((tag) => `#${tag}`).join(' ')}</span>
        </p>
      )}
      {reason && (
        <p>
          <span className={styles.muted}>{text.reason}</span> <span>{reason}</span>
        </p>
      )}
    </li>
  );
}

function TopicLink({ topic }: { readonly topic: { readonly id: string; readonly title: string } }) {
  return <Link to={`/forums/${encodeURIComponent(topic.id)}`}>{topic.title}</Link>;
}
