import { defineMessages } from '@hoa/ui/text';

export const en = {
  ended: ({ home, day }: { home: string; day: string }) => `You owned ${home} until ${day}.`,
  effect: 'You can read your receipts and tickets of that time.',
};

export type Messages = typeof en;

export const useText = defineMessages(
  en,
  import.meta.glob('./??.ts', { base: '../locales', import: 'formerOwner' }),
);
