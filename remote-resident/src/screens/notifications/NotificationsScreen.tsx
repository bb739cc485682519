import { defaultPageSize, type NotificationFilter, notificationFilters } from '@hoa/domain';
import { useDomainText } from '@hoa/domain-text';
import { type ListPageState, useListPage } from '@hoa/parts';
import { type Output, Page, useUrlState } from '@hoa/portal';
import {
  Button,
  Card,
  EmptyState,
  ErrorPanel,
  Icon,
  optionsOf,
  Pagination,
  Skeleton,
  Stack,
  useIsPhone,
  useKitText,
  VisuallyHidden,
} from '@hoa/ui';
import { BellOff, CheckCheck } from 'lucide';
import { FilterButtons } from '../../filter-buttons/FilterButtons.tsx';
import { useText } from './messages.ts';
import { NotificationList } from './NotificationList.tsx';
import styles from './NotificationsScreen.module.css';
import { type NotificationActions, useNotificationActions } from './useNotificationActions.ts';

/** Notifications, filtered by type, with Mark all read. */
export function NotificationsScreen() {
  const text = useText();
  const domainText = useDomainText();
  const actions = useNotificationActions();
  const [view, setView] = useUrlState({ show: 'all', page: 1 });
  const filter = notificationFilters.find((each) => each === view.show) ?? 'all';
  const query = useListPage('notifications.list', filter === 'all' ? {} : { filter }, {
    page: view.page,
    pageSize: defaultPageSize,
  });
  const unread = query.data?.unread ?? 0;
  const isPhone = useIsPhone();
  // Reserves the line while loading, to avoid a layout shift.
  const count = query.data ? text.unreadCount({ n: unread }) : '\u00a0';
  const markAll = (
    <Button
      icon={<Icon icon={CheckCheck} />}
      disabled={unread === 0}
      loading={actions.isMarkingAll}
      onClick={() => void actions.markAllRead()}
    >
      {text.markAllRead}
    </Button>
  );
  const labels = { ...domainText.residentNotificationTypes, all: text.all, unread: text.unread };
  return (
    <Page title={text.title} description={!isPhone && count} actions={!isPhone && markAll}>
      <Stack gap={4}>
        {isPhone && (
          <div className={styles.head}>
            <p>{count}</p>
            {markAll}
          </div>
        )}
        <FilterButtons
          label={text.show}
          choices={optionsOf(notificationFilters, labels)}
          value={filter}
          onChange={(show) => setView({ show, page: 1 })}
        />
        <FilteredNotifications
          query={query}
          filter={filter}
          actions={actions}
          onPage={(page) => setView({ page })}
          onShowAll={() => setView({ show: 'all', page: 1 })}
        />
      </Stack>
    </Page>
  );
}

interface FilteredNotificationsProps {
  readonly query: ListPageState<Output<'notifications.list'>>;
  readonly filter: NotificationFilter;
  readonly actions: NotificationActions;
  readonly onPage: (page: number) => void;
  readonly onShowAll: () => void;
}

function FilteredNotifications(props: FilteredNotificationsProps) {
  const { query, filter, actions, onPage, onShowAll } = props;
  const text = useText();
  const { data, error, isFetching, page, refetch } = query;
  if (!data && error) return <ErrorPanel message={text.failed} onRetry={refetch} />;
  if (!data) return <NotificationsSkeleton />;
  if (data.total > 0) {
    return (
      <Stack gap={4} aria-busy={isFetching}>
        <NotificationList notifications={data.items} actions={actions} />
        <Pagination page={page} total={data.total} pageSize={defaultPageSize} onChange={onPage} />
      </Stack>
    );
  }
  const hasOthers = filter !== 'all';
  return (
    <EmptyState
      icon={<Icon icon={BellOff} />}
      title={filter === 'unread' ? text.noneUnread : text.none}
      action={hasOthers && <Button onClick={onShowAll}>{text.showAll}</Button>}
    >
      {!hasOthers && text.noneHint}
    </EmptyState>
  );
}

function NotificationsSkeleton() {
  const text = useKitText();
  return (
    <div role="status">
      <VisuallyHidden>{text.loading}</VisuallyHidden>
      <Stack gap={3} aria-hidden="true">
        {['38%', '52%', '44%', '60%', '36%', '48%'].map((width) => (
          <Card key={width} padding="sm" className={styles.card}>
            <Skeleton shape="block" width="2.25rem" height="2.25rem" />
            <div className={styles.words}>
              <Skeleton width={width} />
              <Skeleton width="76%" />
            </div>
          </Card>
        ))}
      </Stack>
    </div>
  );
}
