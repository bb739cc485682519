import { defineMessages } from '@hoa/ui/text';
import { en } from './en.ts';

/** The texts of the admin's actions on a ticket. */
export const useText = defineMessages(en, import.meta.glob(['./??.ts', '!./en.ts']));
