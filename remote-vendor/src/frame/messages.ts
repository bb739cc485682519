import { defineMessages } from '@hoa/ui/text';
import { en as pages } from '../pages/labels.ts';

/** The texts of the frame. */
export const en = {
  pages,
  notFound: 'Page Not Found',
  main: 'Main',
  collapse: 'Collapse navigation',
  expand: 'Expand navigation',
  skip: 'Skip to content',
  live: 'Live',
  mock: 'Mock',
  vendor: 'Vendor',
  vendorAccount: 'Vendor Account',
  quickMenu: 'Quick menu',
  userMenu: 'User menu',
  profileSettings: 'Profile Settings',
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
  signOut: 'Sign Out',
  offline: "You're currently offline. Some features may be limited.",
  notifications: 'Notifications',
  notificationsUnread: ({ n }: { n: number }) => `Notifications, ${n} unread`,
};

export type Messages = typeof en;

export const useText = defineMessages(
  en,
  import.meta.glob('./??.ts', { base: '../locales', import: 'frame' }),
);
