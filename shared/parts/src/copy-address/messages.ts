import { defineMessages } from '@hoa/ui/text';

export const en = {
  copy: 'Copy address',
  copied: 'The address was copied.',
  notCopied: 'The address could not be copied. Select it and copy it yourself.',
};

export type Messages = typeof en;

export const useText = defineMessages(
  en,
  import.meta.glob('./??.ts', { base: '../locales', import: 'copyAddress' }),
);
