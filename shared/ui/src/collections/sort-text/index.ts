import { defineMessages } from '../../text/index.ts';
import { en } from './en.ts';

/** The texts of the control that sorts cards. */
export const useSortText = defineMessages(en, import.meta.glob(['./??.ts', '!./en.ts']));
