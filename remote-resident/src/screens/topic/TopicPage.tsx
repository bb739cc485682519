import { notify, Page, useOperation } from '@hoa/shared';
import { Button, ErrorPanel } from '@hoa/shared/ui';
import { ShieldCheck } from 'lucide-react';
import { Comments } from './Comments.tsx';
import { useText } from './messages/index.ts';
import { TopicNotFound } from './TopicNotFound.tsx';
import styles from './TopicPage.module.css';
import { TopicSkeleton } from './TopicSkeleton.tsx';
import { TopicSummary } from './TopicSummary.tsx';
import { Updates } from './Updates.tsx';
import { useRecordView } from './useRecordView.ts';
import { useVisitor } from './useVisitor.ts';

/** What a topic is about, what the board says on it and what neighbours say. */
export function TopicPage({ topicId }: { readonly topicId: string }) {
  const text = useText();
  const visitor = useVisitor();
  const { data: topic, error, refetch } = useOperation('topics.get', { topicId });
  const updates = useOperation('topics.updates', { topicId });
  useRecordView(topicId, topic !== undefined);
  if (error?.code === 'topic-not-found') return <TopicNotFound />;
  return (
    <Page
      title={topic?.title ?? text.topic}
      actions={
        topic &&
        visitor?.role === 'admin' && (
          <Button icon={<ShieldCheck />} onClick={() => notify.info(text.moderateComingSoon)}>
            {text.moderate}
          </Button>
        )
      }
    >
      {content()}
    </Page>
  );

  function content() {
    if (!topic && error) return <ErrorPanel message={text.failed} onRetry={refetch} />;
    // The comments stand below the updates on a phone: neither moves once it is there.
    if (!topic || !(updates.data || updates.error)) return <TopicSkeleton />;
    return (
      <div className={styles.layout}>
        <TopicSummary topic={topic} />
        <div className={styles.updates}>
          <Updates topicId={topic.id} />
        </div>
        <Comments topic={topic} visitor={visitor} />
      </div>
    );
  }
}
