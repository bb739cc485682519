import { defineMessages } from '@hoa/ui/text';

export const en = {
  skip: 'Skip to content',
  main: 'Main',
  quickMenu: 'Quick menu',
  userMenu: 'User menu',
  collapse: 'Collapse navigation',
  expand: 'Expand navigation',
  back: 'Back',
  live: 'Live',
  mock: 'Mock',
  roles: {
    resident: 'Resident',
    vendor: 'Vendor',
    admin: 'Admin',
    'board-member': 'Board Member',
    treasurer: 'Treasurer',
    manager: 'Manager',
    editor: 'Editor',
  },
  switchRole: 'Switch role',
  profile: 'Profile',
  settings: 'Settings',
  signOut: 'Sign Out',
  unread: ({ n }: { n: number }) => `${n} unread`,
  unreadMessages: 'Unread messages',
  offline: "You're currently offline. Some features may be limited.",
  toasts: 'Messages',
  dismiss: 'Dismiss',
  restricted: 'Access Restricted',
  restrictedText: ({ role }: { role: string }) =>
    `This page is not open to your role. Your current role is ${role}.`,
  goHome: 'Go Home',
  registryFailed: 'The portal’s pages could not be loaded',
  registryFailedText: 'Check your connection and try again. Nothing has been lost.',
  portalName: 'Community Portal',
  errorTitle: 'Something went wrong',
  errorText:
    'We encountered an unexpected error. Please try reloading the page or return to the home page.',
  reload: 'Reload Page',
  goToHome: 'Go to Home',
};

export type Messages = typeof en;

export const useText = defineMessages(
  en,
  import.meta.glob('./??.ts', { base: './locales', import: 'shell' }),
);
