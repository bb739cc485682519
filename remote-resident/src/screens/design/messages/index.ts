import { defineMessages } from '@hoa/ui/text';
import { en } from './en.ts';

/** The texts around the specimens; the specimens themselves are in English, as the code is. */
export const useText = defineMessages(en, import.meta.glob(['./??.ts', '!./en.ts']));
