import type { Labels } from './en.ts';

export const de: Labels = {
  area: 'Dienstleisterportal',
  boardItems: 'Arbeitsaufträge',
  dashboard: 'Übersicht',
  vendorDashboard: 'Dienstleister-Übersicht',
  boardItemsDescription: 'Ihre Arbeitsaufträge als Tafel oder Tabelle, mit ihren Nachrichten',
  invoices: 'Rechnungen',
  invoicesDescription: 'Offene Entwürfe, ausstehende Zahlungen und bezahlte Beträge',
  menu: 'Menü',
};
