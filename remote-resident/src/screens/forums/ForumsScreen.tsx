import { listPageSize, mayOpenTopics } from '@hoa/domain';
import { SoonButton, useListPage } from '@hoa/parts';
import {
  Navigate,
  notify,
  type Output,
  Page,
  useActor,
  useAssociation,
  useOperation,
  usePortal,
  useUrlState,
} from '@hoa/portal';
import {
  Button,
  Card,
  Cluster,
  ErrorPanel,
  Icon,
  OnDemand,
  partOnDemand,
  Skeleton,
  Stack,
  useIsPhone,
  useKitText,
  VisuallyHidden,
} from '@hoa/ui';
import { Plus, ScrollText } from 'lucide';
import { useRef, useState } from 'react';
import { FilterButtons } from '../../filter-buttons/FilterButtons.tsx';
import { commentHash } from '../topic/join-hash.ts';
import styles from './ForumsScreen.module.css';
import { useText } from './messages.ts';
import { TopicList } from './TopicList.tsx';

const TopicDialog = partOnDemand(() =>
  import('../../topic-form/TopicDialog.tsx').then((m) => m.TopicDialog),
);

const ModerationLog = partOnDemand(() =>
  import('./log/ModerationLog.tsx').then((m) => m.ModerationLog),
);

const WithheldTopics = partOnDemand(() =>
  import('./WithheldTopics.tsx').then((m) => m.WithheldTopics),
);

/** Community Forums: the topics, filtered by tag. */
export function ForumsScreen() {
  const text = useText();
  const isPhone = useIsPhone();
  const { supports } = usePortal();
  const [isCreating, setIsCreating] = useState(false);
  return (
    <Page
      title={text.title}
      // Omitted on a phone, so that the topics start higher.
      description={!isPhone && text.description}
      actions={
        supports('topics.create') ? (
          <NewTopicButton onClick={() => setIsCreating(true)} />
        ) : (
          <SoonButton
            icon={<Icon icon={Plus} />}
            onClick={() => notify.info(text.newTopicComingSoon)}
          >
            {text.newTopic}
          </SoonButton>
        )
      }
    >
      {supports('topics.withheld') && (
        <OnDemand what={text.withheld} pending={null}>
          <WithheldTopics />
        </OnDemand>
      )}
      <TopicsByTag />
      {supports('moderation.list') && <LogButton />}
      {isCreating && (
        <OnDemand what={text.newTopic} onClose={() => setIsCreating(false)}>
          <TopicDialog onClose={() => setIsCreating(false)} />
        </OnDemand>
      )}
    </Page>
  );
}

function LogButton() {
  const text = useText();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Cluster className={styles.log}>
        <Button variant="quiet" icon={<Icon icon={ScrollText} />} onClick={() => setIsOpen(true)}>
          {text.moderationLog}
        </Button>
      </Cluster>
      {isOpen && (
        <OnDemand what={text.moderationLog} onClose={() => setIsOpen(false)}>
          <ModerationLog onClose={() => setIsOpen(false)} />
        </OnDemand>
      )}
    </>
  );
}

/** Renders nothing for those who may not open topics. */
function NewTopicButton({ onClick }: { readonly onClick: () => void }) {
  const text = useText();
  const actor = useActor();
  const association = useAssociation();
  if (!association || !mayOpenTopics(actor, association).ok) return null;
  return (
    <Button variant="primary" icon={<Icon icon={Plus} />} onClick={onClick}>
      {text.newTopic}
    </Button>
  );
}

function TopicsByTag() {
  const text = useText();
  const [{ tag, page, join }, setView] = useUrlState({ tag: '', page: 1, join: '' });
  const topics = useListPage('topics.list', tag === '' ? {} : { tag }, {
    page,
    pageSize: listPageSize,
  });
  const tags = useOperation('topics.tags', {});
  const top = useRef<HTMLDivElement>(null);
  const retry = () => {
    topics.refetch();
    tags.refetch();
  };
  const goToPage = (next: number) => {
    setView({ page: next });
    top.current?.scrollIntoView({ block: 'start' });
  };
  if (!topics.data || !tags.data) {
    if (!topics.error && !tags.error) return <TopicsSkeleton />;
    return <ErrorPanel message={text.failed} onRetry={retry} />;
  }
  const joined = join === 'latest' && latestOpen(topics.data.items);
  if (joined)
    return <Navigate to={`/forums/${encodeURIComponent(joined.id)}#${commentHash}`} replace />;
  return (
    <Stack ref={top} data-wide="" gap={4} className={styles.content}>
      {tags.data.length > 0 && (
        <FilterButtons
          label={text.tags}
          choices={[
            { value: '', label: text.allTopics },
            ...tags.data.map((each) => ({ value: each, label: each })),
          ]}
          value={tag}
          onChange={(next) => setView({ tag: next, page: 1 })}
        />
      )}
      <TopicList
        topics={topics.data}
        tag={tag}
        page={topics.page}
        isBusy={topics.isFetching}
        onPage={goToPage}
        onAllTopics={() => setView({ tag: '', page: 1 })}
      />
    </Stack>
  );
}

/** Returns the latest active unlocked topic. Sorts by activity, because the list has pinned topics first. */
function latestOpen(topics: Output<'topics.list'>['items']) {
  return topics
    .filter(({ locked }) => !locked)
    .sort((one, other) => other.lastActivity.localeCompare(one.lastActivity))[0];
}

const filterWidths = ['6rem', '5rem', '7rem', '5.5rem'];

function TopicsSkeleton() {
  const text = useKitText();
  return (
    <Stack gap={4} role="status" data-wide="">
      <VisuallyHidden>{text.loading}</VisuallyHidden>
      <Cluster gap={2} aria-hidden="true">
        {filterWidths.map((width) => (
          <Skeleton key={width} shape="block" width={width} height="2rem" />
        ))}
      </Cluster>
      <div className={styles.topics} aria-hidden="true">
        {['62%', '48%', '71%', '55%', '66%', '52%'].map((width) => (
          <Card key={width}>
            <Skeleton shape="block" width={width} height="1.5rem" />
            <Skeleton width="96%" />
            <Skeleton width="80%" />
            <Skeleton width="40%" />
          </Card>
        ))}
      </div>
    </Stack>
  );
}
