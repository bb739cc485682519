import { textsByLocale } from '@hoa/locales';
import { en } from './en.ts';

/** The domain's texts in every language at once: for a server, which has no page with a language. */
export const domainWords = textsByLocale(
  en,
  import.meta.glob(['./??.ts', '!./en.ts'], { eager: true }),
);
