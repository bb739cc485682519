import { FrameHeader, OfflineBanner, PortalLogo, QuickMenuButton } from '@hoa/parts/frame';
import {
  homeOf,
  Link,
  type PortalProps,
  useLocation,
  useNavigate,
  useShortName,
} from '@hoa/portal';
import { buttonClass, classNames, Icon } from '@hoa/ui';
import { ArrowLeft } from 'lucide';
import { useEffect, useRef } from 'react';
import { useText } from '../messages.ts';
import styles from './BackButton.module.css';
import { ModeBadges } from './ModeBadges.tsx';
import { NotificationBell } from './NotificationBell.tsx';
import { backAddress } from './navigation.ts';
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
          <PortalLogo name={useShortName()} />
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

/** Goes from a nested page back to its list, with the list's last filters; renders nothing on other pages. */
function BackButton() {
  const text = useText();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const lastSeen = useRef(new Map<string, string>());
  useEffect(() => {
    lastSeen.current.set(pathname, pathname + search);
  }, [pathname, search]);
  const to = backAddress(pathname);
  if (to === undefined) return null;
  return (
    <button
      type="button"
      className={classNames(buttonClass({ size: 'sm' }), styles.back)}
      onClick={() => navigate(lastSeen.current.get(to) ?? to)}
    >
      <Icon icon={ArrowLeft} />
      <span>{text.back}</span>
    </button>
  );
}
