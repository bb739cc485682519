import { listPageSize } from '@hoa/domain';
import { type ListPageState, useListPage } from '@hoa/parts';
import { type Output, Page, useUrlState } from '@hoa/shared';
import {
  EmptyState,
  ErrorPanel,
  Pagination,
  SegmentedControl,
  SkeletonList,
  Stack,
  Tabs,
} from '@hoa/ui';
import { CalendarDays, Megaphone } from 'lucide-react';
import { AnnouncementCard } from './AnnouncementCard.tsx';
import { EventCard } from './EventCard.tsx';
import { useText } from './messages/index.ts';

type Tab = 'announcements' | 'events';
type News = ListPageState<Output<'announcements.list'>>;
type Events = ListPageState<Output<'events.list'>>;

const initialView = { tab: 'announcements', when: 'upcoming', page: 1 };

/** News & Events: announcements of the board on one tab, events on the other. */
export function NewsScreen() {
  const text = useText();
  const [view, setView] = useUrlState(initialView);
  const tab: Tab = view.tab === 'events' ? 'events' : 'announcements';
  // Both tabs and both kinds of events show their totals, so the hidden ones are read as well, one
  // page each.
  const pageOf = (isShown: boolean) => ({ page: isShown ? view.page : 1, pageSize: listPageSize });
  const isPast = view.when === 'past';
  const news = useListPage('announcements.list', {}, pageOf(tab === 'announcements'));
  const upcoming = useListPage('events.list', {}, pageOf(tab === 'events' && !isPast));
  const past = useListPage('events.list', { when: 'past' }, pageOf(tab === 'events' && isPast));
  const queries = [news, upcoming, past];
  const retry = () => {
    for (const { refetch } of queries) refetch();
  };
  return (
    <Page title={text.title}>
      <Tabs
        label={text.title}
        items={[
          { id: 'announcements', label: text.announcements, count: news.data?.total },
          { id: 'events', label: text.events, count: upcoming.data?.total },
        ]}
        value={tab}
        onChange={(next) => setView({ tab: next, page: 1 })}
      >
        {queries.some(({ error }) => error) ? (
          <ErrorPanel message={text.failed} onRetry={retry} />
        ) : queries.some(({ data }) => !data) ? (
          <SkeletonList count={3} />
        ) : tab === 'events' ? (
          <EventList upcoming={upcoming} past={past} />
        ) : (
          <AnnouncementList news={news} />
        )}
      </Tabs>
    </Page>
  );
}

function AnnouncementList({ news }: { readonly news: News }) {
  const text = useText();
  const [, setView] = useUrlState(initialView);
  const { items, total } = news.data ?? none;
  if (total === 0) {
    return (
      <EmptyState icon={<Megaphone />} title={text.noAnnouncements}>
        {text.noAnnouncementsHint}
      </EmptyState>
    );
  }
  return (
    <Stack gap={4} aria-busy={news.isFetching}>
      {items.map((announcement) => (
        <AnnouncementCard key={announcement.id} announcement={announcement} />
      ))}
      <Pagination
        page={news.page}
        total={total}
        pageSize={listPageSize}
        onChange={(page) => setView({ page })}
      />
    </Stack>
  );
}

const none = { items: [], total: 0 };

function EventList({ upcoming, past }: { readonly upcoming: Events; readonly past: Events }) {
  const text = useText();
  const [view, setView] = useUrlState(initialView);
  const when = view.when === 'past' ? 'past' : 'upcoming';
  const shown = when === 'past' ? past : upcoming;
  const { items, total } = shown.data ?? none;
  return (
    <Stack gap={4} aria-busy={shown.isFetching}>
      <SegmentedControl
        label={text.eventsShown}
        options={[
          { value: 'upcoming', label: text.upcoming({ n: upcoming.data?.total ?? 0 }) },
          { value: 'past', label: text.past({ n: past.data?.total ?? 0 }) },
        ]}
        value={when}
        onChange={(next) => setView({ when: next, page: 1 })}
      />
      {total === 0 && (
        <EmptyState
          icon={<CalendarDays />}
          title={when === 'upcoming' ? text.noUpcoming : text.noPast}
        />
      )}
      {items.map((event) => (
        <EventCard key={event.id} event={event} isPast={when === 'past'} />
      ))}
      <Pagination
        page={shown.page}
        total={total}
        pageSize={listPageSize}
        onChange={(page) => setView({ page })}
      />
    </Stack>
  );
}
