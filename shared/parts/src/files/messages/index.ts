import { defineMessages } from '@hoa/ui/text';
import { en } from './en.ts';

export type { Messages } from './en.ts';

/** The texts of files: uploads, previews, downloads. */
export const useFilesText = defineMessages(en, import.meta.glob(['./??.ts', '!./en.ts']));
