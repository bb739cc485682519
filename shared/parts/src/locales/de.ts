import { plural } from '@hoa/ui/text';
import type { Messages as CopyAddressMessages } from '../copy-address/messages.ts';
import type { Messages as EditConflictMessages } from '../edit-conflict/messages.ts';
import type { Messages as FailuresMessages } from '../failures/messages.ts';
import type { Messages as FilesMessages } from '../files/messages.ts';
import type { Messages as FormerOwnerMessages } from '../former-owner/messages.ts';
import type { Messages as InvoicesMessages } from '../invoices/messages.ts';
import type { Messages as LongTextMessages } from '../long-text/messages.ts';
import type { Messages as OfficeContactMessages } from '../office-contact/messages.ts';
import type { Messages as OutboxMessages } from '../outbox/messages.ts';
import type { Messages as PicturesMessages } from '../pictures/messages.ts';
import type { Messages as ProfileMessages } from '../profile/messages.ts';
import type { Messages as PasskeysMessages } from '../profile/passkeys/messages.ts';
import type { Messages as SessionsMessages } from '../profile/sessions/messages.ts';
import type { Messages as SaveStateMessages } from '../save-state/messages.ts';
import type { Messages as ViewAsMessages } from '../view-as/messages.ts';
import type { Messages as WelcomeMessages } from '../welcome/messages.ts';

export const copyAddress: CopyAddressMessages = {
  copy: 'Adresse kopieren',
  copied: 'Die Adresse wurde kopiert.',
  notCopied: 'Die Adresse konnte nicht kopiert werden. Markieren und kopieren Sie sie selbst.',
};

export const editConflict: EditConflictMessages = {
  title: 'Dies wurde geändert, während Sie schrieben',
  hint: 'Nichts wurde überschrieben, Ihr Text ist noch hier. Wählen Sie, welcher bleiben soll.',
  same: 'Nichts wurde überschrieben. Was Sie hier sehen, ist der jetzige Stand.',
  mine: 'Ihr Text',
  theirs: 'Jetzt',
  nothing: 'Nichts',
  yes: 'Ja',
  no: 'Nein',
  saveMine: 'Meine speichern',
  discard: 'Meine verwerfen',
};

export const failures: FailuresMessages = {
  'ticket-not-found': 'Ticket nicht gefunden',
  'not-implemented': 'Der Live-Datenmodus ist noch nicht verfügbar',
  conflict: 'Jemand anderes hat das inzwischen geändert. Es wurde nichts überschrieben.',
  'storage-full': 'Auf diesem Gerät ist kein Platz mehr. Es wurde nichts gespeichert.',
  network: 'Die Verbindung ist fehlgeschlagen. Prüfen Sie sie und versuchen Sie es erneut.',
  busy: 'Das Portal ist gerade ausgelastet. Versuchen Sie es erneut.',
  'new-version':
    'Eine neue Version des Portals liegt bereit. Laden Sie die Seite neu, sobald Ihr Text gesendet oder gespeichert ist.',
  updating: 'Das Portal wird gerade aktualisiert. Versuchen Sie es gleich noch einmal.',
  'sign-in-invalid':
    'Dieser Link oder Code ist falsch, verbraucht oder zu alt. Fordern Sie einen neuen an.',
  'proof-needed': 'Es wurde nichts geändert, da es nicht durch einen Code bestätigt wurde.',
  'too-many-requests': 'Zu viele Versuche. Warten Sie einige Minuten und versuchen Sie es erneut.',
};

