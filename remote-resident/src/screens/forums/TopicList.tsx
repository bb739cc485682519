import { type ForumTopic, listPageSize } from '@hoa/domain';
import { RelativeTime } from '@hoa/parts';
import { Link, type Output } from '@hoa/portal';
import { Button, Card, cardLinkClass, EmptyState, Icon, Pagination } from '@hoa/ui';
import { formatNumber, useLocale } from '@hoa/ui/text';
import { Eye, MessageSquare, MessagesSquare } from 'lucide';
import { memo, useId } from 'react';
import { TopicBadges } from '../../topic-badges/TopicBadges.tsx';
import styles from './ForumsScreen.module.css';
import { useText } from './messages.ts';

export interface TopicListProps {
  readonly topics: Output<'topics.list'>;
  /** The selected tag; '' for all topics. */
  readonly tag: string;
  readonly page: number;
  readonly isBusy: boolean;
  readonly onPage: (page: number) => void;
  readonly onAllTopics: () => void;
}

/** Topics in the given order, ten per page. */
export function TopicList(props: TopicListProps) {
  const { topics, tag, page, isBusy, onPage, onAllTopics } = props;
  const text = useText();
  if (topics.total === 0) {
    const title = tag === '' ? text.noTopics : text.noTopicsWithTag({ tag });
    return (
      <EmptyState
        icon={<Icon icon={MessagesSquare} />}
        title={title}
        action={tag !== '' && <Button onClick={onAllTopics}>{text.showAllTopics}</Button>}
      >
        {tag === '' && text.noTopicsHint}
      </EmptyState>
    );
  }
  return (
    <>
      <ul aria-label={text.topics} aria-busy={isBusy} className={styles.topics}>
        {topics.items.map((topic) => (
          <li key={topic.id}>
            <TopicCard topic={topic} />
          </li>
        ))}
      </ul>
      <Pagination page={page} total={topics.total} pageSize={listPageSize} onChange={onPage} />
    </>
  );
}

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
          <Icon icon={MessageSquare} />
          <span className={styles.word}>{text.comments({ n: topic.commentsCount })}</span>
          <Figure n={topic.commentsCount} />
        </span>
        <span className={styles.count}>
          <Icon icon={Eye} />
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
