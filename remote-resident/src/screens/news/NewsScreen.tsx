import { Page, useOperation, useUrlState } from '@hoa/shared';
import { splitEvents } from '@hoa/shared/domain';
import { ErrorPanel, SkeletonList, Tabs } from '@hoa/shared/ui';
import { AnnouncementList } from './AnnouncementList.tsx';
import { EventList } from './EventList.tsx';
import { useText } from './messages/index.ts';

type Tab = 'announcements' | 'events';

/** News & Events: what the board announces, and what takes place. */
export function NewsScreen() {
  const text = useText();
  const news = useOperation('announcements.list', {});
  const events = useOperation('events.list', {});
  const [view, setView] = useUrlState({ tab: 'announcements', when: 'upcoming', page: 1 });
  const tab: Tab = view.tab === 'events' ? 'events' : 'announcements';
  const split = events.data && splitEvents(events.data, new Date());
  return (
    <Page title={text.title}>
      <Tabs
        label={text.title}
        items={[
          { id: 'announcements', label: text.announcements, count: news.data?.length },
          { id: 'events', label: text.events, count: split?.upcoming.length },
        ]}
        value={tab}
        onChange={(next) => setView({ tab: next, page: 1 })}
      >
        {content()}
      </Tabs>
    </Page>
  );

  function content() {
    if (news.error || events.error) {
      const retry = () => {
        news.refetch();
        events.refetch();
      };
      return <ErrorPanel message={text.failed} onRetry={retry} />;
    }
    if (!news.data || !split) return <SkeletonList count={3} />;
    if (tab === 'events') {
      const when = view.when === 'past' ? 'past' : 'upcoming';
      return <EventList events={split} when={when} onWhen={(next) => setView({ when: next })} />;
    }
    return (
      <AnnouncementList
        announcements={news.data}
        page={view.page}
        onPage={(page) => setView({ page })}
      />
    );
  }
}
