import type { Messages } from './en.ts';

export const es: Messages = {
  invoicesOfOrder: ({ names }) => `Esta orden de trabajo ya tiene: ${names}.`,
};
