import type { Messages } from './en.ts';

export const es: Messages = {
  progress: 'Progreso',
  steps: 'Pasos',
  stepOf: ({ n, total }) => `Paso ${n} de ${total}`,
  stepStates: {
    done: 'hecho',
    skipped: 'Omitido',
    current: 'ahora',
    upcoming: 'pendiente',
  },
  reopened: ({ date }) => `Reabierta el ${date}`,
  waitingSince: ({ date }) => `En espera desde el ${date}`,
};
