import { defineMessages } from '@hoa/ui/text';
import { en } from './en.ts';

/** The texts of the strip of what is urgent. */
export const useText = defineMessages(en, import.meta.glob(['./??.ts', '!./en.ts']));
