import { defineMessages } from '@hoa/ui/text';

export const en = {
  title: 'New Broadcast',
  audience: 'Audience',
  whichBuilding: 'Which building',
  chooseBuilding: 'Select a building',
  whichGroup: 'Which group',
  chooseGroup: 'Select a group',
  unitIds: 'Unit IDs',
  unitIdsHint: 'Separated by commas',
  unitIdsSuch: ({ examples }: { examples: string }) =>
    `Separated by commas, for example: ${examples}`,
  unitsUnknown: ({ units }: { units: string }) =>
    `The association does not have these units: ${units}`,
  combinedHint: 'It goes to people who match every section in which you select something.',
  heldAs: 'Holds the unit as',
  groups: 'Groups',
  buildings: 'Buildings',
  subject: 'Subject',
  message: 'Message',
  priority: 'Priority',
  sendNotification: 'Send notification',
  sendEmail: 'Send email',

  recipients: ({ n }: { n: number }): string => (n === 1 ? 'recipient' : 'recipients'),
  counting: 'Counting…',
  countUnknown: 'The number of recipients is not known',
  chooseAudience: 'Choose who should receive it',
  preview: 'Preview',
  noSubject: 'No subject yet',
  noMessage: 'What you write shows here as residents will read it.',
  ways: 'Reaches them by',
  inMessages: 'In Messages',
  inBell: 'In their notifications',
  byNotification: 'Notification',
  byEmail: 'Email',

  saveDraft: 'Save Draft',
  notSaved: 'Not saved yet',
  savedAsDraft: 'Saved as a draft',
  send: 'Send Broadcast',
  sendQuestion: 'Send this broadcast?',
  sendQuestionTo: ({ n }: { n: number }) =>
    n === 1 ? 'Send this broadcast to 1 recipient?' : `Send this broadcast to ${n} recipients?`,
  sendHint: 'It is sent at once and cannot be taken back.',
  confirmSend: 'Send',
  sending: 'Sending…',
  sent: ({ n }: { n: number }) => `Broadcast sent to ${n} recipients!`,
  draftSaved: 'Draft saved successfully!',
  failedToSend: 'Failed to send broadcast',
  failedToSave: 'Failed to save draft',
  failedToLoad: 'Failed to load draft',

  sentTitle: 'Sent Broadcasts',
  sentSubject: 'Subject',
  sentTo: 'Sent to',
  sentCount: 'Recipients',
  sentAt: 'Sent',
  sentBy: 'Sent by',
  noneSent: 'No broadcasts sent yet',
  noneSentHint: 'Each broadcast is listed here once it has been sent.',
  failedToLoadSent: 'Failed to load sent broadcasts',

  showRecipients: 'Show recipients',
  recipientsTitle: 'Recipients',
  recipientName: 'Name',
  recipientHomes: 'Homes',
  noRecipients: 'Nobody belongs to this audience',
  failedToLoadRecipients: 'Failed to load recipients',
};

export type Messages = typeof en;

export const useText = defineMessages(
  en,
  import.meta.glob('./??.ts', { base: '../../../locales', import: 'broadcast' }),
);
