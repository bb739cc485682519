import { defineMessages } from '@hoa/ui/text';
import { en } from './en.ts';

/** The sign-in page's texts. */
export const useText = defineMessages(en, import.meta.glob(['./??.ts', '!./en.ts']));
