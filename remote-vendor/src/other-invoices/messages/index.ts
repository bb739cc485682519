import { defineMessages } from '@hoa/ui/text';
import { en } from './en.ts';

export const useText = defineMessages(en, import.meta.glob(['./??.ts', '!./en.ts']));
