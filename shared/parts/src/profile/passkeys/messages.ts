import { defineMessages } from '@hoa/ui/text';

export const en = {
  hint: 'Confirm changes of people with your fingerprint, face or device PIN instead of an emailed code.',
  failedToLoad: 'Failed to load your passkeys',
  unsupported: 'This browser cannot use passkeys.',
  dates: ({ added, lastUsed }: { added: string; lastUsed?: string | undefined }) =>
    lastUsed === undefined ? `Added ${added}, never used` : `Added ${added}, last used ${lastUsed}`,
  add: 'Add Passkey',
  added: 'Passkey added!',
  known: 'This device already has a passkey for the portal.',
  failedToAdd: 'The passkey was not added',
  remove: 'Remove',
  removed: 'Passkey removed!',
  failedToRemove: 'Failed to remove the passkey',
};

export type Messages = typeof en;

export const useText = defineMessages(
  en,
  import.meta.glob('./??.ts', { base: '../../locales', import: 'passkeys' }),
);
