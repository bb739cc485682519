import type { Messages } from './en.ts';

export const fr: Messages = {
  hint: 'Où vous êtes connecté. Fermez ce que vous ne connaissez pas ou n’utilisez plus.',
  failedToLoad: 'Impossible de charger vos sessions',
  unknownDevice: 'Appareil inconnu',
  current: 'Celle-ci',
  dates: ({ signedIn, lastUsed }) => `Ouverte le ${signedIn}, utilisée en dernier le ${lastUsed}`,
  on: ({ browser, system }) => `${browser} sur ${system}`,
  end: 'Fermer la session',
  ended: 'Session fermée !',
  privacy: 'Confidentialité et mes données',
  failedToEnd: 'Impossible de fermer la session',
};
