import type { Messages } from './en.ts';

export const fr: Messages = {
  progress: 'Avancement',
  steps: 'Étapes',
  stepOf: ({ n, total }) => `Étape ${n} sur ${total}`,
  stepStates: {
    done: 'terminée',
    skipped: 'Passée',
    current: 'en cours',
    upcoming: 'à venir',
  },
  reopened: ({ date }) => `Rouverte le ${date}`,
  waitingSince: ({ date }) => `En attente depuis le ${date}`,
};
