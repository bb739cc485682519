import type { Messages } from './en.ts';

export const fr: Messages = {
  adminActions: 'Actions d’administration',
  status: 'Statut',
  assignVendor: 'Confier à un prestataire',
  assignVendorSoon: 'L’attribution à un prestataire arrive bientôt !',
  createWorkItem: 'Créer un ordre de travail',
  assign: 'Confier',
  assignedNow: 'Chargée actuellement',
  vendorAssigned: ({ vendor }) => `Confié à ${vendor} !`,
  failedToAssign: 'Impossible de confier la demande au prestataire',
  noVendors: 'Aucun prestataire',
  history: 'Historique',
};
