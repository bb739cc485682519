import { defineMessages } from '@hoa/ui/text';

export const en = {
  pinned: 'Pinned',
  locked: 'Locked',
  withheld: {
    waiting: 'Waiting for approval',
    declined: 'Declined',
    hidden: 'Hidden',
    merged: 'Merged',
  },
};

export type Messages = typeof en;

export const useText = defineMessages(
  en,
  import.meta.glob('./??.ts', { base: '../locales', import: 'topicBadges' }),
);
