import type { ForumTopic } from '@hoa/shared/domain';
import { useDomainText } from '@hoa/shared/domain-text';
import { formatDate, useLocale } from '@hoa/shared/text';
import { RelativeTime } from '@hoa/shared/tickets';
import { Avatar, Card } from '@hoa/shared/ui';
import { TopicBadges } from '../../topic-badges/TopicBadges.tsx';
import { useText } from './messages/index.ts';
import { TagLinks } from './TagLinks.tsx';
import styles from './TopicSummary.module.css';

/** What a topic is about: its author's words, its tags and how it stands. */
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
          <span className={styles.muted}>
            {domainText.roles[author.role]} ·{' '}
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
            {text.active} <RelativeTime iso={lastActivity} />
          </span>
          <span>{text.views({ n: viewsCount })}</span>
        </p>
      </div>
    </Card>
  );
}
