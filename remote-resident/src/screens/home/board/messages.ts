import { defineMessages } from '@hoa/ui/text';

export const en = {
  waiting: ({ n }: { n: number | undefined }) =>
    `Waiting for the board${n === undefined ? '' : `: ${n}`}`,
  nothingWaits: 'Nothing is waiting for the board',
  safetyTickets: 'Safety tickets',
  safety: ({ title }: { title: string }) => `Safety: ${title}`,
  more: ({ n }: { n: number }) => `+${n} more`,
};

export type Messages = typeof en;

export const useText = defineMessages(
  en,
  import.meta.glob('./??.ts', { base: '../../../locales', import: 'homeBoard' }),
);
