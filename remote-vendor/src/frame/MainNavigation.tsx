import { BottomBar, type FrameLink, PortalLogo, SideBar } from '@hoa/parts/frame';
import { matchPath, useActor, useLocation } from '@hoa/shared';
import { Avatar, classNames } from '@hoa/ui';
import { useLocale } from '@hoa/ui/text';
import { ClipboardList, LayoutGrid, Receipt } from 'lucide-react';
import { pages } from '../pages.ts';
import styles from './MainNavigation.module.css';
import { useText } from './messages/index.ts';

const entries = pages.flatMap((page) =>
  'navigation' in page ? [{ path: page.path, ...page.navigation }] : [],
);
const icons = { 'clipboard-list': ClipboardList, receipt: Receipt };

interface MainNavigationProps {
  /** Whether the side bar shows words beside its icons. */
  readonly open: boolean;
  readonly onToggle: () => void;
}

/** The one navigation of the portal: a side bar on a desktop, a bottom bar (with Menu) on a phone. */
export function MainNavigation({ open, onToggle }: MainNavigationProps) {
  const text = useText();
  const locale = useLocale();
  const { displayName } = useActor();
  const { pathname } = useLocation();
  const isCurrent = (path: string, end: boolean) => matchPath({ path, end }, pathname) !== null;
  const links: FrameLink[] = entries.map((entry) => ({
    path: entry.path,
    label: entry.label[locale],
    Icon: icons[entry.icon],
    isCurrent: isCurrent(entry.path, 'exact' in entry),
  }));
  const menu: FrameLink = {
    path: '/vendor/menu',
    label: text.menu,
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
            <PortalLogo />
            <span>{text.portal}</span>
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
