import { defineMessages } from '@hoa/ui/text';

export const en = {
  title: 'Messages',
  conversations: 'Conversations',
  compose: 'Compose',
  composeComingSoon: 'Composing messages is coming soon!',
  all: 'All',
  failed: 'Failed to load messages',
  none: 'No messages',
  noneOf: {
    direct: 'No direct messages',
    payments: 'No payments messages',
    broadcast: 'No broadcast messages',
  },
  noneHint: 'What neighbors and the board write to you will show up here.',
  today: 'Today',
  yesterday: 'Yesterday',
  everyone: 'Everyone in the community',
  unread: ({ n }: { n: number }) => `${n} unread`,
  highPriority: 'High priority',
  files: ({ n }: { n: number }) => (n === 1 ? '1 file' : `${n} files`),
};

export type Messages = typeof en;

export const useText = defineMessages(
  en,
  import.meta.glob('./??.ts', { base: '../../locales', import: 'threads' }),
);
