import { defineMessages } from '@hoa/ui/text';
import { en } from './en.ts';

/** A long text of which a list carries the beginning. */
export const useText = defineMessages(en, import.meta.glob(['./??.ts', '!./en.ts']));
