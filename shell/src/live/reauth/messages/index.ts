import { defineMessages } from '@hoa/ui/text';
import { en } from './en.ts';

/** The texts of the dialog that asks for a code. */
export const useText = defineMessages(en, import.meta.glob(['./??.ts', '!./en.ts']));
