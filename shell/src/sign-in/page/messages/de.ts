import type { Messages } from './en.ts';

export const de: Messages = {
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
