import { useOperation } from '@hoa/shared';
import { badgeText, unreadCount } from '@hoa/shared/domain';
import { IconButton } from '@hoa/shared/ui';
import { Bell } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useText } from '../messages/index.ts';

const NotificationDrawer = lazy(() =>
  import('./NotificationDrawer.tsx').then((file) => ({ default: file.NotificationDrawer })),
);

/** The bell with the number of unread notifications, at most 9+, and the drawer it opens. */
export function NotificationBell() {
  const text = useText();
  const notifications = useOperation('vendorNotifications.list', {});
  const [open, setOpen] = useState(false);
  const unread = unreadCount(notifications.data ?? []);
  return (
    <>
      <IconButton
        label={unread > 0 ? text.notificationsUnread({ n: unread }) : text.notifications}
        icon={<Bell />}
        mark={badgeText(unread) || undefined}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {open && (
        <Suspense>
          <NotificationDrawer notifications={notifications} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
