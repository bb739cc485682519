import type { Messages } from './en.ts';

export const fr: Messages = {
  detailNumber: ({ number }) => `Facture ${number}`,
  notFound: 'Facture introuvable',
  notFoundHint: 'Elle n’existe pas ou ne vous concerne pas.',
  laborLine: ({ hours, rate }) => `${hours} h × ${rate}`,
  quantityOf: ({ n, cost }) => `${n} × ${cost}`,
  unnamedItem: 'Matériel',
  approved: 'Approuvée',
  paid: 'Payée',
  notesTitle: 'Remarques',
  lines: 'Détail',
  line: 'Ligne',
  calculation: 'Calcul',
  amount: 'Montant',
  status: 'Statut',
  submitted: 'Envoyée',
  due: 'Échéance',
  labor: 'Main-d’œuvre',
  total: 'Total',
  view: ({ number }) => `Voir ${number}`,
  vendor: 'Prestataire',
};
