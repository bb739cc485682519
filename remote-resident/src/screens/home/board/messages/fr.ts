import type { Messages } from './en.ts';

export const fr: Messages = {
  waiting: ({ n }) => `En attente du conseil${n === undefined ? '' : ` : ${n}`}`,
  nothingWaits: 'Rien n’attend le conseil',
  safetyTickets: 'Demandes de sécurité',
  safety: ({ title }) => `Sécurité : ${title}`,
  more: ({ n }) => `+${n} autres`,
};
