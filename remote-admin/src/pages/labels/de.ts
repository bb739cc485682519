import type { Labels } from './en.ts';

export const de: Labels = {
  area: 'Verwaltung',
  dashboard: 'Verwaltungsübersicht',
  admin: 'Verwaltung',
  dashboardDescription:
    'Nachrichten veröffentlichen, Foren betreuen, Dienstleister beauftragen, Rundschreiben senden',
  ticketManagement: 'Ticketverwaltung',
  support: 'Service',
  ticketsDescription: 'Meldungen prüfen, zuweisen und abschließen',
  ticket: 'Ticket',
};
