import { defineMessages } from '@hoa/ui/text';
import { en } from './en.ts';

/** The texts of the portal's own parts. */
export const useText = defineMessages(en, import.meta.glob(['./??.ts', '!./en.ts']));
