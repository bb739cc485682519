// Parts of the frame around every page; the shell and the vendor portal build their frames from them.

export { AccountMenu } from './AccountMenu.tsx';
export { BottomBar, BottomBarSkeleton } from './BottomBar.tsx';
export { FrameHeader } from './FrameHeader.tsx';
export { contentClass, frameClass, skipClass } from './frame-class.ts';
export type { FrameLink } from './link.ts';
export { OfflineBanner } from './OfflineBanner.tsx';
export { Place } from './Place.tsx';
export { PortalLogo } from './PortalLogo.tsx';
export { QuickMenuButton } from './QuickMenuButton.tsx';
export { RoleAndMode } from './RoleAndMode.tsx';
export { SideBar, SideBarSkeleton } from './SideBar.tsx';
export { useShownEmail } from './useShownEmail.ts';
