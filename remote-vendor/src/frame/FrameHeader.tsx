import { useAppState, usePortal } from '@hoa/shared';
import { Badge, IconButton } from '@hoa/shared/ui';
import { Command } from 'lucide-react';
import styles from './FrameHeader.module.css';
import { useText } from './messages/index.ts';
import { NotificationBell } from './notifications/NotificationBell.tsx';
import { PortalMark } from './PortalMark.tsx';
import { ProfileMenu } from './ProfileMenu.tsx';

/** The bar above every page: data mode, role, notifications, quick menu and profile. */
export function FrameHeader() {
  const text = useText();
  const live = useAppState('useLiveData');
  const { openQuickMenu } = usePortal();
  return (
    <header className={styles.header}>
      <a href="#main" className={styles.skip}>
        {text.skip}
      </a>
      <span className={styles.brand}>
        <PortalMark />
      </span>
      <span className={styles.badges}>
        <Badge tone={live ? 'success' : 'warning'} dot>
          {live ? text.live : text.mock}
        </Badge>
        <Badge>{text.vendor}</Badge>
      </span>
      <span className={styles.controls}>
        <IconButton label={text.quickMenu} icon={<Command />} onClick={openQuickMenu} />
        <NotificationBell />
        <ProfileMenu />
      </span>
    </header>
  );
}
