import { type ForumTopic, listPageSize, paginate } from '@hoa/shared/domain';
import { Button, EmptyState, Pagination, Stack } from '@hoa/shared/ui';
import { MessagesSquare } from 'lucide-react';
import { useText } from './messages/index.ts';
import { TopicCard } from './TopicCard.tsx';

export interface TopicListProps {
  readonly topics: readonly ForumTopic[];
  /** The tag they are narrowed to, '' for none. */
  readonly tag: string;
  readonly page: number;
  readonly onPage: (page: number) => void;
  readonly onAllTopics: () => void;
}

/** Topics in their order, ten a page. */
export function TopicList({ topics, tag, page, onPage, onAllTopics }: TopicListProps) {
  const text = useText();
  if (topics.length === 0) {
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
  const shown = paginate(topics, page, listPageSize);
  return (
    <>
      <Stack as="ul" gap={3} aria-label={text.topics}>
        {shown.items.map((topic) => (
          <li key={topic.id}>
            <TopicCard topic={topic} />
          </li>
        ))}
      </Stack>
      <Pagination page={shown.page} total={shown.total} pageSize={listPageSize} onChange={onPage} />
    </>
  );
}
