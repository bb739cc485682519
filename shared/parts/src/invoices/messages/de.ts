import type { Messages } from './en.ts';

export const de: Messages = {
  detailNumber: ({ number }) => `Rechnung ${number}`,
  notFound: 'Rechnung nicht gefunden',
  notFoundHint: 'Es gibt sie nicht, oder sie ist nicht für Sie bestimmt.',
  laborLine: ({ hours, rate }) => `${hours} Std. × ${rate}`,
  quantityOf: ({ n, cost }) => `${n} × ${cost}`,
  unnamedItem: 'Material',
  approved: 'Genehmigt',
  paid: 'Bezahlt',
  notesTitle: 'Anmerkungen',
  lines: 'Positionen',
  line: 'Position',
  calculation: 'Berechnung',
  amount: 'Betrag',
  status: 'Status',
  submitted: 'Eingereicht',
  due: 'Fällig',
  labor: 'Arbeit',
  total: 'Summe',
  view: ({ number }) => `${number} ansehen`,
  vendor: 'Dienstleister',
};
