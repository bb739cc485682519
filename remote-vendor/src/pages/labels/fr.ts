import type { Labels } from './en.ts';

export const fr: Labels = {
  area: 'Portail des prestataires',
  boardItems: 'Ordres de travail',
  dashboard: 'Tableau de bord',
  vendorDashboard: 'Tableau de bord du prestataire',
  boardItemsDescription: 'Vos ordres de travail en tableau ou en liste, avec leurs échanges',
  invoices: 'Factures',
  invoicesDescription: 'Brouillons à envoyer, paiements attendus et sommes réglées',
  menu: 'Menu',
};
