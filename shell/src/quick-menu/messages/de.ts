import type { Messages } from './en.ts';

export const de: Messages = {
  title: 'Schnellmenü',
  placeholder: 'Seiten und Funktionen suchen...',
  pages: 'Seiten und Funktionen',
  close: 'Schließen',
  none: ({ query }) => `Keine Ergebnisse für „${query}“`,
  found: ({ n }) => (n === 1 ? '1 Ergebnis' : `${n} Ergebnisse`),
};
