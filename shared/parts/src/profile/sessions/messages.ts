import { defineMessages } from '@hoa/ui/text';

export const en = {
  hint: "Where you are signed in. End what you don't know or don't use any more.",
  failedToLoad: 'Failed to load your sessions',
  unknownDevice: 'Unknown device',
  current: 'This one',
  dates: ({ signedIn, lastUsed }: { signedIn: string; lastUsed: string }) =>
    `Signed in ${signedIn}, last used ${lastUsed}`,
  on: ({ browser, system }: { browser: string; system: string }) => `${browser} on ${system}`,
  end: 'End Session',
  ended: 'Session ended!',
  privacy: 'Privacy and My Data',
  failedToEnd: 'Failed to end the session',
};

export type Messages = typeof en;

export const useText = defineMessages(
  en,
  import.meta.glob('./??.ts', { base: '../../locales', import: 'sessions' }),
);
