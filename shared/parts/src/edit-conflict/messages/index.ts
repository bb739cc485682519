import { defineMessages } from '@hoa/ui/text';
import { en } from './en.ts';

/** The texts of an edit that meets another's. */
export const useConflictText = defineMessages(en, import.meta.glob(['./??.ts', '!./en.ts']));
