import { defineMessages } from '@hoa/ui/text';
import { en } from './en.ts';

export type { Messages } from './en.ts';

/** Why actions fail, by the code of the error. */
export const useFailureText = defineMessages(en, import.meta.glob(['./??.ts', '!./en.ts']));
