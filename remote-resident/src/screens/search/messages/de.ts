import type { Messages } from './en.ts';

export const de: Messages = {
  title: 'Suche',
  disabled: 'Die Suche ist vorübergehend abgeschaltet',
  disabledHint: 'Nutzen Sie solange das Menü.',
  asked: ({ query }) => `Sie haben nach „${query}“ gesucht.`,
  searchFor: 'Im Portal suchen',
  openMenu: 'Menü öffnen',
};
