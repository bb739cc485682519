import { defineMessages } from '@hoa/ui/text';

/** Why something failed, where the answer says so, by the error's code. */
export const en = {
  'ticket-not-found': 'Ticket not found',
  'not-implemented': 'Live data mode not implemented yet',
  conflict: 'This was changed by someone else in the meantime. Nothing was overwritten.',
  'storage-full': 'This device has no room left. Nothing was saved.',
  network: 'The connection failed. Check it and try again.',
  busy: 'The portal is busy. Try again.',
  'new-version':
    'A new version of the portal is ready. Reload the page once you have sent or saved your text.',
  updating: 'The portal is being updated. Try again in a moment.',
  'sign-in-invalid': 'This link or code is wrong, used or too old. Ask for a new one.',
  'proof-needed': 'Nothing was changed, since it was not confirmed by a code.',
  'too-many-requests': 'Too many tries. Wait a few minutes and try again.',
};

export type Messages = typeof en;

/** Why actions fail, by the code of the error. */
export const useFailureText = defineMessages(
  en,
  import.meta.glob('./??.ts', { base: '../locales', import: 'failures' }),
);
