import { defineMessages } from '@hoa/ui/text';

export const en = {
  title: 'Search',
  disabled: 'Search is temporarily disabled',
  disabledHint: 'Use the menu to find your way.',
  asked: ({ query }: { query: string }) => `You asked for “${query}”.`,
  searchFor: 'Search the portal',
  openMenu: 'Open the Menu',
};

export type Messages = typeof en;

export const useText = defineMessages(
  en,
  import.meta.glob('./??.ts', { base: '../../locales', import: 'search' }),
);
