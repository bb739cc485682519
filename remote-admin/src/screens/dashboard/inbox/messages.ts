import { defineMessages } from '@hoa/ui/text';

export const en = {
  title: 'Messages to the office',
  show: 'Show',
  lists: {
    open: 'Open',
    mine: 'Mine',
    answered: 'Answered',
    closed: 'Closed',
    reports: 'Reports',
  },
  counted: ({ label, n }: { label: string; n: number }) => `${label} (${n})`,
  subject: 'Subject',
  from: 'From',
  waitingSince: 'Waiting since',
  lastMessage: 'Last message',
  takenBy: 'Taken by',
  nobody: 'Nobody yet',
  none: {
    open: 'Nobody waits for an answer',
    mine: 'You have taken nothing',
    answered: 'Nothing is answered',
    closed: 'Nothing is closed',
  },
  noneHint: 'What people write to the office shows up here.',
  failed: 'Failed to load the inbox',
  reportsOpen: 'To decide',
  reportsDecided: 'Decided',
  noReports: 'No reported messages',
  noReportsHint: 'Messages that their readers report show up here, as they were.',
  failedReports: 'Failed to load the reports',
  reportedBy: ({ name }: { name: string }) => `Reported by ${name}`,
  reason: ({ reason }: { reason: string }) => `Reason: ${reason}`,
  inConversation: ({ subject }: { subject: string }) => `In “${subject}”`,
  keep: 'Keep',
  remove: 'Remove message',
  removeQuestion: 'Remove this message?',
  removeHint: 'Nobody can read it any more, nor open its files. It stays in this list.',
  kept: 'The message stays.',
  removed: 'The message is removed.',
  failedToDecide: 'Failed to decide',
  states: {
    kept: ({ name }: { name: string }) => `Kept by ${name}`,
    removed: ({ name }: { name: string }) => `Removed by ${name}`,
  },
  files: 'Files',
};

export type Messages = typeof en;

export const useText = defineMessages(
  en,
  import.meta.glob('./??.ts', { base: '../../../locales', import: 'inbox' }),
);
