import { plural } from '@hoa/shared/text';
import type { Messages } from './en.ts';

export const de: Messages = {
  vendors: 'Dienstleister',
  vendor: 'Dienstleister',
  allVendors: 'Alle Dienstleister',
  services: 'Leistungen',
  createWorkItem: 'Arbeitsauftrag erstellen',
  workItem: 'Arbeitsauftrag',
  activeWorkOrders: ({ n }) =>
    plural('de', n, { one: '1 laufender Auftrag', other: `${n} laufende Aufträge` }),
  pendingInvoices: ({ n }) =>
    plural('de', n, { one: '1 offene Rechnung', other: `${n} offene Rechnungen` }),
  show: 'Anzeigen',
  workOrders: 'Arbeitsaufträge',
  invoices: 'Rechnungen',
  subject: 'Betreff',
  status: 'Status',
  priority: 'Priorität',
  due: 'Fällig',
  overdue: 'Überfällig',
  updated: 'Aktualisiert',
  invoice: 'Rechnung',
  fromWorkOrder: 'Aus Auftrag',
  workOrder: 'Arbeitsauftrag',
  amount: 'Betrag',
  submitted: 'Eingereicht',
  notYet: 'Noch nicht',
  searchWorkOrders: 'Arbeitsaufträge durchsuchen',
  searchInvoices: 'Rechnungen durchsuchen',
  noVendors: 'Keine Dienstleister',
  noWorkOrders: 'Keine Arbeitsaufträge vergeben',
  noInvoices: 'Keine Rechnungen',
  noInvoicesHint: 'Was Dienstleister für ihre Arbeit in Rechnung stellen, steht hier.',
  failedVendors: 'Die Dienstleister konnten nicht geladen werden',
  failedWorkOrders: 'Die Arbeitsaufträge konnten nicht geladen werden',
  failedInvoices: 'Die Rechnungen konnten nicht geladen werden',
};
