import { defineMessages } from '@hoa/ui/text';

export const en = {
  mute: 'Mute notifications',
  unmute: 'Unmute notifications',
  muted: 'You get no notifications about this conversation.',
  unmuted: 'You get notifications about this conversation again.',
  block: 'Block neighbors',
  blockHint:
    'A neighbor whom you block can no longer write to you and is not told. In conversations with others you get no notifications of what they write.',
  blocked: ({ name }: { name: string }) => `${name} can no longer write to you.`,
  confirmBlock: 'Block',
  unblock: 'Unblock',
  unblocked: ({ name }: { name: string }) => `${name} can write to you again.`,
  failed: 'Failed to change the conversation',
  reportTitle: 'Report this message',
  reportHint: 'Those who answer for the office get a copy of the message. Its author is not told.',
  reason: 'Reason',
  report: 'Report',
  reported: 'Thank you. The office will look at the message.',
  failedToReport: 'Failed to report the message',
  office: 'Office',
  waiting: 'Waiting for an answer',
  answered: 'Answered',
  closed: 'Closed',
  since: ({ when }: { when: string }) => `since ${when}`,
  takenBy: ({ name }: { name: string }) => `Taken by ${name}`,
  takenByYou: 'Taken by you',
  notTaken: 'Nobody has taken it yet',
  take: 'Take',
  taken: 'You have taken the conversation.',
  handOver: 'Hand over',
  handOverTitle: 'Hand over the conversation',
  colleague: 'Colleague',
  chooseColleague: 'Choose a colleague',
  colleagueRequired: 'Please choose a colleague',
  noColleagues: 'Nobody else answers for the office.',
  handedOver: ({ name }: { name: string }) => `${name} has the conversation now.`,
  close: 'Close conversation',
  reopen: 'Reopen',
  wasClosed: 'The conversation is closed.',
  wasReopened: 'The conversation is open again.',
  failedColleagues: 'Failed to load colleagues',
};

export type Messages = typeof en;

export const useText = defineMessages(
  en,
  import.meta.glob('./??.ts', { base: '../../../locales', import: 'threadTools' }),
);
