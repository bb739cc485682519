import { defineMessages } from '@hoa/ui/text';
import { en } from './en.ts';

export type { Messages } from './en.ts';

/** The texts of what is folded on a phone. */
export const usePhoneText = defineMessages(en, import.meta.glob(['./??.ts', '!./en.ts']));
