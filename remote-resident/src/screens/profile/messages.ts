import { defineMessages } from '@hoa/ui/text';

export const en = {
  title: 'Profile & Settings',
  tabProfile: 'Profile',
  tabNotifications: 'Notifications',
  tabPrivacy: 'Privacy',
  tabAppearance: 'Appearance',
  notFoundHint: 'There is nothing about you here yet. Sign in again, or contact the administrator.',
  memberSince: 'Member since',
  unit: 'Unit',
  positionTitle: 'Title',
  previewTitle: 'How a neighbor sees you',
  previewHints: {
    residents: 'Every resident can find this in the directory.',
    board: 'Only the board can find this in the directory.',
  },
  notListed: 'You are not listed: nothing above is shown.',
  blocked: 'Blocked neighbors',
  unblock: 'Unblock',
  unblocked: ({ name }: { name: string }) => `${name} can write to you again.`,
  failedToUnblock: 'Failed to unblock',
};

export type Messages = typeof en;

export const useText = defineMessages(
  en,
  import.meta.glob('./??.ts', { base: '../../locales', import: 'profile' }),
);
