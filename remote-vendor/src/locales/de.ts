import { plural } from '@hoa/ui/text';
import type { Messages as FrameMessages } from '../frame/messages.ts';
import type { Messages as NotificationsMessages } from '../frame/notifications/messages.ts';
import type { Messages as OtherInvoicesMessages } from '../other-invoices/messages.ts';
import type { Labels } from '../pages/labels.ts';
import type { Messages as QuickActionsMessages } from '../quick-actions/messages.ts';
import type { Messages as BoardItemsMessages } from '../screens/board-items/messages.ts';
import type { Messages as InvoicesMessages } from '../screens/invoices/messages.ts';
import type { Messages as MenuMessages } from '../screens/menu/messages.ts';
import type { Messages as WorkOrderMessages } from '../work-order/messages.ts';

export const labels: Labels = {
  area: 'Dienstleisterportal',
  boardItems: 'Arbeitsaufträge',
  dashboard: 'Übersicht',
  vendorDashboard: 'Dienstleister-Übersicht',
  boardItemsDescription: 'Ihre Arbeitsaufträge als Tafel oder Tabelle, mit ihren Nachrichten',
  invoices: 'Rechnungen',
  invoicesDescription: 'Offene Entwürfe, ausstehende Zahlungen und bezahlte Beträge',
  menu: 'Menü',
};

export const frame: FrameMessages = {
  pages: labels,
  notFound: 'Seite nicht gefunden',
  main: 'Hauptnavigation',
  collapse: 'Navigation einklappen',
  expand: 'Navigation ausklappen',
  skip: 'Zum Inhalt springen',
  live: 'Live',
  mock: 'Demo',
  vendor: 'Dienstleister',
  vendorAccount: 'Dienstleisterkonto',
  quickMenu: 'Schnellmenü',
  userMenu: 'Benutzermenü',
  profileSettings: 'Profileinstellungen',
  roles: {
    resident: 'Bewohner',
    vendor: 'Dienstleister',
    admin: 'Verwaltung',
    'board-member': 'Vorstand',
    treasurer: 'Kasse',
    manager: 'Hausverwaltung',
    editor: 'Redaktion',
  },
  switchRole: 'Rolle wechseln',
  signOut: 'Abmelden',
  offline: 'Sie sind derzeit offline. Einige Funktionen können eingeschränkt sein.',
  notifications: 'Mitteilungen',
  notificationsUnread: ({ n }) => `Mitteilungen, ${n} ungelesen`,
};

export const notifications: NotificationsMessages = {
  notifications: 'Mitteilungen',
  noNotifications: 'Keine Mitteilungen',
  noNotificationsHint:
    'Neue Arbeitsaufträge, Nachrichten und Antworten auf Ihre Rechnungen erscheinen hier.',
  notificationsFailed: 'Die Mitteilungen konnten nicht geladen werden',
  markReadFailed: 'Die Mitteilungen konnten nicht aktualisiert werden',
  unread: 'Ungelesen',
  highPriority: 'Hohe Priorität',
};

export const quickActions: QuickActionsMessages = {
  quickActions: 'Schnellaktionen',
  submitInvoice: 'Rechnung einreichen',
  logWorkHours: 'Arbeitszeit erfassen',
  updateServiceAreas: 'Einsatzgebiete ändern',
  submitInvoiceToast:
    'Öffnen Sie einen erledigten Auftrag oder „Rechnungen“, um eine Rechnung einzureichen.',
  openInvoices: 'Rechnungen öffnen',
  logWorkHoursToast: 'Die Erfassung der Arbeitszeit ist bald verfügbar.',
  updateServiceAreasToast: 'Das Ändern der Einsatzgebiete ist bald verfügbar.',
};

