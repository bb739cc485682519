import type { Messages } from './en.ts';

export const de: Messages = {
  previousPicture: 'Vorheriges Bild',
  nextPicture: 'Nächstes Bild',
  pictureOf: ({ n, total }) => `${n} von ${total}`,
};
