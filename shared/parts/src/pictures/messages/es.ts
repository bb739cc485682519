import type { Messages } from './en.ts';

export const es: Messages = {
  previousPicture: 'Imagen anterior',
  nextPicture: 'Imagen siguiente',
  pictureOf: ({ n, total }) => `${n} de ${total}`,
};
