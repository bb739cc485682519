import type { Messages } from './en.ts';

export const de: Messages = {
  pinned: 'Angeheftet',
  locked: 'Gesperrt',
};