export const files: FilesMessages = {
  download: 'Herunterladen',
  downloadFile: ({ name }) => `${name} herunterladen`,
  previewFile: ({ name }) => `Vorschau von ${name}`,
  remove: 'Entfernen',
  removeFile: ({ name }) => `${name} entfernen`,
  downloadStarted: 'Download gestartet!',
  downloadFailed: 'Die Datei konnte nicht heruntergeladen werden',
  previewFailed: 'Die Bildvorschau konnte nicht geladen werden',
  attachmentRemoved: 'Anhang entfernt',
  removeTitle: ({ name }) => `${name} entfernen?`,
  uploaded: ({ n }) =>
    plural('de', n, {
      one: '1 Datei erfolgreich hochgeladen!',
      other: `${n} Dateien erfolgreich hochgeladen!`,
    }),
  failedToUpload: ({ file }) => `${file} konnte nicht hochgeladen werden`,
  uploadFailed: 'Die Datei konnte nicht hochgeladen werden',
  uploading: ({ file }) => `${file} wird hochgeladen`,
  tryAgain: 'Erneut versuchen',
  fileHint: ({ types, max }) => `${types}. Bis zu ${max} Dateien mit je 10 MB.`,
  pictures: 'Bilder',
  files: 'Dateien',
  attachFiles: 'Dateien anhängen',
  uploadsPending: 'Warten Sie, bis die Dateien hochgeladen sind',
  notUploaded: ({ files }) =>
    `Nicht hochgeladen: ${files}. Vor dem Senden erneut versuchen oder entfernen.`,
};

export const invoices: InvoicesMessages = {
  detailNumber: ({ number }) => `Rechnung ${number}`,
  notFound: 'Rechnung nicht gefunden',
  notFoundHint: 'Es gibt sie nicht, oder sie ist nicht für Sie bestimmt.',
  laborLine: ({ hours, rate }) => `${hours} Std. × ${rate}`,
  quantityOf: ({ n, cost }) => `${n} × ${cost}`,
  unnamedItem: 'Material',
  approved: 'Genehmigt',
  paid: 'Bezahlt',
  notesTitle: 'Anmerkungen',
  documents: 'Dokumente',
  lines: 'Positionen',
  line: 'Position',
  calculation: 'Berechnung',
  amount: 'Betrag',
  status: 'Status',
  submitted: 'Eingereicht',
  due: 'Fällig',
  labor: 'Arbeit',
  total: 'Summe',
  view: ({ number }) => `${number} ansehen`,
  vendor: 'Dienstleister',
};

export const longText: LongTextMessages = {
  showAll: 'Ganzen Text anzeigen',
  failed: 'Der ganze Text konnte nicht geladen werden',
};

export const outbox: OutboxMessages = {
  waiting: 'Wartet auf den Versand',
  notSent: 'Nicht gesendet',
  kept: 'Auf diesem Gerät aufbewahrt. Es wird gesendet, sobald Sie verbunden sind.',
  numberToCome: 'Nach dem Versand',
  tryAgain: 'Erneut versuchen',
  discard: 'Verwerfen',
  discardQuestion: 'Verwerfen, was Sie geschrieben haben?',
  discardText: 'Es wurde an niemanden gesendet und lässt sich nicht wiederherstellen.',
  unsent: (n) =>
    plural('de', n, {
      one: '1 Text von Ihnen wurde nicht gesendet.',
      other: `${n} Texte von Ihnen wurden nicht gesendet.`,
    }),
  show: 'Anzeigen',
  listTitle: 'Nicht gesendet',
  kinds: {
    'tickets.create': 'Ticket',
    'tickets.postMessage': 'Nachricht zu einem Ticket',
    'threads.reply': 'Antwort auf eine Nachricht',
    'comments.add': 'Kommentar im Forum',
  },
  failed: 'Etwas ist schiefgegangen',
  reasons: {
    'ticket-not-found': 'Das Ticket gibt es nicht mehr.',
    'thread-not-found': 'Die Unterhaltung gibt es nicht mehr.',
    'topic-not-found': 'Das Thema gibt es nicht mehr.',
    'not-found': 'Das, wozu es gehört, gibt es nicht mehr.',
    'not-implemented': 'Der Live-Datenmodus ist noch nicht verfügbar',
    'invalid-input': 'Ein Teil der Eingabe ist ungültig',
    'storage-full': 'Auf diesem Gerät ist kein Platz mehr. Es wurde nichts gespeichert.',
    'outbox-expired':
      'Sie haben das vor mehr als 90 Tagen geschrieben. Vielleicht wurde es damals schon gesendet. Mit „Erneut versuchen“ wird es jetzt gesendet.',
    conflict: 'Dies wurde inzwischen von jemand anderem geändert. Nichts wurde überschrieben.',
  },
};

export const pictures: PicturesMessages = {
  previousPicture: 'Vorheriges Bild',
  nextPicture: 'Nächstes Bild',
  pictureOf: ({ n, total }) => `${n} von ${total}`,
};

