import type { ForumTopic } from '@hoa/domain';
import { RelativeTime } from '@hoa/parts';
import { Link } from '@hoa/portal';
import { Card, cardLinkClass } from '@hoa/ui';
import { formatNumber, useLocale } from '@hoa/ui/text';
import { Eye, MessageSquare } from 'lucide-react';
import { memo, useId } from 'react';
import { TopicBadges } from '../../topic-badges/TopicBadges.tsx';
import { useText } from './messages.ts';
import styles from './TopicCard.module.css';

/** A topic in the list: title, badges, author, counts and last activity. */
export const TopicCard = memo(function TopicCard({ topic }: { readonly topic: ForumTopic }) {
  const text = useText();
  const titleId = useId();
  return (
    <Card as="article" interactive aria-labelledby={titleId} className={styles.card}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          <Link to={`/forums/${encodeURIComponent(topic.id)}`} className={cardLinkClass}>
            {topic.title}
          </Link>
        </h2>
        <TopicBadges topic={topic} />
      </div>
      <p className={styles.description}>{topic.description}</p>
      {topic.tags.length > 0 && (
        <ul aria-label={text.tags} className={styles.tags}>
          {topic.tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
      )}
      <p className={styles.facts}>
        <span className={styles.author}>{topic.author.displayName}</span>
        <span>
          <span className={styles.word}>{text.active}</span>{' '}
          <RelativeTime iso={topic.lastActivity} />
        </span>
        <span className={styles.count}>
          <MessageSquare aria-hidden="true" />
          <span className={styles.word}>{text.comments({ n: topic.commentsCount })}</span>
          <Figure n={topic.commentsCount} />
        </span>
        <span className={styles.count}>
          <Eye aria-hidden="true" />
          <span className={styles.word}>{text.views({ n: topic.viewsCount })}</span>
          <Figure n={topic.viewsCount} />
        </span>
      </p>
    </Card>
  );
});

/** A count next to its icon, for phones, where there is no space for the label. */
function Figure({ n }: { readonly n: number }) {
  return (
    <span aria-hidden="true" className={styles.figure}>
      {formatNumber(n, useLocale())}
    </span>
  );
}
