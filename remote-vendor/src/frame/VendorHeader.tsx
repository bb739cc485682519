import {
  FrameHeader,
  OfflineBanner,
  Place,
  PortalLogo,
  QuickMenuButton,
  RoleAndMode,
} from '@hoa/parts/frame';
import { useAssociationName, useIsLive, usePortal } from '@hoa/portal';
import { useText } from './messages.ts';
import { NotificationBell } from './notifications/NotificationBell.tsx';
import { ProfileMenu } from './ProfileMenu.tsx';
import { useSteps } from './useSteps.ts';

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
