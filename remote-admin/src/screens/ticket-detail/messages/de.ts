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
  changeDueDate: 'Fälligkeit ändern',
  dueDate: 'Fälligkeitsdatum',
  dueDateChanged: 'Fälligkeitsdatum geändert',
  failedToChangeDueDate: 'Das Fälligkeitsdatum konnte nicht geändert werden',
  save: 'Speichern',
  withdrawOrder: 'Auftrag zurückziehen',
  orderWithdrawn: 'Auftrag zurückgezogen',
  failedToWithdraw: 'Der Auftrag konnte nicht zurückgezogen werden',
  reason: 'Grund',
  reasonHint: ({ vendor }) =>
    `${vendor} und die Verwaltung lesen ihn. Der Auftrag wird geschlossen.`,
  history: 'Verlauf',
};
