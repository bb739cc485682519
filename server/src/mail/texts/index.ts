import { textsByLocale } from '@hoa/locales';
import { en } from './en.ts';

/** The words of the mails by language. */
export const mailTexts = textsByLocale(
  en,
  import.meta.glob(['./??.ts', '!./en.ts'], { eager: true }),
);
