import type { Messages } from './en.ts';

export const fr: Messages = {
  urgent: 'Urgent',
  nothing: 'Rien d’urgent pour le moment.',
  more: ({ n }) => `+${n} autres`,
};