export const boardItems: BoardItemsMessages = {
  title: 'Arbeitsaufträge',
  view: 'Ansicht',
  kanban: 'Tafel',
  table: 'Tabelle',
  searchHint: 'Aufträge suchen',
  status: 'Status',
  priority: 'Priorität',
  allStatuses: 'Jeder Status',
  allPriorities: 'Jede Priorität',
  clearFilters: 'Filter löschen',
  filters: 'Filter',
  counter: ({ shown, total }) => `${shown} von ${total} Aufträgen`,
  board: 'Arbeitsaufträge nach Status',

  subject: 'Betreff',
  updated: 'Aktualisiert',
  unit: 'Wohnung',
  actions: 'Aktionen',
  openItem: ({ title }) => `${title} öffnen`,

  noWorkOrders: 'Ihnen sind keine Arbeitsaufträge zugewiesen',
  noWorkOrdersHint: 'Neue Aufträge erscheinen hier, sobald die Verwaltung sie Ihnen zuweist.',
  noMatch: 'Kein Auftrag passt zu Ihren Filtern',
  loadFailed: 'Die Tickets konnten nicht geladen werden',
  statusFailed: 'Der Status konnte nicht geändert werden',
  statusUpdated: ({ label }) => `Status geändert: ${label}`,

  summary: 'Kennzahlen',
  activeWorkOrders: 'Laufende Aufträge',
  completedThisMonth: 'Diesen Monat erledigt',
  pendingInvoices: 'Offene Rechnungen',
  totalEarnings: 'Gesamteinnahmen',
  figuresFailed: 'Die Kennzahlen konnten nicht geladen werden',

  performance: 'Leistung',
  rating: 'Bewertung',
  ratingOutOf: ({ rating }) => `${rating} von 5`,
  responseTime: 'Reaktionszeit',
  hours: ({ n, hours }) => `${hours} ${plural('de', n, { one: 'Stunde', other: 'Stunden' })}`,
  completedByMonth: 'Erledigte Aufträge nach Monat',
  completed: 'Erledigt',
  financials: 'Finanzen',
  earned: 'Einnahmen in sechs Monaten',
  nextPayment: 'Nächste Zahlung',
  sampleFigure: 'Beispielwert',
  earningsByMonth: 'Einnahmen nach Monat',
  earnings: 'Einnahmen',
  month: 'Monat',
};

export const workOrder: WorkOrderMessages = {
  workOrder: 'Auftrag',
  loadFailed: 'Die Ticketdetails konnten nicht geladen werden',
  notFound: 'Ticket nicht gefunden',
  notFoundHint: 'Es gibt es nicht, oder es ist Ihnen nicht zugewiesen.',
  backToBoard: 'Zurück zu den Arbeitsaufträgen',
  fullPage: 'Ganze Seite',
  fullPageHint: 'öffnet einen neuen Tab',
  description: 'Beschreibung',
  noDescription: 'Es gibt keine Beschreibung.',
  details: 'Einzelheiten',
  tags: 'Schlagwörter',
  attachments: 'Anhänge',
  communication: 'Verständigung',

  actions: 'Aktionen',
  updateStatus: 'Status ändern',
  closedHint: 'Ein geschlossener Auftrag bleibt geschlossen.',
  closeQuestion: 'Diesen Auftrag schließen?',
  closeHint:
    'Ein geschlossener Auftrag bleibt geschlossen: Nur die Verwaltung kann ihn wieder öffnen.',
  confirmClose: 'Auftrag schließen',
  statusUpdated: ({ label }) => `Status geändert: ${label}`,
  statusFailed: 'Der Status konnte nicht geändert werden',
  attachPhotos: 'Fotos anhängen',
  attachmentRemoved: 'Anhang entfernt',
  removeFailed: 'Der Anhang konnte nicht entfernt werden',
  createInvoice: 'Rechnung erstellen',
  invoiced: ({ n, total }) =>
    plural('de', n, {
      one: `Bisher 1 Rechnung eingereicht: ${total}`,
      other: `Bisher ${n} Rechnungen eingereicht: ${total}`,
    }),

  laborHours: 'Arbeitsstunden',
  laborHoursHint: 'Zum Beispiel 1,5 oder 0,25',
  laborRate: 'Stundensatz',
  laborRateHint: 'Je Stunde',
  materialsCostHint: 'Insgesamt',
  materialsCost: 'Materialkosten',
  calculatedTotal: 'Berechnete Summe',
  amount: 'Rechnungsbetrag',
  amountHint: 'Wird aus der Summe übernommen; ändern Sie ihn, wenn anderes vereinbart ist.',
  invoiceDescription: 'Beschreibung',
  notes: 'Anmerkungen',
  documents: 'Belege',
  summary: 'Zusammenfassung',
  labor: 'Arbeit',
  laborLine: ({ hours, rate }) => `${hours} Std. × ${rate}`,
  materials: 'Material',
  adjustment: 'Anpassung',
  files: 'Belege',
  toPay: 'Zu zahlen',
  submit: 'Rechnung einreichen',
  amountMissing: 'Geben Sie zuerst Betrag und Beschreibung ein',
  submitted: 'Rechnung eingereicht',
  submitQuestion: ({ amount }) => `Rechnung über ${amount} einreichen?`,
  submitHint:
    'Die Verwaltung wird benachrichtigt, alle an diesem Auftrag sehen den Betrag, und die Rechnung lässt sich nicht mehr ändern.',
  confirmSubmit: 'Einreichen',
  submitFailed: 'Die Rechnung konnte nicht eingereicht werden',
};

