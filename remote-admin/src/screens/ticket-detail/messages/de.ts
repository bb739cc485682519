import type { Messages } from './en.ts';

export const de: Messages = {
  adminActions: 'Verwaltungsaktionen',
  status: 'Status',
  assignVendor: 'Dienstleister zuweisen',
  assignVendorSoon: 'Dienstleister zuzuweisen ist bald möglich!',
  createWorkItem: 'Arbeitsauftrag erstellen',
  assign: 'Zuweisen',
  assignedNow: 'Derzeit zugewiesen',
  vendorAssigned: ({ vendor }) => `${vendor} zugewiesen!`,
  failedToAssign: 'Der Dienstleister konnte nicht zugewiesen werden',
  noVendors: 'Keine Dienstleister',
  history: 'Verlauf',
};
