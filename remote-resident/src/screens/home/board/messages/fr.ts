import type { Messages } from './en.ts';

export const fr: Messages = {
  waiting: ({ n }) => `En attente du conseil : ${n}`,
  nothingWaits: 'Rien n’attend le conseil',
};