export const profile: ProfileMessages = {
  sessions: 'Sitzungen',
  passkeys: 'Passkeys',
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
    allowMessages: 'Nachbarn finden Sie im Verzeichnis und können Ihnen schreiben.',
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

export const passkeys: PasskeysMessages = {
  hint: 'Bestätigen Sie Änderungen an Personen mit Fingerabdruck, Gesicht oder Geräte-PIN statt mit einem Code per E-Mail.',
  failedToLoad: 'Ihre Passkeys konnten nicht geladen werden',
  unsupported: 'Dieser Browser kann keine Passkeys verwenden.',
  dates: ({ added, lastUsed }) =>
    lastUsed === undefined
      ? `Hinzugefügt am ${added}, noch nie benutzt`
      : `Hinzugefügt am ${added}, zuletzt benutzt am ${lastUsed}`,
  add: 'Passkey hinzufügen',
  added: 'Passkey hinzugefügt!',
  known: 'Dieses Gerät hat schon einen Passkey für das Portal.',
  failedToAdd: 'Der Passkey wurde nicht hinzugefügt',
  remove: 'Entfernen',
  removed: 'Passkey entfernt!',
  failedToRemove: 'Der Passkey konnte nicht entfernt werden',
};

export const sessions: SessionsMessages = {
  hint: 'Wo Sie angemeldet sind. Beenden Sie, was Sie nicht kennen oder nicht mehr benutzen.',
  failedToLoad: 'Ihre Sitzungen konnten nicht geladen werden',
  unknownDevice: 'Unbekanntes Gerät',
  current: 'Diese',
  dates: ({ signedIn, lastUsed }) => `Angemeldet am ${signedIn}, zuletzt benutzt ${lastUsed}`,
  on: ({ browser, system }) => `${browser} auf ${system}`,
  end: 'Sitzung beenden',
  ended: 'Sitzung beendet!',
  privacy: 'Datenschutz und meine Daten',
  failedToEnd: 'Die Sitzung konnte nicht beendet werden',
};

export const saveState: SaveStateMessages = {
  saved: 'Gespeichert',
  saving: 'Wird gespeichert …',
  unsaved: 'Nicht gespeichert',
};

export const welcome: WelcomeMessages = {
  title: ({ portal }) => `Willkommen bei ${portal}`,
  intro: {
    resident: 'Ihr Zuhause, die Nachbarn und die Verwaltung an einem Ort.',
    vendor: 'Ihre Aufträge, Nachrichten und Zahlungen an einem Ort.',
    admin: 'Alles, was die Gemeinschaft von Ihnen braucht, an einem Ort.',
  },
  start: 'Erste Schritte',
  dismiss: 'Willkommen ausblenden',
  report: 'Ein Problem melden',
  pay: 'Beiträge zahlen',
  attend: 'Sehen, was ansteht',
  talk: 'Die Nachbarn fragen',
  compare: 'Aufträge sortieren',
  finished: 'Erledigtes finden',
  bill: 'Eine Rechnung stellen',
  triage: 'Tickets durchsehen',
  order: 'Arbeit vergeben',
  announce: 'Neues veröffentlichen',
  broadcast: 'Eine Rundnachricht senden',
};

export const officeContact: OfficeContactMessages = {
  title: ({ name }) => `Kontakt zu ${name}`,
  officeHours: 'Sprechzeiten',
  postalAddress: 'Postanschrift',
};

export const formerOwner: FormerOwnerMessages = {
  ended: ({ home, day }) => `Ihnen gehörte ${home} bis ${day}.`,
  effect: 'Sie können Ihre Belege und Tickets aus dieser Zeit lesen.',
};

export const viewAs: ViewAsMessages = {
  view: {
    about: ({ name }) => `Sie sehen das Portal als ${name}.`,
    effect: 'Nichts lässt sich ändern.',
    stop: 'Ansicht beenden',
  },
  act: {
    about: ({ name }) => `Sie handeln für ${name}.`,
    effect: 'Der Verlauf nennt Sie.',
    stop: 'Handeln beenden',
  },
  failed: 'Das konnte nicht beendet werden. Es endet von selbst innerhalb von vier Stunden.',
};
