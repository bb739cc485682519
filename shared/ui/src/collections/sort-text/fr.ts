import type { Messages } from './en.ts';

export const fr: Messages = {
  sort: 'Trier',
  newestFirst: 'Les plus récents',
};
