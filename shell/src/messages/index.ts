import { defineMessages } from '@hoa/ui/text';
import { en } from './en.ts';

/** The texts of the frame and of what the shell itself says. */
export const useText = defineMessages(en, import.meta.glob(['./??.ts', '!./en.ts']));
