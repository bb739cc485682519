import type { Messages } from './en.ts';

export const fr: Messages = {
  adminActions: 'Actions d’administration',
  status: 'Statut',
  assignVendor: 'Confier à une entreprise',
  assignVendorSoon: 'L’attribution à une entreprise arrive bientôt !',
  createWorkItem: 'Créer un ordre de travail',
  assign: 'Confier',
  assignedNow: 'Chargée actuellement',
  vendorAssigned: ({ vendor }) => `Confié à ${vendor} !`,
  failedToAssign: 'Le ticket n’a pas pu être confié à l’entreprise',
  noVendors: 'Aucune entreprise',
  history: 'Historique',
};
