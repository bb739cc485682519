import { plural } from '@hoa/ui/text';
import type { Messages } from './en.ts';

export const de: Messages = {
  storage: {
    'storage-damaged':
      'Ein Teil der in diesem Browser gespeicherten Daten war nicht lesbar. Er wurde beiseitegelegt, und die Beispieldaten sind wieder geladen.',
    'storage-newer':
      'Die in diesem Browser gespeicherten Daten stammen aus einer späteren Version des Portals. Sie wurden beiseitegelegt, und die Beispieldaten sind wieder geladen.',
    'storage-forbidden':
      'Dieser Browser erlaubt dem Portal nicht, Daten zu behalten. Änderungen gelten, bis die Seite geschlossen wird.',
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
