import { plural } from '@hoa/ui/text';
import type { Messages } from './en.ts';

export const de: Messages = {
  storage: {
    'storage-damaged':
      'Ein Teil dessen, was auf diesem Gerät gespeichert war, konnte nicht gelesen werden. Er wurde beiseitegelegt, und Sie sehen wieder die Beispieldaten.',
    'storage-newer':
      'Was auf diesem Gerät gespeichert war, stammt aus einer neueren Version des Portals. Es wurde beiseitegelegt, und Sie sehen wieder die Beispieldaten.',
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
