import type { Locale } from '../text/index.ts';

/** Said of whatever needs a connection while there is none, whatever was attempted. */
export const offlineTexts: Record<Locale, string> = {
  en: "You're offline. Try again when you're connected.",
  es: 'No tiene conexión. Vuelva a intentarlo cuando esté conectado.',
  fr: 'Vous êtes hors ligne. Réessayez une fois connecté.',
  de: 'Sie sind offline. Versuchen Sie es erneut, sobald Sie verbunden sind.',
};
