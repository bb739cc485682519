import type { Messages } from './en.ts';

export const fr: Messages = {
  invoicedBefore: ({ names }) => `Cet ordre de travail a déjà été facturé : ${names}.`,
};
