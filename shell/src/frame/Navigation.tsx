import type { Role } from '@hoa/domain';
import { useLocation } from '@hoa/shared';
import { useText } from '../messages/index.ts';
import { BottomBar } from './BottomBar.tsx';
import { navigationFor } from './navigation.ts';
import type { PageTitleProps } from './PageTitle.tsx';
import { SideBar } from './SideBar.tsx';
import { useUnread } from './useUnread.ts';

interface NavigationProps extends Pick<PageTitleProps, 'pages'> {
  readonly role: Role;
  /** Whether the side bar shows words beside its icons. */
  readonly open: boolean;
  readonly onToggle: () => void;
}

/** The one navigation of the portal: a side bar on a desktop, a bottom bar on a phone. */
export function Navigation({ role, pages, open, onToggle }: NavigationProps) {
  const text = useText();
  const { pathname } = useLocation();
  const unread = useUnread();
  const links = pages && navigationFor(role, pages);
  const bar = { label: text.main, pathname, unread };
  return (
    <>
      <SideBar {...bar} links={links?.side} open={open} onToggle={onToggle} />
      <BottomBar {...bar} links={links?.bottom} />
    </>
  );
}
