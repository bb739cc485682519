import type { Messages } from './en.ts';

export const es: Messages = {
  urgent: 'Urgente',
  nothing: 'Nada urgente por ahora.',
  more: ({ n }) => `+${n} más`,
};
