import type { Messages } from './en.ts';

export const fr: Messages = {
  quickActions: 'Actions rapides',
  submitInvoice: 'Envoyer une facture',
  logWorkHours: 'Saisir des heures',
  updateServiceAreas: 'Modifier les zones desservies',
  submitInvoiceToast: 'Pour envoyer une facture, ouvrez un ordre résolu ou la page Factures.',
  openInvoices: 'Ouvrir Factures',
  logWorkHoursToast: 'La saisie des heures sera bientôt disponible.',
  updateServiceAreasToast: 'La modification des zones desservies sera bientôt disponible.',
};
