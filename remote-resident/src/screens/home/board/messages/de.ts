import type { Messages } from './en.ts';

export const de: Messages = {
  waiting: ({ n }) => `Wartet auf den Vorstand${n === undefined ? '' : `: ${n}`}`,
  nothingWaits: 'Nichts wartet auf den Vorstand',
  safetyTickets: 'Sicherheitstickets',
  safety: ({ title }) => `Sicherheit: ${title}`,
  more: ({ n }) => `+${n} weitere`,
};
