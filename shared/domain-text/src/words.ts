import { textsByLocale } from '@hoa/locales';
import { en } from './messages.ts';

/** The domain's texts in every language, for a server, which writes to people in different languages. */
export const domainWords = textsByLocale(
  en,
  import.meta.glob('./??.ts', {
    base: './locales',
    eager: true,
    import: 'domain',
  }),
);
