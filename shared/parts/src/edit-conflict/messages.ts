import { defineMessages } from '@hoa/ui/text';

export const en = {
  title: 'This changed while you were writing',
  hint: 'Nothing was overwritten, and your text is still here. Choose which to keep.',
  same: 'Nothing was overwritten. What you see here is as it is now.',
  mine: 'Yours',
  theirs: 'Now',
  nothing: 'Nothing',
  yes: 'Yes',
  no: 'No',
  saveMine: 'Save mine',
  discard: 'Discard mine',
};

export type Messages = typeof en;

export const useConflictText = defineMessages(
  en,
  import.meta.glob('./??.ts', { base: '../locales', import: 'editConflict' }),
);
