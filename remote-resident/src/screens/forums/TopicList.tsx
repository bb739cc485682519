import { listPageSize } from '@hoa/domain';
import type { Output } from '@hoa/portal';
import { Button, EmptyState, Pagination } from '@hoa/ui';
import { MessagesSquare } from 'lucide-react';
import styles from './ForumsScreen.module.css';
import { useText } from './messages.ts';
import { TopicCard } from './TopicCard.tsx';

export interface TopicListProps {
  /** The page that is shown. */
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
        icon={<MessagesSquare />}
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
