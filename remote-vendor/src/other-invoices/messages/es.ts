import type { Messages } from './en.ts';

export const es: Messages = {
  invoicedBefore: ({ names }) => `Esta orden ya se ha facturado: ${names}.`,
};
