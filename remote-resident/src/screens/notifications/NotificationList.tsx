import type { ResidentNotification } from '@hoa/domain';
import { useStable, VirtualList } from '@hoa/ui';
import { useRef } from 'react';
import { useText } from './messages.ts';
import { NotificationCard } from './NotificationCard.tsx';
import type { NotificationActions } from './useNotificationActions.ts';

export interface NotificationListProps {
  readonly notifications: readonly ResidentNotification[];
  readonly actions: NotificationActions;
}

const estimatedHeightPx = 64;

/** Notifications, newest first. Deleting one moves the focus to the next. */
export function NotificationList({ notifications, actions }: NotificationListProps) {
  const text = useText();
  const list = useRef<HTMLDivElement>(null);

  // Stable, so that choosing a filter does not render the shown ones again.
  const read = useStable((notification: ResidentNotification) => {
    void actions.markRead(notification);
  });
  const remove = useStable((notification: ResidentNotification) => {
    const index = notifications.indexOf(notification);
    const neighbor = notifications[index + 1] ?? notifications[index - 1];
    // Deleting the last one removes the list: focus the page's heading.
    const next = neighbor
      ? list.current?.querySelector<HTMLElement>(`[data-delete="${CSS.escape(neighbor.id)}"]`)
      : document.querySelector<HTMLElement>('main h1');
    void actions.remove(notification);
    next?.focus();
  });

  return (
    <div ref={list}>
      <VirtualList
        aria-label={text.title}
        items={notifications}
        itemId={({ id }) => id}
        estimate={estimatedHeightPx}
        renderItem={(notification) => (
          <NotificationCard notification={notification} onRead={read} onDelete={remove} />
        )}
      />
    </div>
  );
}
