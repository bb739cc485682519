import { defineMessages } from '@hoa/ui/text';
import { en } from './en.ts';

/** What the home says of the board. */
export const useText = defineMessages(en, import.meta.glob(['./??.ts', '!./en.ts']));
