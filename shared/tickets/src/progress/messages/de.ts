import type { Messages } from './en.ts';

export const de: Messages = {
  progress: 'Fortschritt',
  steps: 'Schritte',
  stepOf: ({ n, total }) => `Schritt ${n} von ${total}`,
  stepStates: {
    done: 'erledigt',
    skipped: 'Übersprungen',
    current: 'jetzt',
    upcoming: 'steht noch aus',
  },
  reopened: ({ date }) => `Wieder geöffnet am ${date}`,
  waitingSince: ({ date }) => `Wartet seit ${date}`,
};
