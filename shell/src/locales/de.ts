import { plural } from '@hoa/ui/text';
import type { Messages as ReauthMessages } from '../live/reauth/messages.ts';
import type { Messages as ShellMessages } from '../messages.ts';
import type { Messages as NoticesMessages } from '../notices/messages.ts';
import type { Messages as QuickMenuMessages } from '../quick-menu/messages.ts';
import type { Messages as LoginMessages } from '../sign-in/page/messages.ts';

export const shell: ShellMessages = {
  skip: 'Zum Inhalt springen',
  main: 'Hauptnavigation',
  quickMenu: 'Schnellmenü',
  userMenu: 'Benutzermenü',
  collapse: 'Navigation einklappen',
  expand: 'Navigation ausklappen',
  back: 'Zurück',
  live: 'Live',
  mock: 'Demo',
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
  profile: 'Profil',
  settings: 'Einstellungen',
  signOut: 'Abmelden',
  unread: ({ n }) => `${n} ungelesen`,
  unreadMessages: 'Ungelesene Nachrichten',
  offline: 'Sie sind derzeit offline. Einige Funktionen sind möglicherweise eingeschränkt.',
  toasts: 'Meldungen',
  dismiss: 'Schließen',
  restricted: 'Zugriff eingeschränkt',
  restrictedText: ({ role }) =>
    `Diese Seite steht Ihrer Rolle nicht offen. Ihre aktuelle Rolle ist: ${role}.`,
  goHome: 'Zur Startseite',
  registryFailed: 'Die Seiten des Portals konnten nicht geladen werden',
  registryFailedText:
    'Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal. Es ist nichts verloren gegangen.',
  portalName: 'Gemeinschaftsportal',
  errorTitle: 'Etwas ist schiefgelaufen',
  errorText:
    'Ein unerwarteter Fehler ist aufgetreten. Laden Sie die Seite neu oder kehren Sie zur Startseite zurück.',
  reload: 'Seite neu laden',
  goToHome: 'Zur Startseite wechseln',
};

export const login: LoginMessages = {
  title: 'Anmelden',
  welcome: 'Neuigkeiten, Anliegen und Zahlungen Ihrer Wohngemeinschaft an einem Ort.',
  emailSignIn: 'Anmeldung per E-Mail',
  email: 'E-Mail-Adresse',
  mockHint:
    'Das Portal läuft zurzeit mit Beispieldaten und versendet keine E-Mails. Nutzen Sie die Demo-Anmeldung.',
  send: 'Anmeldelink senden',
  sent: 'Anmeldelink gesendet! Sehen Sie in Ihrem Postfach nach.',
  sendingFailed: 'Der Anmeldelink konnte nicht gesendet werden',
  mockRefusal: 'Der Anmeldelink ist im Demo-Modus ausgeschaltet',
  mockLogin: 'Demo-Anmeldung',
  mockLoginHint: 'Sehen Sie sich als eine der Beispielpersonen um.',
  help: 'Probleme bei der Anmeldung? Bitte wenden Sie sich an die Verwaltung Ihrer Gemeinschaft.',
  privacy: 'Datenschutz',
  mode: 'Modus',
  mockMode: 'Beispieldaten zum Umsehen',
  liveMode: 'Ihre Gemeinschaft, mit einem Link per E-Mail',
  liveUnavailable: 'Der Live-Modus ist zurzeit nicht verfügbar',
  liveNeedsHttps:
    'Melden Sie sich über eine sichere Verbindung an: Öffnen Sie das Portal über HTTPS oder auf dem Computer, auf dem es läuft, unter http://localhost.',
  signIn: 'Anmelden',
  linkFor: ({ email }) => `Sie haben den Anmeldelink für ${email} geöffnet.`,
  codeSignIn: 'Code eingeben',
  codeSentTo: ({ email }) =>
    `Wenn ${email} Zugang hat, erhalten Sie eine E-Mail mit einem Link und einem sechsstelligen Code. Beginnt der Zugang erst später, nennt die E-Mail den Tag.`,
  code: 'Code',
  codeRequired: 'Bitte geben Sie die sechs Ziffern aus der E-Mail ein',
  chooseRole: 'Rolle wählen',
  chooseRoleHint: 'Im Benutzermenü können Sie später wechseln.',
  errors: {
    'email-required': 'Bitte geben Sie Ihre E-Mail-Adresse ein',
    'email-invalid': 'Geben Sie eine gültige E-Mail-Adresse ein',
    'email-not-found': 'Für den Abschluss der Anmeldung wurde keine E-Mail-Adresse gefunden',
    'not-a-link': 'Diese Adresse ist kein Anmeldelink',
    'sign-in-invalid':
      'Dieser Link oder Code ist falsch, verbraucht oder zu alt. Fordern Sie einen neuen an.',
    network: 'Die Verbindung ist fehlgeschlagen. Prüfen Sie sie und versuchen Sie es erneut.',
    busy: 'Das Portal ist ausgelastet. Versuchen Sie es noch einmal.',
    'too-many-requests':
      'Zu viele Versuche. Warten Sie einige Minuten und versuchen Sie es erneut.',
    'too-many-links':
      'Es wurden zu viele Links angefordert. Wenn Sie in den letzten 15 Minuten einen erhalten haben, öffnen Sie ihn. Sonst warten Sie 15 Minuten und versuchen Sie es erneut.',
    'too-many-codes':
      'Es wurden zu viele Codes eingegeben. Öffnen Sie den Link in der E-Mail, oder warten Sie 15 Minuten und versuchen Sie es erneut.',
    'new-version': 'Eine neue Version des Portals ist bereit. Laden Sie die Seite neu.',
    updating: 'Das Portal wird gerade aktualisiert. Versuchen Sie es gleich noch einmal.',
  },
};

