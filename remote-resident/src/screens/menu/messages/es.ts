import type { Messages } from './en.ts';

export const es: Messages = {
  title: 'Menú',
  description: 'Todo lo que puede abrir en el portal.',
  sections: 'Secciones',
};
