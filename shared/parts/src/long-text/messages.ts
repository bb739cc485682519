import { defineMessages } from '@hoa/ui/text';

export const en = {
  showAll: 'Show Full Text',
  failed: 'The full text could not be loaded',
};

export type Messages = typeof en;

export const useText = defineMessages(
  en,
  import.meta.glob('./??.ts', { base: '../locales', import: 'longText' }),
);
