import { notify, Page, useOperation, useUrlState } from '@hoa/shared';
import { type MessageThread, threadTypes } from '@hoa/shared/domain';
import { useDomainText } from '@hoa/shared/domain-text';
import { Button, ErrorPanel, Tabs } from '@hoa/shared/ui';
import { SquarePen } from 'lucide-react';
import { useText } from './messages/index.ts';
import { ThreadList } from './ThreadList.tsx';
import { ThreadListSkeleton } from './ThreadListSkeleton.tsx';

const tabs = ['all', ...threadTypes] as const;

/** Messages: a person's conversations by kind and day, unread ones marked. */
export function MessagesScreen() {
  const text = useText();
  const domainText = useDomainText();
  const { data: threads, error, refetch } = useOperation('threads.list', {});
  const [view, setView] = useUrlState({ type: 'all' });
  const shown = tabs.find((tab) => tab === view.type) ?? 'all';
  const inTab = (tab: (typeof tabs)[number]) =>
    threads?.filter(({ type }) => tab === 'all' || type === tab);
  return (
    <Page
      title={text.title}
      actions={
        <Button
          variant="primary"
          icon={<SquarePen />}
          onClick={() => notify.info(text.composeComingSoon)}
        >
          {text.compose}
        </Button>
      }
    >
      <Tabs
        label={text.title}
        items={tabs.map((tab) => ({
          id: tab,
          label: tab === 'all' ? text.all : domainText.threadTypes[tab],
          count: unreadIn(inTab(tab)),
        }))}
        value={shown}
        onChange={(type) => setView({ type })}
      >
        {content(inTab(shown))}
      </Tabs>
    </Page>
  );

  function content(inShown: readonly MessageThread[] | undefined) {
    if (inShown) return <ThreadList threads={inShown} type={shown} />;
    if (error) return <ErrorPanel message={text.failed} onRetry={refetch} />;
    return <ThreadListSkeleton />;
  }
}

/** How many messages wait; undefined for none, which shows no count. */
function unreadIn(threads: readonly MessageThread[] | undefined): number | undefined {
  return threads?.reduce((sum, thread) => sum + thread.unreadCount, 0) || undefined;
}
