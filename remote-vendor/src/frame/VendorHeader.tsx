import {
  FrameHeader,
  OfflineBanner,
  Place,
  PortalLogo,
  QuickMenuButton,
  RoleAndMode,
} from '@hoa/parts/frame';
import { useAssociationName, useIsLive, useLocation, usePortal } from '@hoa/portal';
import { useText } from './messages.ts';
import { NotificationBell } from './notifications/NotificationBell.tsx';
import { ProfileMenu } from './ProfileMenu.tsx';

/** The bar above every page: breadcrumb, data mode, role, quick menu, notifications and profile. */
export function VendorHeader() {
  const text = useText();
  const live = useIsLive();
  const steps = useSteps();
  const { openQuickMenu } = usePortal();
  return (
    <FrameHeader
      home={<PortalLogo name={useAssociationName()} />}
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
