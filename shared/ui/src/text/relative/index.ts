import { textsByLocale } from '@hoa/locales';
import { en } from './en.ts';

/** Of every language in the bundle: they are few, and needed where no component waits for them. */
export const relativeTexts = textsByLocale(
  en,
  import.meta.glob(['./??.ts', '!./en.ts'], { eager: true }),
);
