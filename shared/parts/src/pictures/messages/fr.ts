import type { Messages } from './en.ts';

export const fr: Messages = {
  previousPicture: 'Image précédente',
  nextPicture: 'Image suivante',
  pictureOf: ({ n, total }) => `${n} sur ${total}`,
};
