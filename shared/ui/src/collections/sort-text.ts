import { defineMessages } from '../text/index.ts';

export const en = {
  sort: 'Sort',
  newestFirst: 'Newest first',
};

export type Messages = typeof en;

export const useSortText = defineMessages(
  en,
  import.meta.glob('./??.ts', { base: '../locales', import: 'sort' }),
);
