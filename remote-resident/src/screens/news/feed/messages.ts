import { defineMessages } from '@hoa/ui/text';

export const en = {
  title: 'Subscribe to calendar',
  offer: ({ name }: { name: string }) =>
    `Your calendar program gets an address, at which it shows the events of ${name} and keeps them up to date.`,
  make: 'Make my address',
  failedToLoad: 'Failed to load your address',
  failedToMake: 'Failed to make an address',
  address: 'Your address',
  secret: 'It is yours alone. Whoever has it can see the events, without signing in.',
  open: 'Open in calendar',
  replace: 'Replace address',
  replaceQuestion: 'Replace this address?',
  replaceEffect: 'The old address stops working. Calendars that use it need the new one.',
  replaced: 'Address replaced',
  failedToReplace: 'Failed to replace the address',
  end: 'Turn off',
  endQuestion: 'Turn off your calendar address?',
  endEffect: 'Calendars that use it no longer get changes.',
  ended: 'Calendar address turned off',
  failedToEnd: 'Failed to turn off the address',
  publicAddress: 'Address for everyone',
  publicHint: 'Anyone may use it and pass it on.',
  done: 'Done',
};

export type Messages = typeof en;

export const useText = defineMessages(
  en,
  import.meta.glob('./??.ts', { base: '../../../locales', import: 'calendarFeed' }),
);
