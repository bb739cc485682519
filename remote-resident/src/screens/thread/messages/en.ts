export const en = {
  conversation: 'Conversation',
  notFound: 'Thread not found',
  notFoundHint: 'It may have been deleted, or it is not one of yours.',
  allMessages: 'All messages',
  failed: 'Failed to load thread messages',
  noMessages: 'No messages in this thread',
  you: 'You',
  everyone: 'Everyone in the community',
  highPriority: 'High priority',
  today: 'Today',
  yesterday: 'Yesterday',
  showEarlier: 'Show earlier messages',
  newMessages: 'New',
  message: 'Message',
  send: 'Send',
  required: 'Reply is required',
  sent: 'Message sent!',
  failedToSend: 'Failed to send message',
};

export type Messages = typeof en;
