import { textsByLocale } from '@hoa/locales';
import { en } from './en.ts';

/** The texts of the privacy page by language. */
export const privacyTexts = textsByLocale(
  en,
  import.meta.glob(['./??.ts', '!./en.ts'], { eager: true }),
);
