import { defineMessages } from '@hoa/ui/text';
import { en } from './en.ts';

/** The texts of the frame and of the shell's own pages. */
export const useText = defineMessages(en, import.meta.glob(['./??.ts', '!./en.ts']));
