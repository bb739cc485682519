import type { Messages } from './en.ts';

export const de: Messages = {
  showAll: 'Ganzen Text anzeigen',
  failed: 'Der ganze Text konnte nicht geladen werden',
};
