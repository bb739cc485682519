import { notify } from '@hoa/shared';
import { getLocale } from '@hoa/shared/text';

/** Says, once, that a reload is due, and leaves its moment to the person, who has text to save. */
export function tellOfNewVersion(): void {
  notify.info(texts[getLocale()]);
}

const texts = {
  en: 'A new version of the portal is ready. Reload the page once you have sent or saved your text.',
  es: 'Hay una versión nueva del portal. Vuelva a cargar la página cuando haya enviado o guardado su texto.',
  fr: 'Une nouvelle version du portail est disponible. Rechargez la page une fois votre texte envoyé ou enregistré.',
  de: 'Eine neue Version des Portals liegt bereit. Laden Sie die Seite neu, sobald Ihr Text gesendet oder gespeichert ist.',
};
