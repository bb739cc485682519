import { defineMessages, plural } from '@hoa/ui/text';

/** The texts of the shell's toasts: stored data, the outbox, the end of the session, new versions. */
export const en = {
  storage: {
    'storage-damaged':
      'What was saved on this device could not be read. It was removed, and you see the sample data again.',
    'storage-outdated':
      'What was saved on this device comes from an earlier version of the portal. It was removed, and you see the sample data again.',
    'storage-forbidden':
      'This browser does not let the portal save anything. Changes last until you close the page.',
  },
  outbox: {
    sent: (n: number) =>
      plural('en', n, {
        one: '1 item written offline was sent.',
        other: `${n} items written offline were sent.`,
      }),
    refused: (n: number) =>
      plural('en', n, {
        one: '1 item written offline could not be sent. The reason stands beside it.',
        other: `${n} items written offline could not be sent. The reasons stand beside them.`,
      }),
    damaged: 'Something written offline could not be read. It was set aside.',
  },
  sessionEnded: 'Your session has ended. Sign in again to continue where you were.',
  newVersion:
    'A new version of the portal is ready. Reload the page once you have sent or saved your text.',
};

export type Messages = typeof en;

export const notices = defineMessages(
  en,
  import.meta.glob('./??.ts', { base: '../locales', import: 'notices' }),
);
