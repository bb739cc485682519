import { defineMessages } from '@hoa/ui/text';
import { en } from './messages.ts';

/** The domain's texts in the page's language. */
export const useDomainText = defineMessages(
  en,
  import.meta.glob('./??.ts', { base: './locales', import: 'domain' }),
);
