import { textsByLocale } from '@hoa/locales';
import { en } from './messages.ts';

/** The domain's texts in every language at once, for a server: it has no page with a language. */
export const domainWords = textsByLocale(
  en,
  import.meta.glob('./??.ts', {
    base: './locales',
    eager: true,
    import: 'domain',
  }),
);
