import { Link } from '@hoa/shared';
import { homeOf } from '../guard/guard.ts';
import type { FrameProps } from './Frame.tsx';
import styles from './Header.module.css';
import { PageTitle } from './PageTitle.tsx';
import { PortalLogo } from './PortalLogo.tsx';
import { QuickMenuButton } from './QuickMenuButton.tsx';
import { RoleAndMode } from './RoleAndMode.tsx';
import { UserMenu } from './UserMenu.tsx';

type HeaderProps = Omit<FrameProps, 'role' | 'children'> & {
  readonly role: NonNullable<FrameProps['role']>;
};

/** The bar above every page: logo, where one is, quick menu, data mode, role and user menu. */
export function Header({ portal, role, pages, page }: HeaderProps) {
  return (
    <header className={styles.header}>
      <Link to={homeOf(role)} className={styles.home}>
        <PortalLogo />
      </Link>
      <div className={styles.place}>
        <PageTitle role={role} pages={pages} page={page} />
      </div>
      <RoleAndMode role={role} className={styles.badges} />
      <QuickMenuButton onClick={portal.openQuickMenu} />
      <UserMenu role={role} onSignOut={portal.signOut} />
    </header>
  );
}
