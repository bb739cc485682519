import type { Messages } from './en.ts';

export const de: Messages = {
  sessions: 'Sitzungen',
  failed: 'Das Profil konnte nicht geladen werden',
  notFound: 'Profil nicht gefunden',

  details: { page: 'Ihre Angaben', drawer: 'Profil' },
  detailsHint: 'So erreichen Sie Vorstand und Verwaltung.',
  displayName: 'Anzeigename',
  email: 'E-Mail',
  emailPending: ({ email }) =>
    `Gilt, sobald Sie sie dort bestätigt haben. Bis dahin schreiben wir an ${email}.`,
  phone: 'Telefon',
  services: 'Leistungen',
  save: { page: 'Änderungen speichern', drawer: 'Profil speichern' },
  updated: 'Profil erfolgreich aktualisiert!',
  failedUpdate: 'Das Profil konnte nicht aktualisiert werden',

  notifications: 'Mitteilungen',
  channels: 'Wie Sie benachrichtigt werden',
  topics: 'Worüber Sie benachrichtigt werden',
  preferenceHints: {
    email: 'An die Adresse in Ihrem Profil.',
    push: 'Auf den Geräten, auf denen Sie angemeldet sind.',
    sms: 'An die Telefonnummer in Ihrem Profil.',
    announcements: 'Neuigkeiten und Termine der Gemeinschaft.',
    maintenance: 'Arbeiten an den Gebäuden und zu Ihren Tickets.',
    payments: 'Beiträge, Belege und automatische Zahlung.',
    forums: 'Antworten auf Ihre Beiträge.',
    security: 'Sicherheitswarnungen. Wir raten, sie eingeschaltet zu lassen.',
  },
  vendorPreferenceHints: { maintenance: 'Ihre Arbeitsaufträge.', payments: 'Ihre Rechnungen.' },
  preferencesUpdated: 'Mitteilungseinstellungen aktualisiert!',
  failedPreferences: 'Die Mitteilungseinstellungen konnten nicht aktualisiert werden',

  privacy: { page: 'Was die Nachbarschaft von Ihnen sieht', drawer: 'Privatsphäre' },
  privacyHint: 'Die Verwaltung sieht Ihre Angaben immer.',
  privacyHints: {
    showUnit: 'Ihre Wohnungsnummer neben Ihrem Namen.',
    showServices: 'Ihre Leistungen bei Tickets, die Ihnen zugewiesen sind.',
    showTitle: 'Ihre Funktion neben Ihrem Namen.',
    showPhone: 'Ihre Telefonnummer bei gemeinsamen Tickets.',
    showEmail: 'Ihre E-Mail-Adresse bei gemeinsamen Tickets.',
  },
  privacyUpdated: 'Privatsphäre-Einstellungen aktualisiert!',
  failedPrivacy: 'Die Einstellungen konnten nicht aktualisiert werden',

  appearance: 'Darstellung',
  appearanceHint: 'Gilt sofort und in allen Tabs dieses Browsers.',
  theme: 'Design',
  themeHints: {
    light: 'Hell, für den Tag.',
    dark: 'Schont nachts die Augen.',
    auto: 'Wie Ihr Gerät.',
  },
  language: 'Sprache',
  languageHint: 'Auch Daten und Beträge richten sich danach.',
  themeUpdated: 'Design aktualisiert!',
  failedTheme: 'Das Design konnte nicht aktualisiert werden',
  languageUpdated: 'Sprache aktualisiert!',
  failedLanguage: 'Die Sprache konnte nicht aktualisiert werden',
};
