import { PortalLogo, QuickMenuButton } from '@hoa/parts/frame';
import { homeOf, Link, toastZoneId } from '@hoa/shared';
import type { Portal } from '../composition/portal.ts';
import { useText } from '../messages/index.ts';
import { BackButton } from './BackButton.tsx';
import { Bell } from './Bell.tsx';
import styles from './Header.module.css';
import { OfflineBanner } from './OfflineBanner.tsx';
import { PageTitle, type PageTitleProps } from './PageTitle.tsx';
import { RoleAndMode } from './RoleAndMode.tsx';
import { UserMenu } from './UserMenu.tsx';

interface HeaderProps extends PageTitleProps, Pick<Portal, 'portal'> {}

/**
 * The bar above every page: logo, Back, breadcrumb, data mode, role, quick menu, notifications on a phone, and user
 * menu; toasts and the note that the connection is lost have their place in it, where they cover nothing.
 */
export function Header({ portal, role, pages, page }: HeaderProps) {
  const text = useText();
  return (
    <header className={styles.header}>
      <Link to={homeOf(role)} className={styles.home}>
        <PortalLogo />
      </Link>
      <BackButton />
      <div className={styles.place}>
        <div className={styles.title}>
          <PageTitle role={role} pages={pages} page={page} />
        </div>
        <RoleAndMode role={role} className={styles.badges} />
      </div>
      <div id={toastZoneId} className={styles.toasts} />
      <QuickMenuButton label={text.quickMenu} onClick={portal.openQuickMenu} />
      <Bell role={role} pages={pages} />
      <UserMenu role={role} onSignOut={portal.signOut} />
      <OfflineBanner />
    </header>
  );
}
