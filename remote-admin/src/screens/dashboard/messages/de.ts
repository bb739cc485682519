import type { Messages } from './en.ts';

export const de: Messages = {
  title: 'Verwaltungsübersicht',
  description: 'Neues, Foren, Dienstleister und Rundschreiben der Gemeinschaft an einem Ort.',
  tabs: {
    overview: 'Überblick',
    news: 'Bekanntmachungen verwalten',
    forums: 'Foren verwalten',
    vendors: 'Dienstleister verwalten',
    broadcast: 'Rundschreiben',
    people: 'Personen',
  },
};