export const invoices: InvoicesMessages = {
  title: 'Rechnungen',
  create: 'Rechnung erstellen',
  edit: 'Rechnung bearbeiten',
  loadFailed: 'Die Rechnungen konnten nicht geladen werden',
  none: 'Noch keine Rechnungen',
  noneHint: 'Schreiben Sie eine für einen Auftrag; sie bleibt ein Entwurf, bis Sie sie einreichen.',

  pendingPayment: 'Ausstehende Zahlung',
  pendingHint: 'Eingereicht und genehmigt',
  paidThisMonth: 'Diesen Monat bezahlt',
  paidHint: 'An Sie bezahlt',
  paidInAll: ({ amount }) => `Insgesamt ${amount}`,
  totalInvoices: 'Rechnungen insgesamt',
  totalHint: 'Mit Entwürfen und abgelehnten',
  totals: 'Rechnungen nach Status',
  totalCount: ({ n }) => `${n} insgesamt`,
  draftCount: ({ n }) => plural('de', n, { one: '1 Entwurf', other: `${n} Entwürfe` }),
  paidCount: ({ n }) => `${n} bezahlt`,

  number: 'Rechnung',
  workOrder: 'Auftrag',
  amount: 'Betrag',
  status: 'Status',
  submitted: 'Eingereicht',
  due: 'Fällig',
  actions: 'Aktionen',
  editOne: ({ number }) => `${number} bearbeiten`,
  submitOne: ({ number }) => `${number} einreichen`,
  submit: 'Zur Genehmigung einreichen',

  deleteOne: ({ number }) => `${number} löschen`,
  delete: 'Löschen',
  deleteQuestion: 'Möchten Sie diesen Entwurf wirklich löschen?',
  submitQuestion: ({ number }) => `${number} einreichen?`,
  submitHint: 'Die Verwaltung wird benachrichtigt, und die Rechnung lässt sich nicht mehr ändern.',
  confirmSubmit: 'Einreichen',
  deletedToast: 'Entwurf gelöscht',
  deleteFailed: 'Der Entwurf konnte nicht gelöscht werden',

  submittedToast: 'Rechnung zur Genehmigung eingereicht',
  createdToast: 'Rechnung erstellt',
  updatedToast: 'Rechnung aktualisiert',
  submitFailed: 'Die Rechnung konnte nicht eingereicht werden',
  saveFailed: 'Die Rechnung konnte nicht gespeichert werden',

  workOrderId: 'Auftragsnummer',
  workOrderIdHint: 'Einer Ihrer eigenen Aufträge.',
  chooseWorkOrder: 'Auftrag wählen',
  searchWorkOrders: 'Aufträge suchen',
  readyToSubmit: 'Kann eingereicht werden',
  submitOnceDone: ({ status }) => `Einreichen, sobald gelöst (${status})`,
  notDoneYet: ({ status }) =>
    `Der Auftrag hat den Status „${status}“: Die Rechnung lässt sich einreichen, sobald er gelöst oder geschlossen ist.`,
  workOrderTitle: 'Titel des Auftrags',
  laborHours: 'Arbeitsstunden',
  laborHoursHint: 'Zum Beispiel 1,5 oder 0,25',
  laborRate: 'Stundensatz',
  laborRateHint: 'Je Stunde',
  materials: 'Material',
  item: 'Artikel',
  quantity: 'Menge',
  unitCost: 'Stückpreis',
  addMaterial: 'Material hinzufügen',
  removeMaterial: ({ n }) => `Material ${n} entfernen`,
  oneMaterial: 'Mindestens eine Materialzeile muss bleiben',
  notes: 'Anmerkungen',
  labor: 'Arbeit',
  total: 'Summe',
  save: 'Entwurf speichern',
  saveSecondQuestion: 'Eine weitere Rechnung zu diesem Auftrag speichern?',
  saveChanges: 'Änderungen speichern',
  dueInfo: 'Ein neuer Entwurf ist 30 Tage nach seiner Erstellung fällig.',
};

export const otherInvoices: OtherInvoicesMessages = {
  invoicesOfOrder: ({ names }) => `Zu diesem Auftrag gibt es schon: ${names}.`,
};

export const menu: MenuMessages = {
  title: 'Menü',
  description: 'Ihre Werkzeuge und alles, was Sie öffnen können.',
  vendorTools: 'Werkzeuge für Dienstleister',
  sections: 'Bereiche',
};
