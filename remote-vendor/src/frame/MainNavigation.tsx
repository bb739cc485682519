import { BottomBar, type FrameLink, PortalLogo, SideBar } from '@hoa/parts/frame';
import { matchPath, useActor, useAssociationName, useLocation } from '@hoa/portal';
import { Avatar, classNames } from '@hoa/ui';
import { ClipboardList, LayoutGrid, Receipt } from 'lucide-react';
import styles from './MainNavigation.module.css';
import { useText } from './messages.ts';

interface MainNavigationProps {
  /** True if the sidebar shows labels next to its icons. */
  readonly open: boolean;
  readonly onToggle: () => void;
}

/** The portal's navigation: a sidebar on a desktop, a bottom bar with Menu on a phone. */
export function MainNavigation({ open, onToggle }: MainNavigationProps) {
  const text = useText();
  const { displayName } = useActor();
  const { pathname } = useLocation();
  const isCurrent = (path: string, end: boolean) => matchPath({ path, end }, pathname) !== null;
  const links: FrameLink[] = [
    {
      path: '/vendor',
      label: text.pages.dashboard,
      Icon: ClipboardList,
      isCurrent: isCurrent('/vendor', true) || isCurrent('/vendor/board-items', true),
    },
    {
      path: '/vendor/invoices',
      label: text.pages.invoices,
      Icon: Receipt,
      isCurrent: isCurrent('/vendor/invoices', false),
    },
  ];
  const menu: FrameLink = {
    path: '/vendor/menu',
    label: text.pages.menu,
    Icon: LayoutGrid,
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
            <PortalLogo name={useAssociationName()} />
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
