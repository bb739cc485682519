import type { Messages } from './en.ts';

export const es: Messages = {
  waiting: ({ n }) => `A la espera de la junta${n === undefined ? '' : `: ${n}`}`,
  nothingWaits: 'Nada a la espera de la junta',
  safetyTickets: 'Solicitudes de seguridad',
  safety: ({ title }) => `Seguridad: ${title}`,
  more: ({ n }) => `+${n} más`,
};
