import { defineMessages } from '@hoa/ui/text';
import { en } from './en.ts';

/** How far saving has come. */
export const useText = defineMessages(en, import.meta.glob(['./??.ts', '!./en.ts']));
