import type { Messages } from './en.ts';

export const de: Messages = {
  title: 'Neues Rundschreiben',
  audience: 'Empfängerkreis',
  whichBuilding: 'Welches Gebäude',
  chooseBuilding: 'Gebäude wählen',
  building: ({ name }) => `Gebäude ${name}`,
  whichGroup: 'Welche Gruppe',
  chooseGroup: 'Gruppe wählen',
  unitIds: 'Wohnungsnummern',
  unitIdsHint: 'Durch Kommas getrennt, zum Beispiel: A-101, B-204',
  subject: 'Betreff',
  message: 'Nachricht',
  priority: 'Priorität',
  sendNotification: 'Benachrichtigung senden',
  sendEmail: 'E-Mail senden',

  recipients: () => 'Empfänger',
  counting: 'Wird gezählt …',
  countUnknown: 'Die Zahl der Empfänger ist nicht bekannt',
  chooseAudience: 'Wählen Sie, wer es erhalten soll',
  preview: 'Vorschau',
  noSubject: 'Noch kein Betreff',
  noMessage: 'Was Sie schreiben, erscheint hier so, wie die Bewohner es lesen.',
  ways: 'Erreicht sie über',
  inMessages: 'In Nachrichten',
  byNotification: 'Benachrichtigung',
  byEmail: 'E-Mail',

  saveDraft: 'Entwurf speichern',
  notSaved: 'Noch nicht gespeichert',
  savedAsDraft: 'Als Entwurf gespeichert',
  send: 'Rundschreiben senden',
  sendQuestion: 'Dieses Rundschreiben senden?',
  sendQuestionTo: ({ n }) =>
    n === 1
      ? 'Dieses Rundschreiben an 1 Person senden?'
      : `Dieses Rundschreiben an ${n} Personen senden?`,
  sendHint: 'Es wird sofort gesendet und lässt sich nicht zurücknehmen.',
  confirmSend: 'Senden',
  sending: 'Wird gesendet …',
  sent: ({ n }) => `Rundschreiben an ${n} Empfänger gesendet!`,
  draftSaved: 'Entwurf erfolgreich gespeichert!',
  failedToSend: 'Das Rundschreiben konnte nicht gesendet werden',
  failedToSave: 'Der Entwurf konnte nicht gespeichert werden',
  failedToLoad: 'Der Entwurf konnte nicht geladen werden',
};
