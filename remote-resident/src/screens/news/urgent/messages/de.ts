import type { Messages } from './en.ts';

export const de: Messages = {
  urgent: 'Dringend',
  nothing: 'Zurzeit nichts Dringendes.',
  more: ({ n }) => `+${n} weitere`,
};
