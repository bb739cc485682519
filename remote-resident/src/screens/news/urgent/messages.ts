import { defineMessages } from '@hoa/ui/text';

export const en = {
  urgent: 'Urgent',
  nothing: 'Nothing urgent right now.',
  more: ({ n }: { n: number }) => `+${n} more`,
};

export type Messages = typeof en;

export const useText = defineMessages(
  en,
  import.meta.glob('./??.ts', { base: '../../../locales', import: 'urgentNews' }),
);
