import { defineMessages } from '@hoa/ui/text';

export const en = {
  saved: 'Saved',
  saving: 'Saving…',
  unsaved: 'Not saved',
};

export type Messages = typeof en;

/** How far saving has come. */
export const useText = defineMessages(
  en,
  import.meta.glob('./??.ts', { base: '../locales', import: 'saveState' }),
);
