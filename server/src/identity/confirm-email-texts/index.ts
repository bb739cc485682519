import { textsByLocale } from '@hoa/locales';
import { en } from './en.ts';

/** The texts of the page by language. */
export const confirmEmailTexts = textsByLocale(
  en,
  import.meta.glob(['./??.ts', '!./en.ts'], { eager: true }),
);
