import { FrameHeader, OfflineBanner, PortalLogo, QuickMenuButton } from '@hoa/parts/frame';
import { homeOf, Link, type PortalProps, useAssociationName } from '@hoa/portal';
import { useText } from '../messages.ts';
import { BackButton } from './BackButton.tsx';
import { ModeBadges } from './ModeBadges.tsx';
import { NotificationBell } from './NotificationBell.tsx';
import { PageTitle, type PageTitleProps } from './PageTitle.tsx';
import { UserMenu } from './UserMenu.tsx';

interface HeaderProps extends PageTitleProps {
  readonly portal: PortalProps;
}

/**
 * The bar above every page: logo, Back, breadcrumb, data mode, role, quick menu, notifications on a phone, and user
 * menu.
 */
export function Header({ portal, role, pages, page }: HeaderProps) {
  const text = useText();
  return (
    <FrameHeader
      home={
        <Link to={homeOf(role)}>
          <PortalLogo name={useAssociationName()} />
        </Link>
      }
      back={<BackButton />}
      place={<PageTitle role={role} pages={pages} page={page} />}
      badges={<ModeBadges role={role} />}
      controls={
        <>
          <QuickMenuButton label={text.quickMenu} onClick={portal.openQuickMenu} />
          <NotificationBell role={role} pages={pages} />
          <UserMenu role={role} onSignOut={portal.signOut} />
        </>
      }
      banner={<OfflineBanner text={text.offline} />}
    />
  );
}
