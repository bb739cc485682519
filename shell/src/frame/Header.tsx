import { PortalLogo, QuickMenuButton } from '@hoa/parts/frame';
import { homeOf, Link } from '@hoa/shared';
import type { Portal } from '../composition/portal.ts';
import { useText } from '../messages/index.ts';
import styles from './Header.module.css';
import { PageTitle, type PageTitleProps } from './PageTitle.tsx';
import { RoleAndMode } from './RoleAndMode.tsx';
import { UserMenu } from './UserMenu.tsx';

interface HeaderProps extends PageTitleProps, Pick<Portal, 'portal'> {}

/** The bar above every page: logo, breadcrumb, data mode, role, quick menu and user menu. */
export function Header({ portal, role, pages, page }: HeaderProps) {
  const text = useText();
  return (
    <header className={styles.header}>
      <Link to={homeOf(role)} className={styles.home}>
        <PortalLogo />
      </Link>
      <div className={styles.title}>
        <PageTitle role={role} pages={pages} page={page} />
      </div>
      <RoleAndMode role={role} className={styles.badges} />
      <QuickMenuButton label={text.quickMenu} onClick={portal.openQuickMenu} />
      <UserMenu role={role} onSignOut={portal.signOut} />
    </header>
  );
}
