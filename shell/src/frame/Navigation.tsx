import type { Role } from '@hoa/domain';
import { BottomBar, BottomBarSkeleton, SideBar, SideBarSkeleton } from '@hoa/parts/frame';
import { useLocation } from '@hoa/portal';
import { useLocale } from '@hoa/ui/text';
import { useText } from '../messages.ts';
import { isCurrent, type NavigationLink, navigationFor } from './navigation.ts';
import type { PageTitleProps } from './PageTitle.tsx';
import { portalIcon } from './portal-icons.ts';
import { useUnread } from './useUnread.ts';

interface NavigationProps extends Pick<PageTitleProps, 'pages'> {
  readonly role: Role;
  /** True if the sidebar shows labels next to its icons. */
  readonly open: boolean;
  readonly onToggle: () => void;
}

/** The portal's navigation: a sidebar on a desktop, a bottom bar on a phone. */
export function Navigation({ role, pages, open, onToggle }: NavigationProps) {
  const text = useText();
  const locale = useLocale();
  const { pathname } = useLocation();
  const unread = useUnread();
  const links = pages && navigationFor(role, pages);
  const shown = (link: NavigationLink) => ({
    path: link.path,
    label: link.label[locale],
    icon: portalIcon(link.icon),
    isCurrent: isCurrent(link, pathname),
    unread: (link.badge && unread[link.badge]) || 0,
  });
  return (
    <>
      <SideBar
        label={text.main}
        links={links?.side.map(shown)}
        pending={<SideBarSkeleton />}
        text={text}
        open={open}
        onToggle={onToggle}
      />
      <BottomBar
        label={text.main}
        links={links?.bottom.map(shown)}
        pending={<BottomBarSkeleton />}
        unreadText={text.unreadMessages}
      />
    </>
  );
}
