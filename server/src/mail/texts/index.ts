import { textsByLocale } from '@hoa/locales';
import { en } from './en.ts';

export const mailTexts = textsByLocale(
  en,
  import.meta.glob(['./??.ts', '!./en.ts'], { eager: true }),
);
