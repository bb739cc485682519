import type { Messages } from './en.ts';

export const de: Messages = {
  title: 'Bestätigen, dass Sie es sind',
  lead: ({ email }) =>
    `Hierfür ist ein Code nötig. Wir senden sechs Ziffern an ${email}; sie gelten 10 Minuten.`,
  code: 'Code',
  codeRequired: 'Bitte geben Sie die sechs Ziffern aus der E-Mail ein',
  confirm: 'Bestätigen',
  sendAgain: 'Neuen Code senden',
  sent: 'Code gesendet! Sehen Sie in Ihre E-Mails.',
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
