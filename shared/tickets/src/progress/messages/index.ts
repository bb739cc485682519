import { defineMessages } from '@hoa/ui/text';
import { en } from './en.ts';

/** The texts of a ticket's progress. */
export const useProgressText = defineMessages(en, import.meta.glob(['./??.ts', '!./en.ts']));
