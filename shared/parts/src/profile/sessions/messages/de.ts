import type { Messages } from './en.ts';

export const de: Messages = {
  hint: 'Wo Sie angemeldet sind. Beenden Sie, was Sie nicht kennen oder nicht mehr benutzen.',
  failedToLoad: 'Ihre Sitzungen konnten nicht geladen werden',
  unknownDevice: 'Unbekanntes Gerät',
  current: 'Diese',
  dates: ({ signedIn, lastUsed }) => `Angemeldet am ${signedIn}, zuletzt benutzt ${lastUsed}`,
  on: ({ browser, system }) => `${browser} auf ${system}`,
  end: 'Sitzung beenden',
  ended: 'Sitzung beendet!',
  privacy: 'Datenschutz und meine Daten',
  failedToEnd: 'Die Sitzung konnte nicht beendet werden',
};
