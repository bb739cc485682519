import type { Messages } from './en.ts';

export const de: Messages = {
  title: 'Ticketverwaltung',
  tickets: 'Tickets',
  createWorkItem: 'Arbeitsauftrag erstellen',
  noTickets: 'Es wurde noch nichts gemeldet',
  orderFirst: 'Einen Dienstleister beauftragen',
  orderWork: 'Arbeit vergeben',
  orderWorkFor: ({ title }) => `Arbeit vergeben: ${title}`,
  view: 'Ansicht',
  list: 'Liste',
  table: 'Tabelle',
  columns: 'Spalten',
  resetColumns: 'Zurücksetzen',
  done: 'Fertig',
  kanban: 'Kanban',
  withoutClosed: 'ohne geschlossene',

  bulk: 'Ausgewählte Tickets',
  selectAll: 'Alle auswählen',
  selected: ({ n, total }) => `${n} von ${total} ausgewählt`,
  newStatus: 'Neuer Status',
  newStatusPlaceholder: 'Neuer Status…',
  chooseStatus: 'Wählen Sie zuerst den neuen Status',
  changeStatus: 'Status ändern',
  clear: 'Aufheben',
  clearSelection: 'Auswahl aufheben',
};
