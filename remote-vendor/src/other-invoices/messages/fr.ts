import type { Messages } from './en.ts';

export const fr: Messages = {
  invoicesOfOrder: ({ names }) => `Cet ordre de travail a déjà : ${names}.`,
};
