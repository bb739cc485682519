import type { Messages } from './en.ts';

export const de: Messages = {
  adminActions: 'Verwaltungsaktionen',
  status: 'Status',
  assignVendor: 'Firma zuweisen',
  assignVendorSoon: 'Das Zuweisen einer Firma kommt bald!',
  createWorkItem: 'Arbeitsauftrag erstellen',
  assign: 'Zuweisen',
  assignedNow: 'Derzeit zugewiesen',
  vendorAssigned: ({ vendor }) => `${vendor} zugewiesen!`,
  failedToAssign: 'Die Firma konnte nicht zugewiesen werden',
  noVendors: 'Keine Firmen',
  history: 'Verlauf',
};
