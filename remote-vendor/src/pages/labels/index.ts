import { localizedTexts } from '@hoa/locales';
import { en } from './en.ts';

/** The labels of the pages, each in every language: the registry carries them all. */
export const labels = localizedTexts(
  en,
  import.meta.glob(['./??.ts', '!./en.ts'], { eager: true }),
);
