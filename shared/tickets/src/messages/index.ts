import { defineMessages } from '@hoa/ui/text';
import { en } from './en.ts';

/** The texts of the ticket parts. */
export const useTicketText = defineMessages(en, import.meta.glob(['./??.ts', '!./en.ts']));
