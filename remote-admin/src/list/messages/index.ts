import { defineMessages } from '@hoa/ui/text';
import { en } from './en.ts';

/** The texts around any list of the dashboard. */
export const useText = defineMessages(en, import.meta.glob(['./??.ts', '!./en.ts']));
export type { Messages } from './en.ts';
