import { notify, Page, useOperation, useUrlState } from '@hoa/shared';
import { tagsOf } from '@hoa/shared/domain';
import { Button, ErrorPanel, Stack } from '@hoa/shared/ui';
import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { FilterButtons } from '../../filter-buttons/FilterButtons.tsx';
import styles from './ForumsScreen.module.css';
import { useText } from './messages/index.ts';
import { TopicList } from './TopicList.tsx';
import { TopicListSkeleton } from './TopicListSkeleton.tsx';

/** Community Forums: what neighbours discuss, by tag. */
export function ForumsScreen() {
  const text = useText();
  const { data: topics, error, refetch } = useOperation('topics.list', {});
  const [{ tag, page }, setView] = useUrlState({ tag: '', page: 1 });
  const top = useRef<HTMLDivElement>(null);

  const turnTo = (next: number) => {
    setView({ page: next });
    top.current?.scrollIntoView({ block: 'start' });
  };

  return (
    <Page
      title={text.title}
      description={text.description}
      actions={
        <Button
          variant="primary"
          icon={<Plus />}
          onClick={() => notify.info(text.newTopicComingSoon)}
        >
          {text.newTopic}
        </Button>
      }
    >
      {content()}
    </Page>
  );

  function content() {
    if (!topics && error) return <ErrorPanel message={text.failed} onRetry={refetch} />;
    if (!topics) return <TopicListSkeleton />;
    const tags = tagsOf(topics);
    return (
      <Stack ref={top} gap={4} className={styles.content}>
        {tags.length > 0 && (
          <FilterButtons
            label={text.tags}
            choices={[
              { value: '', label: text.allTopics },
              ...tags.map((each) => ({ value: each, label: each })),
            ]}
            value={tag}
            onChange={(next) => setView({ tag: next, page: 1 })}
          />
        )}
        <TopicList
          topics={tag === '' ? topics : topics.filter(({ tags }) => tags.includes(tag))}
          tag={tag}
          page={page}
          onPage={turnTo}
          onAllTopics={() => setView({ tag: '', page: 1 })}
        />
      </Stack>
    );
  }
}
