import { useOperation } from '@hoa/shared';
import { badgeText, unreadCount } from '@hoa/shared/domain';
import { IconButton, OnDemand, partOnDemand } from '@hoa/shared/ui';
import { Bell } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../messages/index.ts';

const NotificationDrawer = partOnDemand(() =>
  import('./NotificationDrawer.tsx').then((file) => file.NotificationDrawer),
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
        <OnDemand what={text.notifications} onClose={() => setOpen(false)}>
          <NotificationDrawer notifications={notifications} onClose={() => setOpen(false)} />
        </OnDemand>
      )}
    </>
  );
}
