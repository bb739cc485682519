import { textsByLocale } from '@hoa/locales';
import { en } from './en.ts';

/**
 * The message of every action that needs a connection while there is none. In the bundle, in every
 * language: without a connection nothing can be fetched.
 */
export const offlineTexts = textsByLocale(
  en,
  import.meta.glob(['./??.ts', '!./en.ts'], { eager: true }),
);
