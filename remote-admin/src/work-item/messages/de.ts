import type { Messages } from './en.ts';

export const de: Messages = {
  title: 'Arbeitsauftrag erstellen',
  sentTitle: 'Arbeitsauftrag gesendet',
  vendor: 'Dienstleister',
  chooseVendor: 'Bitte Dienstleister wählen',
  findVendor: 'Dienstleister finden',
  noVendorMatches: 'Kein passender Dienstleister',
  category: 'Kategorie',
  priority: 'Priorität',
  orderedFor: ({ ticketId }) =>
    `Beauftragt für ${ticketId}; wer das Ticket gemeldet hat, sieht Betreff, Dienstleister und Fälligkeit.`,
  subject: 'Betreff',
  description: 'Beschreibung',
  location: 'Ort',
  unit: 'Wohnung',
  dueDate: 'Fällig am',
  estimatedHours: 'Geschätzte Stunden',
  specialInstructions: 'Besondere Hinweise',
  attachments: 'Anhänge',
  sourceFiles: 'Der Dienstleister erhält auch die Dateien des Tickets:',
  send: 'Auftrag senden',
  failed: 'Der Arbeitsauftrag konnte nicht erstellt werden',
  failedToLoadVendors: 'Die Dienstleister konnten nicht geladen werden',
  sentTo: ({ vendor }) => `Arbeitsauftrag an ${vendor} gesendet!`,
  withVendor: ({ vendor }) => `${vendor} ist benachrichtigt.`,
};
