import type { Locale } from '@hoa/shared/text';

type Code = 'storage-damaged' | 'storage-newer' | 'storage-forbidden';

/** What a person is told about their browser's storage, in the languages that the adapter does not speak. */
export const storageNotices: Record<Exclude<Locale, 'en'>, Record<Code, string>> = {
  es: {
    'storage-damaged':
      'Parte de los datos guardados en este navegador no se ha podido leer. Se ha apartado y se han vuelto a cargar los datos de ejemplo.',
    'storage-newer':
      'Los datos guardados en este navegador proceden de una versión posterior del portal. Se han apartado y se han vuelto a cargar los datos de ejemplo.',
    'storage-forbidden':
      'Este navegador no permite que el portal guarde datos. Los cambios duran hasta que se cierre la página.',
  },
  fr: {
    'storage-damaged':
      'Une partie des données enregistrées dans ce navigateur n’a pas pu être lue. Elle a été mise de côté et les données d’exemple sont de nouveau chargées.',
    'storage-newer':
      'Les données enregistrées dans ce navigateur proviennent d’une version ultérieure du portail. Elles ont été mises de côté et les données d’exemple sont de nouveau chargées.',
    'storage-forbidden':
      'Ce navigateur ne permet pas au portail de conserver des données. Les modifications durent jusqu’à la fermeture de la page.',
  },
  de: {
    'storage-damaged':
      'Ein Teil der in diesem Browser gespeicherten Daten war nicht lesbar. Er wurde beiseitegelegt, und die Beispieldaten sind wieder geladen.',
    'storage-newer':
      'Die in diesem Browser gespeicherten Daten stammen aus einer späteren Version des Portals. Sie wurden beiseitegelegt, und die Beispieldaten sind wieder geladen.',
    'storage-forbidden':
      'Dieser Browser erlaubt dem Portal nicht, Daten zu behalten. Änderungen gelten, bis die Seite geschlossen wird.',
  },
};
