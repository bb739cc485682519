import { defineMessages } from '@hoa/ui/text';
import { en } from './en.ts';

/** The texts of the profile settings. */
export const useProfileText = defineMessages(en, import.meta.glob(['./??.ts', '!./en.ts']));
