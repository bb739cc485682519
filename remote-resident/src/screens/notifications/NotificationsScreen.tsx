import { Page, useOperation, useUrlState } from '@hoa/shared';
import {
  filterNotifications,
  notificationFilters,
  type ResidentNotification,
  unreadCount,
} from '@hoa/shared/domain';
import { useDomainText } from '@hoa/shared/domain-text';
import { Button, EmptyState, ErrorPanel, Stack } from '@hoa/shared/ui';
import { BellOff, CheckCheck } from 'lucide-react';
import { FilterButtons } from '../../filter-buttons/FilterButtons.tsx';
import { useText } from './messages/index.ts';
import { NotificationList } from './NotificationList.tsx';
import { NotificationsSkeleton } from './NotificationsSkeleton.tsx';
import { useNotificationActions } from './useNotificationActions.ts';

/** Notifications: what has happened, narrowed by kind; read by opening, deleted one by one. */
export function NotificationsScreen() {
  const text = useText();
  const domainText = useDomainText();
  const { data: notifications, error, refetch } = useOperation('notifications.list', {});
  const actions = useNotificationActions();
  const [view, setView] = useUrlState({ show: 'all' });
  const filter = notificationFilters.find((each) => each === view.show) ?? 'all';
  const unread = unreadCount(notifications ?? []);
  return (
    <Page
      title={text.title}
      description={notifications && text.unreadCount({ n: unread })}
      actions={
        <Button
          icon={<CheckCheck />}
          disabled={unread === 0}
          loading={actions.isMarkingAll}
          onClick={() => void actions.markAllRead()}
        >
          {text.markAllRead}
        </Button>
      }
    >
      <Stack gap={4}>
        <FilterButtons
          label={text.show}
          choices={notificationFilters.map((each) => ({ value: each, label: label(each) }))}
          value={filter}
          onChange={(show) => setView({ show })}
        />
        {content()}
      </Stack>
    </Page>
  );

  function label(each: (typeof notificationFilters)[number]) {
    if (each === 'all') return text.all;
    return each === 'unread' ? text.unread : domainText.residentNotificationTypes[each];
  }

  function content() {
    if (!notifications && error) return <ErrorPanel message={text.failed} onRetry={refetch} />;
    if (!notifications) return <NotificationsSkeleton />;
    const shown = filterNotifications(notifications, filter);
    if (shown.length === 0) return none(notifications);
    return <NotificationList notifications={shown} actions={actions} />;
  }

  function none(all: readonly ResidentNotification[]) {
    const others = all.length > 0 && (
      <Button onClick={() => setView({ show: 'all' })}>{text.showAll}</Button>
    );
    return (
      <EmptyState
        icon={<BellOff />}
        title={filter === 'unread' ? text.noneUnread : text.none}
        action={others}
      >
        {all.length === 0 && text.noneHint}
      </EmptyState>
    );
  }
}
