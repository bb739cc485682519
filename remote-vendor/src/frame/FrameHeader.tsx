import { useIsLive } from '@hoa/shared';
import { Badge } from '@hoa/ui';
import { FrameBreadcrumb } from './FrameBreadcrumb.tsx';
import styles from './FrameHeader.module.css';
import { useText } from './messages/index.ts';
import { NotificationBell } from './notifications/NotificationBell.tsx';
import { PortalMark } from './PortalMark.tsx';
import { ProfileMenu } from './ProfileMenu.tsx';
import { QuickMenuButton } from './QuickMenuButton.tsx';

/** The bar above every page: breadcrumb, data mode, role, quick menu, notifications and profile. */
export function FrameHeader() {
  const text = useText();
  const live = useIsLive();
  return (
    <header className={styles.header}>
      <a href="#main" className={styles.skip}>
        {text.skip}
      </a>
      <span className={styles.brand}>
        <PortalMark />
      </span>
      <div className={styles.place}>
        <FrameBreadcrumb />
      </div>
      <span className={styles.badges}>
        <Badge tone={live ? 'success' : 'warning'} dot className={styles.badge}>
          {live ? text.live : text.mock}
        </Badge>
        <Badge className={styles.badge}>{text.vendor}</Badge>
      </span>
      <span className={styles.controls}>
        <QuickMenuButton />
        <NotificationBell />
        <ProfileMenu />
      </span>
    </header>
  );
}
