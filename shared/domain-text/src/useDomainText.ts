import { defineMessages } from '@hoa/ui/text';
import { en } from './messages.ts';

export const useDomainText = defineMessages(
  en,
  import.meta.glob('./??.ts', { base: './locales', import: 'domain' }),
);
