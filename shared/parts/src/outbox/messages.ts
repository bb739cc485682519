import { defineMessages, plural } from '@hoa/ui/text';

export const en = {
  waiting: 'Waiting to be sent',
  notSent: 'Not sent',
  kept: "Kept on this device. It will be sent when you're connected.",
  numberToCome: 'Once it is sent',
  tryAgain: 'Try Again',
  discard: 'Discard',
  discardQuestion: 'Discard what you wrote?',
  discardText: 'It has not been sent to anyone, and it cannot be brought back.',
  unsent: (n: number) =>
    plural('en', n, {
      one: '1 thing that you wrote was not sent.',
      other: `${n} things that you wrote were not sent.`,
    }),
  show: 'Show',
  listTitle: 'Not sent',
  kinds: {
    'tickets.create': 'Ticket',
    'tickets.postMessage': 'Message on a ticket',
    'threads.reply': 'Reply to a message',
    'comments.add': 'Comment in the forums',
  },
  failed: 'Something went wrong',
  // Why it was refused, by the error's code, where no rule of the portal says so.
  reasons: {
    'ticket-not-found': 'The ticket is no longer there.',
    'thread-not-found': 'The conversation is no longer there.',
    'topic-not-found': 'The topic is no longer there.',
    'not-found': 'What it belongs to is no longer there.',
    'not-implemented': 'Live data mode not implemented yet',
    'invalid-input': 'Some of what was entered is not valid',
    'storage-full': 'This device has no room left. Nothing was saved.',
    'outbox-expired':
      'You wrote this more than 90 days ago. It may have been sent then. Try Again sends it now.',
    conflict: 'This was changed by someone else in the meantime. Nothing was overwritten.',
  },
};

export type Messages = typeof en;

export const useOutboxText = defineMessages(
  en,
  import.meta.glob('./??.ts', { base: '../locales', import: 'outbox' }),
);
