import type { OperationState } from '@hoa/shared';
import { autoMarkReadMs, type VendorNotification } from '@hoa/shared/domain';
import { Drawer, EmptyState, ErrorPanel, SkeletonList } from '@hoa/shared/ui';
import { Bell } from 'lucide-react';
import { useEffect } from 'react';
import { useText } from '../messages/index.ts';
import styles from './NotificationDrawer.module.css';
import { NotificationItem } from './NotificationItem.tsx';
import { useMarkRead } from './useMarkRead.ts';

export interface NotificationDrawerProps {
  readonly notifications: OperationState<VendorNotification[]>;
  readonly onClose: () => void;
}

/** The vendor's notifications; what it shows counts as read a second after it opened. */
export function NotificationDrawer({ notifications, onClose }: NotificationDrawerProps) {
  const text = useText();
  const markRead = useMarkRead();
  useAutoMarkRead(notifications.data ?? [], markRead);
  return (
    <Drawer open size="sm" title={text.notifications} onClose={onClose}>
      <Content
        notifications={notifications}
        onOpen={({ id, read }) => {
          if (!read) markRead([id]);
          onClose();
        }}
      />
    </Drawer>
  );
}

interface ContentProps extends Pick<NotificationDrawerProps, 'notifications'> {
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
  if (data.length === 0) {
    return (
      <EmptyState icon={<Bell />} title={text.noNotifications}>
        {text.noNotificationsHint}
      </EmptyState>
    );
  }
  return (
    <ul className={styles.list}>
      {data.map((notification) => (
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
