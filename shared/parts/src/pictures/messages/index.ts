import { defineMessages } from '@hoa/ui/text';
import { en } from './en.ts';

/** The texts of the picture viewer. */
export const useViewerText = defineMessages(en, import.meta.glob(['./??.ts', '!./en.ts']));
