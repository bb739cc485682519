import { listPageSize } from '@hoa/domain';
import { type ListPageState, useListPage } from '@hoa/parts';
import { type Output, Page, useActor, useUrlState } from '@hoa/portal';
import {
  Card,
  Cluster,
  EmptyState,
  ErrorPanel,
  Icon,
  OnDemand,
  Pagination,
  partOnDemand,
  SegmentedControl,
  Skeleton,
  SkeletonList,
  Stack,
  Tabs,
  useIsPhone,
  useKitText,
  VisuallyHidden,
} from '@hoa/ui';
import { CalendarDays, List, Megaphone } from 'lucide';
import { AnnouncementCard } from './AnnouncementCard.tsx';
import { EventCard } from './EventCard.tsx';
import { FeedButton } from './feed/FeedButton.tsx';
import { useText } from './messages.ts';
import styles from './NewsScreen.module.css';
import { UrgentStrip, urgentFor } from './urgent/UrgentStrip.tsx';

type Tab = 'announcements' | 'events';
type News = ListPageState<Output<'announcements.list'>>;
type Events = ListPageState<Output<'events.list'>>;

const initialView = { tab: 'announcements', when: 'upcoming', view: 'list', page: 1, item: '' };

const MonthCalendar = partOnDemand(() =>
  import('./calendar/MonthCalendar.tsx').then((m) => m.MonthCalendar),
);

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
  const urgent = urgentFor(useActor(), news.data?.items);
  const retry = () => {
    for (const { refetch } of queries) refetch();
  };
  return (
    <Page title={text.title} actions={tab === 'events' && <FeedButton />}>
      <Tabs
        label={text.title}
        items={[
          { id: 'announcements', label: text.announcements, count: news.data?.total },
          { id: 'events', label: text.events, count: upcoming.data?.total },
        ]}
        value={tab}
        onChange={(next) => setView({ tab: next, page: 1, item: '' })}
      >
        {queries.some(({ error, data }) => error && !data) ? (
          <ErrorPanel message={text.failed} onRetry={retry} />
        ) : queries.some(({ data }) => !data) ? (
          <SkeletonList data-wide="" count={6} className={styles.cards} />
        ) : tab === 'events' ? (
          <>
            {urgent && urgent.length > 0 && <UrgentStrip urgent={urgent} />}
            <EventList upcoming={upcoming} past={past} />
          </>
        ) : (
          <AnnouncementList news={news} />
        )}
      </Tabs>
    </Page>
  );
}

function AnnouncementList({ news }: { readonly news: News }) {
  const text = useText();
  const [{ item }, setView] = useUrlState(initialView);
  const { items, total } = news.data ?? none;
  if (total === 0) {
    return (
      <EmptyState icon={<Icon icon={Megaphone} />} title={text.noAnnouncements}>
        {text.noAnnouncementsHint}
      </EmptyState>
    );
  }
  return (
    <Stack gap={4} aria-busy={news.isFetching}>
      <div data-wide="" className={styles.cards}>
        {items.map((announcement) => (
          <AnnouncementCard
            key={announcement.id}
            announcement={announcement}
            isLinkTarget={announcement.id === item}
          />
        ))}
      </div>
      <Pagination
        page={news.page}
        total={total}
        pageSize={listPageSize}
        onChange={(page) => setView({ page, item: '' })}
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
  const isMonth = view.view === 'month';
  const isPhone = useIsPhone();
  const controls = (
    <Cluster gap={3} justify="between">
      {!isMonth && (
        <SegmentedControl
          label={text.eventsShown}
          options={[
            { value: 'upcoming', label: text.upcoming({ n: upcoming.data?.total ?? 0 }) },
            { value: 'past', label: text.past({ n: past.data?.total ?? 0 }) },
          ]}
          value={when}
          onChange={(next) => setView({ when: next, page: 1 })}
        />
      )}
      <SegmentedControl
        label={text.view}
        className={styles.view}
        iconsOnly={isPhone}
        options={[
          { value: 'list', label: text.list, icon: <Icon icon={List} /> },
          { value: 'month', label: text.month, icon: <Icon icon={CalendarDays} /> },
        ]}
        value={isMonth ? 'month' : 'list'}
        onChange={(next) => setView({ view: next, when: 'upcoming', page: 1 })}
      />
    </Cluster>
  );
  if (isMonth) {
    return (
      <Stack data-wide="" gap={4} className={styles.withMonth}>
        {controls}
        <OnDemand what={text.month} pending={<MonthSkeleton />}>
          <MonthCalendar />
        </OnDemand>
      </Stack>
    );
  }
  return (
    <Stack gap={4} aria-busy={shown.isFetching}>
      {controls}
      {total === 0 && (
        <EmptyState
          icon={<Icon icon={CalendarDays} />}
          title={when === 'upcoming' ? text.noUpcoming : text.noPast}
        />
      )}
      <div data-wide="" className={styles.cards}>
        {items.map((event) => (
          <EventCard
            key={event.id}
            event={event}
            isPast={when === 'past'}
            isLinkTarget={event.id === view.item}
          />
        ))}
      </div>
      <Pagination
        page={shown.page}
        total={total}
        pageSize={listPageSize}
        onChange={(page) => setView({ page })}
      />
    </Stack>
  );
}

const days = Array.from({ length: 35 }, (_, index) => index);

/** The skeleton of a month: its name and its grid of days. */
function MonthSkeleton() {
  const text = useKitText();
  return (
    <section className={styles.month} aria-busy="true">
      <header className={styles.head}>
        <VisuallyHidden role="status">{text.loading}</VisuallyHidden>
        <Skeleton width="8rem" />
      </header>
      <Card padding="none" className={styles.days} aria-hidden="true">
        {days.map((day) => (
          <div key={day} className={styles.day}>
            <Skeleton width="1.25rem" />
          </div>
        ))}
      </Card>
    </section>
  );
}
