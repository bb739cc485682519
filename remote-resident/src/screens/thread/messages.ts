import { defineMessages } from '@hoa/ui/text';

export const en = {
  conversation: 'Conversation',
  notFound: 'Thread not found',
  notFoundHint: 'It may have been deleted, or it is not one of yours.',
  allMessages: 'All Messages',
  failed: 'Failed to load thread messages',
  noMessages: 'No messages in this thread',
  you: 'You',
  everyone: 'Everyone in the community',
  canRead: ({ names }: { names: string }) => `Can be read by: ${names}`,
  sentBy: ({ names }: { names: string }) => `Sent by ${names}`,
  replyIsPrivate: ({ names }: { names: string }) => `Only ${names} can read your reply.`,
  everyRecipientReads: 'Everyone it was sent to can read what you add here.',
  highPriority: 'High priority',
  pictures: 'Pictures',
  today: 'Today',
  yesterday: 'Yesterday',
  showEarlier: 'Show earlier messages',
  newMessages: 'New',
  message: 'Message',
  send: 'Send',
  required: 'Reply is required',
  sent: 'Message sent!',
  failedToSend: 'Failed to send message',
  actions: 'Actions',
  office: 'Office',
  reportOf: ({ name }: { name: string }) => `Report the message from ${name}`,
  reportTitle: 'Report this message',
  removed: 'A moderator removed this message.',
};

export type Messages = typeof en;

export const useText = defineMessages(
  en,
  import.meta.glob('./??.ts', { base: '../../locales', import: 'thread' }),
);
