import { plural } from '@hoa/ui/text';
import type { Messages } from './en.ts';

export const de: Messages = {
  failed: 'Der Überblick konnte nicht geladen werden',
  community: 'Gemeinschaft',
  work: 'Dienstleister und Arbeiten',
  figures: {
    residents: 'Bewohner',
    openTickets: 'Offene Tickets',
    activeNews: 'Aktuelle Bekanntmachungen',
    securityAlerts: 'Sicherheitshinweise',
    vendors: 'Dienstleister',
    activeWorkOrders: 'Laufende Arbeitsaufträge',
    pendingInvoices: 'Offene Rechnungen',
    completedThisMonth: 'Diesen Monat erledigt',
  },
  waiting: 'Wartet auf den Vorstand',
  nothingWaits: 'Nichts wartet',
  failedWaiting: 'Was wartet, konnte nicht geladen werden',
  waits: {
    safetyTickets: ({ n }) =>
      plural('de', n, {
        one: 'offenes Sicherheits-Ticket, in jedem Status',
        other: 'offene Sicherheits-Tickets, in jedem Status',
      }),
    overdueWorkOrders: ({ n }) =>
      plural('de', n, { one: 'überfälliger Arbeitsauftrag', other: 'überfällige Arbeitsaufträge' }),
    newTickets: ({ n }) =>
      plural('de', n, { one: 'neues Ticket zum Ansehen', other: 'neue Tickets zum Ansehen' }),
    ticketsInReview: ({ n }) =>
      plural('de', n, { one: 'Ticket zu entscheiden', other: 'Tickets zu entscheiden' }),
    submittedInvoices: ({ n }) =>
      plural('de', n, { one: 'Rechnung eingereicht', other: 'Rechnungen eingereicht' }),
  },
  pendingParts: ({ submitted, approved }) => `${submitted} eingereicht, ${approved} genehmigt`,
  trends: 'Entwicklung',
  failedTrends: 'Die Entwicklung konnte nicht geladen werden',
  failedFinances: 'Die Finanzen konnten nicht geladen werden',
  openedAndClosed: 'Eröffnete und erledigte Tickets',
  opened: 'Eröffnet',
  closed: 'Erledigt',
  month: 'Monat',
  ageOfOpen: 'Alter der offenen Tickets',
  daysOld: ({ from, upTo }) =>
    from === 0
      ? `Bis zu ${upTo} Tage`
      : upTo === null
        ? `Über ${from} Tage`
        : `${from + 1} bis ${upTo} Tage`,
  responseTime: 'Reaktionszeit',
  responseHint: 'Bis zur ersten Antwort des Dienstleisters',
  hours: ({ n }) => `${n} Std.`,
  spending: 'Ausgaben nach Dienstleister',
  nothingPaid: 'Es wurde noch nichts bezahlt.',
  duesOutstanding: 'Ausstehende Beiträge',
  owingUnits: 'Einheiten mit ausstehenden Beiträgen',
  overdueDues: ({ n }) =>
    plural('de', n, { one: '1 Haushalt überfällig', other: `${n} Haushalte überfällig` }),
  dueLater: ({ n }) =>
    plural('de', n, {
      one: '1 Haushalt noch nicht fällig',
      other: `${n} Haushalte noch nicht fällig`,
    }),
  unit: 'Wohnung',
  name: 'Name',
  email: 'E-Mail',
  phone: 'Telefon',
  searchResidents: 'Nach Name, Wohnung oder E-Mail suchen',
  residentsToCome: 'Noch keine Bewohner',
  noResidents: 'Kein Bewohner passt',
  failedResidents: 'Die Bewohner konnten nicht geladen werden',
  balance: 'Offener Betrag',
  dueDate: 'Fällig am',
  duesTotal: ({ n, amount, overdue }) =>
    plural('de', n, {
      one: `${amount} von 1 Haushalt, davon ${overdue} überfällig`,
      other: `${amount} von ${n} Haushalten, davon ${overdue} überfällig`,
    }),
  residentCount: ({ n }) => plural('de', n, { one: '1 Bewohner', other: `${n} Bewohner` }),
  overdue: 'Überfällig',
  nothingOwed: 'Niemand schuldet Beiträge',
  quickActions: 'Schnellaktionen',
  createWorkItem: 'Arbeitsauftrag erstellen',
  createNews: 'Bekanntmachung erstellen',
  createTopic: 'Thema erstellen',
  sendBroadcast: 'Rundschreiben senden',
  manageTickets: 'Tickets verwalten',
  reviewInvoices: 'Rechnungen prüfen',
  systemStatus: 'Systemstatus',
  checkAgain: 'Erneut prüfen',
  allWell: 'Alle Systeme sind in Betrieb',
  someTrouble: 'Etwas braucht Ihre Aufmerksamkeit',
  connection: 'Verbindung',
  online: 'Online',
  offline: 'Offline',
  portalData: 'Portaldaten',
  responding: 'Erreichbar',
  notResponding: 'Nicht erreichbar',
  checking: 'Wird geprüft …',
  storage: 'Platz auf diesem Gerät',
  storageFine: 'Platz vorhanden',
  storageLow: 'Fast voll',
  checkedAt: ({ time }) => `Stand ${time} Uhr`,
};
