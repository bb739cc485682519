import type { Messages } from './en.ts';

export const es: Messages = {
  pinned: 'Fijado',
  locked: 'Bloqueado',
};
