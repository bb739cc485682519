import {
  AccountMenu,
  BottomBar,
  contentClass,
  FrameHeader,
  type FrameLink,
  frameClass,
  OfflineBanner,
  Place,
  PortalLogo,
  QuickMenuButton,
  RoleAndMode,
  SideBar,
  skipClass,
  useShownEmail,
} from '@hoa/parts/frame';
import {
  matchPath,
  useActor,
  useIsLive,
  useLocation,
  usePortal,
  useRoleItems,
  useShortName,
  useSideBar,
} from '@hoa/portal';
import { Avatar, Badge, classNames, Icon, OnDemand, partOnDemand } from '@hoa/ui';
import { ClipboardList, LayoutGrid, LogOut, Receipt, Settings } from 'lucide';
import { type ReactNode, useState } from 'react';
import { useText } from './messages.ts';
import { NotificationBell } from './notifications/NotificationBell.tsx';
import styles from './VendorFrame.module.css';

/** The frame of every vendor page: navigation beside or below it, a header above. */
export function VendorFrame({ children }: { children: ReactNode }) {
  const text = useText();
  const [open, toggle, beside] = useSideBar();
  return (
    <div className={frameClass(open, 'tall')}>
      <a href="#main" className={skipClass}>
        {text.skip}
      </a>
      <VendorHeader />
      <MainNavigation open={open} onToggle={toggle} />
      <div className={contentClass} {...beside}>
        {children}
      </div>
    </div>
  );
}

/** The bar above every page: breadcrumb, data mode, role, quick menu, notifications and profile. */
function VendorHeader() {
  const text = useText();
  const live = useIsLive();
  const steps = useSteps();
  const { openQuickMenu } = usePortal();
  return (
    <FrameHeader
      home={<PortalLogo name={useShortName()} />}
      hasHomeAside
      place={<Place {...steps} />}
      badges={<RoleAndMode live={live} mode={live ? text.live : text.mock} role={text.vendor} />}
      controls={
        <>
          <QuickMenuButton label={text.quickMenu} onClick={openQuickMenu} />
          <NotificationBell />
          <ProfileMenu />
        </>
      }
      banner={<OfflineBanner text={text.offline} />}
    />
  );
}

const above = '/vendor';
/** The pages below the board, by path. */
const below = { '/vendor/invoices': 'invoices', '/vendor/menu': 'menu' } as const;

/** Returns the title of the current page and its parent pages, for the breadcrumb. */
function useSteps() {
  const { pages: text, notFound } = useText();
  const path = useLocation().pathname.replace(/(?<=.)\/$/, '');
  const board = { above: [], title: text.boardItems };
  if (path === above || path === `${above}/board-items`) return board;
  const page = Object.hasOwn(below, path) ? below[path as keyof typeof below] : undefined;
  return {
    above: [{ path: above, title: text.boardItems }],
    title: page ? text[page] : notFound,
  };
}

// The settings contain the decoder of emails, so both are one file.
const load = () => import('./profile-settings/ProfileSettings.tsx');
const ProfileSettings = partOnDemand(() => load().then((file) => file.ProfileSettings));

/** A menu with the signed-in person, settings and Sign Out. */
function ProfileMenu() {
  const text = useText();
  const { displayName, email } = useActor();
  const shownEmail = useShownEmail(email, load);
  const { signOut } = usePortal();
  const roles = useRoleItems(text);
  const [settings, setSettings] = useState(false);
  return (
    <>
      <AccountMenu
        label={text.userMenu}
        name={displayName}
        email={shownEmail}
        badge={<Badge tone="accent">{text.vendorAccount}</Badge>}
        items={[
          {
            id: 'settings',
            label: text.profileSettings,
            icon: <Icon icon={Settings} />,
            onSelect: () => setSettings(true),
          },
          ...roles,
          {
            id: 'sign-out',
            label: text.signOut,
            icon: <Icon icon={LogOut} />,
            separated: true,
            onSelect: signOut,
          },
        ]}
      />
      {settings && (
        <OnDemand what={text.profileSettings} onClose={() => setSettings(false)}>
          <ProfileSettings onClose={() => setSettings(false)} />
        </OnDemand>
      )}
    </>
  );
}

interface MainNavigationProps {
  /** True if the sidebar shows labels next to its icons. */
  readonly open: boolean;
  readonly onToggle: () => void;
}

/** The portal's navigation: a sidebar on a desktop, a bottom bar with Menu on a phone. */
function MainNavigation({ open, onToggle }: MainNavigationProps) {
  const text = useText();
  const { displayName } = useActor();
  const { pathname } = useLocation();
  const isCurrent = (path: string, end: boolean) => matchPath({ path, end }, pathname) !== null;
  const links: FrameLink[] = [
    {
      path: '/vendor',
      label: text.pages.dashboard,
      icon: ClipboardList,
      isCurrent: isCurrent('/vendor', true) || isCurrent('/vendor/board-items', true),
    },
    {
      path: '/vendor/invoices',
      label: text.pages.invoices,
      icon: Receipt,
      isCurrent: isCurrent('/vendor/invoices', false),
    },
  ];
  const menu: FrameLink = {
    path: '/vendor/menu',
    label: text.pages.menu,
    icon: LayoutGrid,
    isCurrent: isCurrent('/vendor/menu', true),
  };
  return (
    <>
      <SideBar
        label={text.main}
        links={links}
        text={{ collapse: text.collapse, expand: text.expand }}
        open={open}
        onToggle={onToggle}
        head={
          <div className={classNames(styles.head, !open && styles.alone)}>
            <PortalLogo name={useShortName()} />
            <span>{text.pages.area}</span>
          </div>
        }
        foot={
          <div className={classNames(styles.person, !open && styles.alone)}>
            <Avatar name={displayName} />
            <span>{displayName}</span>
          </div>
        }
      />
      <BottomBar label={text.main} links={[...links, menu]} />
    </>
  );
}
