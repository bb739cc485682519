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
  errors: {
    'email-required': 'Bitte geben Sie Ihre E-Mail-Adresse ein',
    'email-not-found': 'Für den Abschluss der Anmeldung wurde keine E-Mail-Adresse gefunden',
    'not-a-link': 'Diese Adresse ist kein Anmeldelink',
  },
};
