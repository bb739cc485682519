import { PortalLogo, QuickMenuButton } from '@hoa/parts/frame';
import { toastZoneId, useIsLive, usePortal } from '@hoa/shared';
import { Badge } from '@hoa/ui';
import { FrameBreadcrumb } from './FrameBreadcrumb.tsx';
import styles from './FrameHeader.module.css';
import { useText } from './messages/index.ts';
import { NotificationBell } from './notifications/NotificationBell.tsx';
import { ProfileMenu } from './ProfileMenu.tsx';

/** The bar above every page: breadcrumb, data mode, role, quick menu, notifications and profile. */
export function FrameHeader() {
  const text = useText();
  const live = useIsLive();
  const { openQuickMenu } = usePortal();
  return (
    <header className={styles.header}>
      <a href="#main" className={styles.skip}>
        {text.skip}
      </a>
      <span className={styles.brand}>
        <PortalLogo />
      </span>
      <div className={styles.where}>
        <div className={styles.place}>
          <FrameBreadcrumb />
        </div>
        <span className={styles.badges}>
          <Badge tone={live ? 'success' : 'warning'} dot className={styles.badge}>
            {live ? text.live : text.mock}
          </Badge>
          <Badge className={styles.badge}>{text.vendor}</Badge>
        </span>
      </div>
      <div id={toastZoneId} className={styles.toasts} />
      <span className={styles.controls}>
        <QuickMenuButton label={text.quickMenu} onClick={openQuickMenu} />
        <NotificationBell />
        <ProfileMenu />
      </span>
    </header>
  );
}
