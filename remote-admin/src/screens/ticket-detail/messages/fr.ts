import type { Messages } from './en.ts';

export const fr: Messages = {
  adminActions: 'Actions d’administration',
  status: 'Statut',
  assignVendor: 'Confier à une entreprise',
  assignVendorSoon: 'L’attribution à une entreprise arrive bientôt !',
};
