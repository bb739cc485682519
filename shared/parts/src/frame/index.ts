// What the frames of the shell and of the vendor portal both show.

export { PortalLogo } from './PortalLogo.tsx';
export { QuickMenuButton } from './QuickMenuButton.tsx';
