export const en = {
  title: 'Search',
  disabled: 'Search is temporarily disabled',
  disabledHint: 'This feature is temporarily disabled. Use the menu to find your way meanwhile.',
  asked: ({ query }: { query: string }) => `You asked for “${query}”.`,
  searchFor: 'Search the portal',
  openMenu: 'Open the menu',
};

export type Messages = typeof en;
