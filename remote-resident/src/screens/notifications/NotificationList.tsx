import type { ResidentNotification } from '@hoa/shared/domain';
import { VirtualList } from '@hoa/shared/ui';
import { useRef } from 'react';
import { useText } from './messages/index.ts';
import { NotificationCard } from './NotificationCard.tsx';
import type { NotificationActions } from './useNotificationActions.ts';

export interface NotificationListProps {
  readonly notifications: readonly ResidentNotification[];
  readonly actions: NotificationActions;
}

const likelyHeightPx = 92;

/** Notifications, newest first; after one is deleted the focus goes to its neighbour. */
export function NotificationList({ notifications, actions }: NotificationListProps) {
  const text = useText();
  const list = useRef<HTMLDivElement>(null);

  const remove = (notification: ResidentNotification) => {
    const index = notifications.indexOf(notification);
    const neighbour = notifications[index + 1] ?? notifications[index - 1];
    // Without a neighbour the list goes too; the page's heading takes over.
    const next = neighbour
      ? list.current?.querySelector<HTMLElement>(`[data-delete="${CSS.escape(neighbour.id)}"]`)
      : document.querySelector<HTMLElement>('main h1');
    void actions.remove(notification);
    next?.focus();
  };

  return (
    <div ref={list}>
      <VirtualList
        aria-label={text.title}
        items={notifications}
        itemId={({ id }) => id}
        estimate={likelyHeightPx}
        renderItem={(notification) => (
          <NotificationCard
            notification={notification}
            onRead={() => void actions.markRead(notification)}
            onDelete={() => remove(notification)}
          />
        )}
      />
    </div>
  );
}
