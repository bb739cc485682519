import { textsByLocale } from '@hoa/locales';
import { en } from './en.ts';

export const confirmEmailTexts = textsByLocale(
  en,
  import.meta.glob(['./??.ts', '!./en.ts'], { eager: true }),
);
