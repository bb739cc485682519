import { defineMessages } from '../text/index.ts';
import { en } from './en.ts';

/** The kit's texts in the page's language. */
export const useKitText = defineMessages(en, import.meta.glob(['./??.ts', '!./en.ts']));