export const reauth: ReauthMessages = {
  title: 'Bestätigen, dass Sie es sind',
  lead: ({ email }) =>
    `Hierfür ist ein Code nötig. Wir senden sechs Ziffern an ${email}; sie gelten 10 Minuten.`,
  code: 'Code',
  codeRequired: 'Bitte geben Sie die sechs Ziffern aus der E-Mail ein',
  confirm: 'Bestätigen',
  sendAgain: 'Neuen Code senden',
  sent: 'Code gesendet! Sehen Sie in Ihre E-Mails.',
  passkeyLead: 'Bestätigen Sie mit Ihrem Passkey: Fingerabdruck, Gesicht oder Geräte-PIN.',
  usePasskey: 'Passkey verwenden',
  useCode: 'Code per E-Mail senden',
  passkeyFailed:
    'Der Passkey wurde nicht angenommen. Versuchen Sie es erneut oder verwenden Sie einen Code.',
  errors: {
    failed: 'Bestätigen fehlgeschlagen',
    'sign-in-invalid':
      'Dieser Code ist falsch, verbraucht oder zu alt. Fordern Sie einen neuen an.',
    'too-many-requests':
      'Zu viele Versuche. Warten Sie einige Minuten und versuchen Sie es erneut.',
    network: 'Die Verbindung ist fehlgeschlagen. Prüfen Sie sie und versuchen Sie es erneut.',
    offline: 'Sie sind offline. Versuchen Sie es erneut, wenn Sie verbunden sind.',
    busy: 'Das Portal ist gerade ausgelastet. Versuchen Sie es erneut.',
  },
};

export const notices: NoticesMessages = {
  storage: {
    'storage-damaged':
      'Was auf diesem Gerät gespeichert war, konnte nicht gelesen werden. Es wurde entfernt, und Sie sehen wieder die Beispieldaten.',
    'storage-outdated':
      'Was auf diesem Gerät gespeichert war, stammt aus einer früheren Version des Portals. Es wurde entfernt, und Sie sehen wieder die Beispieldaten.',
    'storage-forbidden':
      'Dieser Browser lässt das Portal nichts speichern. Änderungen gelten, bis Sie die Seite schließen.',
  },
  outbox: {
    sent: (n) =>
      plural('de', n, {
        one: '1 offline verfasster Eintrag wurde gesendet.',
        other: `${n} offline verfasste Einträge wurden gesendet.`,
      }),
    refused: (n) =>
      plural('de', n, {
        one: '1 offline verfasster Eintrag konnte nicht gesendet werden. Der Grund steht daneben.',
        other: `${n} offline verfasste Einträge konnten nicht gesendet werden. Die Gründe stehen daneben.`,
      }),
    damaged: 'Ein offline verfasster Eintrag war nicht lesbar. Er wurde beiseitegelegt.',
  },
  sessionEnded:
    'Ihre Sitzung ist beendet. Melden Sie sich erneut an, um dort weiterzumachen, wo Sie waren.',
  newVersion:
    'Eine neue Version des Portals liegt bereit. Laden Sie die Seite neu, sobald Ihr Text gesendet oder gespeichert ist.',
};

export const quickMenu: QuickMenuMessages = {
  title: 'Schnellmenü',
  placeholder: 'Seiten und Funktionen suchen...',
  pages: 'Seiten und Funktionen',
  close: 'Schließen',
  none: ({ query }) => `Keine Ergebnisse für „${query}“`,
  found: ({ n }) => (n === 1 ? '1 Ergebnis' : `${n} Ergebnisse`),
};
