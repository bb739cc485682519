import { defineMessages } from '@hoa/ui/text';
import { en } from './en.ts';

/** The texts of the People tab. */
export const useText = defineMessages(en, import.meta.glob(['./??.ts', '!./en.ts']));

export type { Messages } from './en.ts';

/** Why something about people is refused, by code. */
export function useProblemText() {
  return useText().problems;
}
