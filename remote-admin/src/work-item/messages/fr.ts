import type { Messages } from './en.ts';

export const fr: Messages = {
  title: 'Créer un ordre de travail',
  sentTitle: 'Ordre de travail envoyé',
  vendor: 'Prestataire',
  chooseVendor: 'Choisissez un prestataire',
  findVendor: 'Trouver un prestataire',
  noVendorMatches: 'Aucun prestataire ne correspond',
  category: 'Catégorie',
  priority: 'Priorité',
  orderedFor: ({ ticketId }) =>
    `Commandé pour ${ticketId} ; la personne qui l’a signalé voit l’objet, le prestataire et l’échéance.`,
  subject: 'Objet',
  description: 'Description',
  location: 'Lieu',
  unit: 'Logement',
  dueDate: 'Échéance',
  estimatedHours: 'Heures estimées',
  specialInstructions: 'Instructions particulières',
  attachments: 'Pièces jointes',
  sourceFiles: 'Le prestataire reçoit aussi les fichiers de la demande :',
  send: 'Envoyer l’ordre',
  failed: 'Impossible de créer l’ordre de travail',
  failedToLoadVendors: 'Impossible de charger les prestataires',
  sentTo: ({ vendor }) => `Ordre de travail envoyé à ${vendor} !`,
  withVendor: ({ vendor }) => `${vendor} a été prévenu.`,
};
