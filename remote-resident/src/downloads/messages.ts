import { defineMessages } from '@hoa/ui/text';

export const en = {
  attachments: 'Attachments',
};

export type Messages = typeof en;

export const useText = defineMessages(
  en,
  import.meta.glob('./??.ts', { base: '../locales', import: 'downloads' }),
);
