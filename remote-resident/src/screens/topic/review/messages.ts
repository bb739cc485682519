import { defineMessages } from '@hoa/ui/text';

export const en = {
  waiting: 'Waiting for approval',
  waitingHint: 'Only the author and moderators can read this topic until it is approved.',
  approve: 'Approve',
  approved: 'Topic approved!',
  failedToApprove: 'Failed to approve topic',
  decline: 'Decline',
  declineTopic: 'Decline Topic',
  declined: 'Declined by a moderator',
  declinedHint: 'Only you can read this topic. Edit it to send it for approval again.',
  hidden: 'Hidden by a moderator',
  hiddenHint: 'Only the author and moderators can read this topic.',
  reason: 'Reason',
  reasonIs: ({ reason }: { reason: string }) => `Reason: ${reason}`,
  reasonHint: 'The author can read it.',
  declinedToast: 'Topic declined!',
  failedToDecline: 'Failed to decline topic',
};

export type Messages = typeof en;

export const useText = defineMessages(
  en,
  import.meta.glob('./??.ts', { base: '../../../locales', import: 'topicReview' }),
);
