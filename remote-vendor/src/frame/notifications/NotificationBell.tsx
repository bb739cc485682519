import { badgeText } from '@hoa/domain';
import { useOperation } from '@hoa/portal';
import { Icon, IconButton, OnDemand, partOnDemand } from '@hoa/ui';
import { Bell } from 'lucide';
import { useState } from 'react';
import { useText } from '../messages.ts';
import styles from './NotificationBell.module.css';

const NotificationDrawer = partOnDemand(() =>
  import('./NotificationDrawer.tsx').then((file) => file.NotificationDrawer),
);

/** The bell with the number of unread notifications, at most 9+, and the drawer it opens. */
export function NotificationBell() {
  const text = useText();
  const notifications = useOperation('vendorNotifications.list', {});
  const [open, setOpen] = useState(false);
  const unread = notifications.data?.unread ?? 0;
  return (
    <>
      <IconButton
        label={unread > 0 ? text.notificationsUnread({ n: unread }) : text.notifications}
        icon={<Icon icon={Bell} />}
        mark={badgeText(unread) || undefined}
        aria-haspopup="dialog"
        className={styles.bell}
        onClick={() => setOpen(true)}
      />
      {open && (
        <OnDemand what={text.notifications} onClose={() => setOpen(false)}>
          <NotificationDrawer onClose={() => setOpen(false)} />
        </OnDemand>
      )}
    </>
  );
}
