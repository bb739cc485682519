import { autoMarkReadMs, type VendorNotification } from '@hoa/domain';
import {
  type OperationState,
  type Output,
  reportError,
  useCommand,
  useOperation,
} from '@hoa/portal';
import { Drawer, EmptyState, ErrorPanel, Pagination, SkeletonList } from '@hoa/ui';
import { Bell } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { useText } from './messages.ts';
import styles from './NotificationDrawer.module.css';
import { NotificationItem } from './NotificationItem.tsx';

export interface NotificationDrawerProps {
  readonly onClose: () => void;
}

const pageSize = 25;

/**
 * The vendor's notifications, newest first, a page at a time; shown ones are marked as read a second after it opens.
 */
export function NotificationDrawer({ onClose }: NotificationDrawerProps) {
  const text = useText();
  const markRead = useMarkRead();
  const [page, setPage] = useState(1);
  // The first page is the same query as the bell's.
  const notifications = useOperation(
    'vendorNotifications.list',
    page === 1 ? {} : { offset: (page - 1) * pageSize },
  );
  const { data } = notifications;
  useAutoMarkRead(data?.items ?? [], markRead);
  return (
    <Drawer open size="sm" title={text.notifications} onClose={onClose}>
      <Content
        notifications={notifications}
        onOpen={({ id, read }) => {
          if (!read) markRead([id]);
          onClose();
        }}
      />
      {data && <Pagination page={page} total={data.total} pageSize={pageSize} onChange={setPage} />}
    </Drawer>
  );
}

interface ContentProps {
  readonly notifications: OperationState<Output<'vendorNotifications.list'>>;
  readonly onOpen: (notification: VendorNotification) => void;
}

function Content({ notifications, onOpen }: ContentProps) {
  const text = useText();
  const { data, error, refetch, isFetching } = notifications;
  if (error && !data) {
    return (
      <ErrorPanel message={text.notificationsFailed} onRetry={refetch} retrying={isFetching} />
    );
  }
  if (!data) return <SkeletonList count={4} />;
  if (data.total === 0) {
    return (
      <EmptyState icon={<Bell />} title={text.noNotifications}>
        {text.noNotificationsHint}
      </EmptyState>
    );
  }
  return (
    <ul className={styles.list} aria-busy={isFetching}>
      {data.items.map((notification) => (
        <NotificationItem
          key={notification.id}
          notification={notification}
          onOpen={() => onOpen(notification)}
        />
      ))}
    </ul>
  );
}

function useAutoMarkRead(
  notifications: readonly VendorNotification[],
  markRead: (ids: string[]) => void,
) {
  const unread = notifications.filter(({ read }) => !read).map(({ id }) => id);
  const key = JSON.stringify(unread);
  useEffect(() => {
    const ids: string[] = JSON.parse(key);
    if (ids.length === 0) return;
    const timer = setTimeout(() => markRead(ids), autoMarkReadMs);
    return () => clearTimeout(timer);
  }, [key, markRead]);
}

const atOnce = {
  'vendorNotifications.list': (
    shown: Output<'vendorNotifications.list'>,
    { ids }: { ids: string[] },
  ) => {
    for (const notification of shown.items) {
      if (!ids.includes(notification.id) || notification.read) continue;
      notification.read = true;
      shown.unread -= 1;
    }
  },
};

/** Marks notifications as read optimistically; a failure rolls it back and shows a message. */
function useMarkRead(): (ids: string[]) => void {
  const text = useText();
  const [run] = useCommand('vendorNotifications.markRead', atOnce);
  return useCallback(
    (ids) => {
      run({ ids }).catch((error: unknown) => reportError(error, text.markReadFailed));
    },
    [run, text],
  );
}
