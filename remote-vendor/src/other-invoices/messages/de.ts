import type { Messages } from './en.ts';

export const de: Messages = {
  invoicedBefore: ({ names }) => `Dieser Auftrag wurde schon abgerechnet: ${names}.`,
};
