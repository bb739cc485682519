import type { ForumTopic } from '@hoa/domain';
import { useDomainText } from '@hoa/domain-text';
import { RelativeTime } from '@hoa/parts';
import { Link } from '@hoa/portal';
import { Avatar, Card, classNames } from '@hoa/ui';
import { formatDate, useLocale } from '@hoa/ui/text';
import { TopicBadges } from '../../topic-badges/TopicBadges.tsx';
import { useText } from './messages.ts';
import styles from './TopicSummary.module.css';

/** Author, description, tags, last activity and views of a topic. */
export function TopicSummary({ topic }: { readonly topic: ForumTopic }) {
  const text = useText();
  const domainText = useDomainText();
  const locale = useLocale();
  const { author, createdAt, description, lastActivity, viewsCount } = topic;
  return (
    <Card as="section" aria-label={text.topic} className={styles.card}>
      <div className={styles.head}>
        <Avatar name={author.displayName} />
        <p className={styles.byline}>
          <span className={styles.author}>{author.displayName}</span>
          <span className={classNames('dotted', styles.muted)}>
            <span>{domainText.roles[author.role]}</span>
            <time dateTime={createdAt}>{formatDate(createdAt, locale, 'short')}</time>
          </span>
        </p>
        <TopicBadges topic={topic} />
      </div>
      <p className={styles.description}>{description}</p>
      <div className={styles.foot}>
        <TagLinks tags={topic.tags} />
        <p className={styles.facts}>
          <span>
            <span>{text.active}</span> <RelativeTime iso={lastActivity} />
          </span>
          <span>{text.views({ n: viewsCount })}</span>
        </p>
      </div>
    </Card>
  );
}

/** Each tag links to the topics that have it. */
function TagLinks({ tags }: { readonly tags: readonly string[] }) {
  const text = useText();
  if (tags.length === 0) return null;
  return (
    <ul aria-label={text.tags} className={styles.tags}>
      {tags.map((tag) => (
        <li key={tag}>
          <Link to={`/forums?${new URLSearchParams({ tag })}`}>{`#${tag}`}</Link>
        </li>
      ))}
    </ul>
  );
}
