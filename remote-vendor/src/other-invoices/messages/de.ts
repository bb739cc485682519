import type { Messages } from './en.ts';

export const de: Messages = {
  invoicesOfOrder: ({ names }) => `Zu diesem Auftrag gibt es schon: ${names}.`,
};
